/**
 * The values of a filter's list; undefined when the list is left out, null or empty, because it then filters nothing.
 */
export function nonEmpty<Value>(values: readonly Value[] | null | undefined): readonly Value[] | undefined {
  return values && values.length > 0 ? values : undefined;
}

/** The condition that a field is one of the filter's values; undefined when the list filters nothing. */
export function oneOf<Value>(
  values: readonly Value[] | null | undefined,
): { readonly in: readonly Value[] } | undefined {
  const chosen = nonEmpty(values);
  return chosen && { in: chosen };
}
