import type { FieldErrorCode } from '~/graphql/types.generated.ts';
import type { FieldErrorRow } from './refusal.rows.ts';
import type { paramsOfCodes } from './refusalParams.rules.ts';

type Names = typeof paramsOfCodes;
type Values<Code extends FieldErrorCode> = Readonly<Record<Names[Code][number], string | number>> & {
  readonly item?: string;
};
/** Codes without parameters need none. */
type Given<Code extends FieldErrorCode> = Names[Code] extends readonly []
  ? [values?: Values<Code>]
  : [values: Values<Code>];

/** Makes the refusal of a form field. All refusals are made here, of a code and parameters, never of a sentence. */
export const refuse = <Code extends FieldErrorCode>(
  field: string,
  code: Code,
  ...[values]: Given<Code>
): FieldErrorRow => ({
  field,
  code,
  params: Object.entries<string | number>(values ?? {}).map(([name, value]) => ({
    name,
    value: String(value),
  })),
});

/** The refusals among rules that are written as `isBroken && refuse(…)`, in their order. */
export const refusals = (...rules: readonly (FieldErrorRow | false)[]): FieldErrorRow[] =>
  rules.filter((rule) => rule !== false);
