interface Row {
  readonly id: string;
}

/**
 * The rows that are shown while somebody is at work in the list, so that none moves away under the pointer: those that
 * have come since wait above. Rows behind the last known one were read on for, and are shown.
 * @param known ids of the rows that were shown
 */
export function heldBack<Each extends Row>(
  known: ReadonlySet<string>,
  rows: readonly Each[],
): { readonly shown: readonly Each[]; readonly waiting: number } {
  const last = rows.findLastIndex(({ id }) => known.has(id));
  const shown = rows.filter(({ id }, index) => index > last || known.has(id));
  return { shown, waiting: rows.length - shown.length };
}
