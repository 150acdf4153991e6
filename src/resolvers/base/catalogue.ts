import { notFound } from '../errors.ts';

/**
 * The entry of a fixed catalogue that a filter names; undefined when it names none. Throws NOT_FOUND when there is no
 * such entry: an address with a wrong handle must not look like an empty list.
 *
 * @param what with a capital letter: "Folder"
 */
export function withHandle<Entry extends { readonly handle: string }>(
  entries: readonly Entry[],
  handle: string | null | undefined,
  what: string,
): Entry | undefined {
  if (handle === null || handle === undefined) return undefined;
  const entry = entries.find((each) => each.handle === handle);
  if (!entry) throw notFound(what, handle);
  return entry;
}

/** The entry of a fixed catalogue. NOT_FOUND when there is no such entry. */
export function entryOf<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
  what: string,
): Entry {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw notFound(what, id);
  return entry;
}
