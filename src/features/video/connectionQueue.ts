/** Live View, rule 3: at most so many connections are being made at once, over all tiles. */
const AT_ONCE = 6;

export interface ConnectionQueue {
  /** Calls `start` when its turn comes, perhaps at once. Whoever has connected, failed or gone calls what is returned. */
  enter(start: () => void): () => void;
  /** How many connect, and how many wait. */
  count(): { readonly connecting: number; readonly waiting: number };
}

/** A queue for turns to connect: first come, first served. */
export function createConnectionQueue(atOnce = AT_ONCE): ConnectionQueue {
  const connecting = new Set<() => void>();
  const waiting: (() => void)[] = [];
  const admit = () => {
    while (connecting.size < atOnce) {
      const next = waiting.shift();
      if (!next) return;
      connecting.add(next);
      next();
    }
  };
  return {
    enter(start) {
      // A function of its own each time: the same `start` may come twice.
      const turn = () => start();
      waiting.push(turn);
      admit();
      return () => {
        const place = waiting.indexOf(turn);
        if (place >= 0) waiting.splice(place, 1);
        connecting.delete(turn);
        admit();
      };
    },
    count: () => ({ connecting: connecting.size, waiting: waiting.length }),
  };
}

/** The queue of this page. */
export const connectionQueue = createConnectionQueue();
