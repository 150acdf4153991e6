interface Named {
  readonly id: string;
}

/**
 * Where a row comes to lie that is dropped on another: it takes that one's place, and those between move up by one.
 * `before` is the row that it lies in front of then, `next` the one that it lay in front of; null for the end. Null when
 * one of them is not there, or nothing changes.
 */
export function placeOf(
  rows: readonly Named[],
  id: string,
  overId: string,
): { readonly before: string | null; readonly next: string | null } | null {
  const from = rows.findIndex((row) => row.id === id);
  const over = rows.findIndex((row) => row.id === overId);
  if (from < 0 || over < 0 || from === over) return null;
  const before = over > from ? rows[over + 1] : rows[over];
  return { before: before?.id ?? null, next: rows[from + 1]?.id ?? null };
}
