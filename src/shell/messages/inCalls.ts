import { chunksOf } from '~/lib/chunksOf.ts';
import type { Attempted } from './useAttempt.ts';

/** The most things that the API changes in one call. */
export const MOST_IN_CALL = 100;

/**
 * Does the work for one item after the other, until the API refuses one.
 * @returns the refusal, else nothing refused
 * @throws when a call gives no answer
 */
export async function inTurn<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Attempted | null | undefined>,
): Promise<Attempted> {
  for (const item of items) {
    const result = await work(item);
    if (!result) throw new Error('The API gave no answer.');
    if (result.errors && result.errors.length > 0) return result;
  }
  return {};
}

/** Calls for so many ids at a time as the API takes; as `inTurn`. */
export const inCalls = (
  ids: readonly string[],
  call: (ids: string[]) => Promise<Attempted | null | undefined>,
): Promise<Attempted> => inTurn(chunksOf(ids, MOST_IN_CALL), call);
