import { chunksOf } from './chunksOf.ts';

/**
 * How many list items are completed in one slice: 5 to 10 ms of work. Then the event loop serves whatever else waits.
 */
const itemsInTurn = 2_000;

interface Waiting {
  readonly items: number;
  readonly begin: () => void;
  readonly giveUp: (reason: unknown) => void;
}

export interface WorkSlices {
  /**
   * Returns the items when they may be completed: at once while the current slice has room, else in a later slice. The
   * items of a list that is longer than a slice become promises, part by part.
   */
  take(items: readonly unknown[]): readonly unknown[] | Promise<readonly unknown[]>;
}

/**
 * Splits the work of one call into slices. graphql-js 16 completes a list in one go, but waits for lists and items that
 * are promises; so long lists are given to it in slices, with the event loop running in between.
 * @param signal when it is aborted, whatever waits fails with its reason
 */
export function createWorkSlices(signal: AbortSignal): WorkSlices {
  let waiting: Waiting[] = [];
  let next = 0;
  let taken = 0;
  let called = false;

  function call(): void {
    if (called) return;
    called = true;
    setTimeout(serve, 0);
  }

  function serve(): void {
    called = false;
    taken = 0;
    for (let first = waiting[next]; first; first = waiting[next]) {
      if (taken >= itemsInTurn && !signal.aborted) {
        call();
        return;
      }
      next += 1;
      taken += first.items;
      if (signal.aborted) first.giveUp(signal.reason);
      else first.begin();
    }
    waiting = [];
    next = 0;
  }

  const turn = (items: number): Promise<void> =>
    new Promise((begin, giveUp) => {
      waiting.push({ items, begin, giveUp });
      call();
    });

  /** One promise for each item: graphql-js completes it as soon as its slice begins. */
  function inParts(items: readonly unknown[]): readonly unknown[] {
    const parts: Promise<unknown>[] = [];
    for (const part of chunksOf(items, itemsInTurn)) {
      const begun = turn(part.length);
      for (const item of part) parts.push(begun.then(() => item));
    }
    return parts;
  }

  return {
    take(items) {
      if (items.length > itemsInTurn) return inParts(items);
      if (waiting.length === 0 && taken + items.length <= itemsInTurn) {
        taken += items.length;
        return items;
      }
      return turn(items.length).then(() => items);
    },
  };
}
