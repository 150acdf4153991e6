import type { ErrorParam, FieldErrorCode } from '~/graphql/types.generated.ts';

/**
 * Why one field of a form is refused, as a code with parameters: its sentence follows from them
 * (`refusalSentence.rules.ts`).
 */
export interface FieldErrorRow {
  /** Name of the input field; with points for a field inside another: "streams.0.host". */
  readonly field: string;
  readonly code: FieldErrorCode;
  readonly params: ErrorParam[];
}
