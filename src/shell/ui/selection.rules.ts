/**
 * The selection after a row was toggled.
 * @param order all rows, as they are drawn
 * @param from the row from which a range is meant: every row between the two takes the new state of `id`; null, or a row
 *   that is gone, for `id` alone
 */
export function withToggled(
  selected: ReadonlySet<string>,
  order: readonly string[],
  id: string,
  from: string | null,
): ReadonlySet<string> {
  const after = new Set(order.filter((each) => selected.has(each)));
  const at = order.indexOf(id);
  const start = from === null ? -1 : order.indexOf(from);
  const range = start < 0 ? [id] : order.slice(Math.min(at, start), Math.max(at, start) + 1);
  const select = !selected.has(id);
  for (const each of range) {
    if (select) after.add(each);
    else after.delete(each);
  }
  return after;
}
