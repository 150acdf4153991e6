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

/** Refuses a field of a form. The only way in which a refusal is made: code and parameters, never a sentence. */
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

/** The refusals of rules that are written as `broken && refuse(…)`, in their order. */
export const refusals = (...rules: readonly (FieldErrorRow | false)[]): FieldErrorRow[] =>
  rules.filter((rule) => rule !== false);
