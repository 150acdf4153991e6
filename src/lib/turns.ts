import { chunksOf } from './chunksOf.ts';

/** How many items of lists are answered in one turn: 5 to 10 ms of work. Then whatever else waits is served. */
const itemsInTurn = 2_000;

interface Waiting {
  readonly items: number;
  readonly begin: () => void;
  readonly giveUp: (reason: unknown) => void;
}

export interface Turns {
  /**
   * The items, when they may be answered: at once while few were, else in a later turn; those of a list that is longer
   * than a turn are promises, part by part.
   */
  take(items: readonly unknown[]): readonly unknown[] | Promise<readonly unknown[]>;
}

/**
 * Turns of one piece of work. graphql-js 16 goes through a list in one go, but waits for lists and items that are
 * promises: so long answers are given in turns, and the event loop goes round between them.
 * @param signal when it is aborted, whatever waits fails with its reason
 */
export function createTurns(signal: AbortSignal): Turns {
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

  /** One promise an item: graphql-js answers each as soon as its part has its turn. */
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
