import type { FieldErrorCode } from '~/graphql/types.generated.ts';
import { fetchNamespace, type Translate, textLanguage, translatorOf } from '../i18n/texts.ts';
import { formatOf } from '../i18n/useFormat.ts';
import { messages } from './messages.ts';

/** Why a field was refused, as the rules and the API say it. */
export interface Refusal {
  readonly field: string;
  readonly code: FieldErrorCode;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** Whole and decimal numbers, which are written as the language writes them. */
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** A sentence with the name of what it is about before it: "Cold store: …". */
export const about = (name: string | undefined, text: string): string => (name ? `${name}: ${text}` : text);

/** A refusal in the language of `t`, which looks up the texts of `messages`: that of the field where there is one. */
export function refusalText(t: Translate, language: string, { field, code, params }: Refusal): string {
  const { number } = formatOf(language);
  const { item, ...values } = Object.fromEntries(
    params.map(({ name, value }) => [name, isNumber(value) ? number(Number(value)) : value]),
  );
  const name = field.split('.').at(-1) ?? field;
  const text = t([`ofField.${name}.${code}`, `refusal.${code}`], values);
  return about(item, text);
}

/** A refusal as an exception, for code that does not return refusals. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.field}: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** Tells a refusal in the bar at the top, where there is no field that it could stand on; `name` is what it was about. */
export async function tellRefusal(refusal: Refusal, name?: string): Promise<void> {
  await fetchNamespace('messages');
  messages.error(about(name, refusalText(translatorOf('messages'), textLanguage(), refusal)));
}
