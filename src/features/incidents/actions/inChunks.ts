import { refusedIds } from './refusal.ts';

/** Most incidents that the API changes in one call. */
const CHUNK = 100;

export interface Outcome<Item> {
  readonly done: readonly Item[];
  /** Whose state did not allow it. */
  readonly refused: readonly Item[];
  /** Not tried, or not kept because of another of the same call. */
  readonly left: readonly Item[];
  /** What went wrong besides refusals; nothing was tried after it. */
  readonly error: unknown;
}

/** Does the work call by call, for the API keeps all changes of a call or none; a refusal stops its own call alone. */
export async function inChunks<Item extends { readonly id: string }>(
  items: readonly Item[],
  work: (ids: string[]) => Promise<unknown>,
): Promise<Outcome<Item>> {
  const [done, refused, left]: [Item[], Item[], Item[]] = [[], [], []];
  for (let start = 0; start < items.length; start += CHUNK) {
    const chunk = items.slice(start, start + CHUNK);
    try {
      await work(chunk.map(({ id }) => id));
      done.push(...chunk);
    } catch (error) {
      const ids = refusedIds(error);
      if (ids.size === 0) return { done, refused, left: [...left, ...items.slice(start)], error };
      for (const item of chunk) (ids.has(item.id) ? refused : left).push(item);
    }
  }
  return { done, refused, left, error: null };
}
