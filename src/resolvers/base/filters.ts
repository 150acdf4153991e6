/** The values of a filter's list. A list that is left out, null or empty asks for nothing: undefined. */
export function nonEmpty<Value>(values: readonly Value[] | null | undefined): readonly Value[] | undefined {
  return values && values.length > 0 ? values : undefined;
}

/** What a filter's list asks of a field: to be one of the values. Undefined where it asks for nothing. */
export function oneOf<Value>(
  values: readonly Value[] | null | undefined,
): { readonly in: readonly Value[] } | undefined {
  const chosen = nonEmpty(values);
  return chosen && { in: chosen };
}
