import { GraphQLError } from 'graphql';

/** What one call may cost: an operation, or several of them that answer one REST call. */
export interface WorkLimits {
  readonly milliseconds: number;
  /** Of the answer as JSON in UTF-8. Infinity where nothing is sent. */
  readonly bytes: number;
}

/** What a call may cost at every door that does not say otherwise. */
export const workLimits: WorkLimits = { milliseconds: 10_000, bytes: 8_000_000 };

export const timeoutCode = 'TIMEOUT';
export const tooLargeCode = 'ANSWER_TOO_LARGE';

/** How many items of lists are answered in one go: 5 to 10 ms of work. Then whatever else waits has its turn. */
const itemsInOneGo = 2_000;
/** Looking at the clock costs as much as a small field. */
const looksBetweenClocks = 64;

/** One call while it is answered: it ends when its time is over or when the caller has left. */
export interface Work {
  readonly signal: AbortSignal;
  /** Rejects with what the caller is told when the work ends early; never resolves. */
  readonly ended: Promise<never>;
  /** Throws what the caller is told when the work has ended. While code runs no timer does: this looks at the clock. */
  check(): void;
  /** The items of a list: as they are, or, after many of them, one by one with pauses in which others are served. */
  inTurns(items: readonly unknown[]): readonly unknown[] | AsyncIterable<unknown>;
  /** How many bytes the answer may still have. */
  bytesLeft(): number;
  /** Throws ANSWER_TOO_LARGE when all answers of the work together are too long. */
  answered(bytes: number): void;
  /** To be called when all is answered: frees the timer. */
  close(): void;
}

const timeout = (milliseconds: number) =>
  new GraphQLError(
    `The operation took longer than ${milliseconds / 1000} seconds and was stopped. Ask for less in one operation.`,
    { extensions: { code: timeoutCode } },
  );

const tooLarge = (bytes: number) =>
  new GraphQLError(
    `The answer has more than ${bytes / 1_000_000} MB and was not sent. Ask for fewer fields, or fewer rows with "first". What a mutation wrote stays written.`,
    { extensions: { code: tooLargeCode } },
  );

/** Nobody reads it: who would be told has left. */
const abandoned = () => new GraphQLError('The caller has left.', { extensions: { code: 'ABANDONED' } });

/**
 * Begins the work of one call; the time runs from now on.
 * @param left aborted when nobody waits for the answer any more
 */
export function startWork(limits: WorkLimits = workLimits, left?: AbortSignal): Work {
  const { milliseconds } = limits;
  const controller = new AbortController();
  const { signal } = controller;
  const deadline = performance.now() + milliseconds;
  const stop = (reason: GraphQLError) => controller.abort(reason);
  const leave = () => stop(abandoned());
  const timer = setTimeout(() => stop(timeout(milliseconds)), milliseconds);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Told through whatever waits; when nothing does, nobody needs to know.
  ended.catch(() => undefined);
  if (left?.aborted) leave();
  left?.addEventListener('abort', leave, { once: true });

  let looks = 0;
  let inOneGo = 0;
  let pause: Promise<void> | undefined;
  let { bytes } = limits;

  function check(): void {
    looks += 1;
    if (looks % looksBetweenClocks === 0 && performance.now() > deadline) stop(timeout(milliseconds));
    if (signal.aborted) throw signal.reason;
  }

  /** Everything of the work that would go on waits for the same pause. */
  function breathe(): Promise<void> {
    pause ??= new Promise((resolve) => {
      setTimeout(() => {
        pause = undefined;
        inOneGo = 0;
        resolve();
      }, 0);
    });
    return pause;
  }

  async function* oneByOne(items: readonly unknown[]): AsyncGenerator<unknown> {
    // All at once where they are promises: a failure of one that nobody waits for yet would end the process.
    for (const item of await Promise.all(items)) {
      while (inOneGo >= itemsInOneGo) await breathe();
      inOneGo += 1;
      check();
      yield item;
    }
  }

  return {
    signal,
    ended,
    check,
    inTurns(items) {
      if (inOneGo + items.length > itemsInOneGo) return oneByOne(items);
      inOneGo += items.length;
      return items;
    },
    bytesLeft: () => bytes,
    answered(length) {
      bytes -= length;
      if (bytes < 0) throw tooLarge(limits.bytes);
    },
    close() {
      clearTimeout(timer);
      left?.removeEventListener('abort', leave);
    },
  };
}
