import { GraphQLError } from 'graphql';
import { createWorkSlices } from '~/lib/workSlices.ts';

/** What one call may cost: an operation, or several of them that answer one REST call. */
export interface WorkLimits {
  readonly milliseconds: number;
  /** Of the answer as JSON in UTF-8. Infinity where nothing is sent. */
  readonly bytes: number;
  /** Items of all lists of objects, as they really come. */
  readonly objects: number;
}

/** The default limits of a call. */
export const workLimits: WorkLimits = { milliseconds: 10_000, bytes: 8_000_000, objects: 100_000 };

export const timeoutCode = 'TIMEOUT';
export const tooLargeCode = 'ANSWER_TOO_LARGE';

/** Reading the clock costs as much as resolving a small field, so it is read every so many fields. */
const looksBetweenClocks = 64;

/** One call while it is answered: it ends when its time is over or when the caller has left. */
export interface Work {
  readonly signal: AbortSignal;
  /** Rejects with what the caller is told when the work ends early; never resolves. */
  readonly ended: Promise<never>;
  /**
   * Undefined while the work goes on, then `ended`: to be returned and not to be thrown, because graphql-js forgets the
   * promises beside a field that throws, and one of those that fails then ends the process. While code runs no timer does:
   * this looks at the clock.
   */
  over(): Promise<never> | undefined;
  /**
   * The items of a list: as they are, or, after many of them, when it is their turn; between turns others are served.
   * Rejects when there are more of them, in all lists together, than are answered.
   */
  inTurns(items: readonly unknown[]): readonly unknown[] | Promise<readonly unknown[]>;
  /** How many bytes the answer may still have. */
  bytesLeft(): number;
  /** Throws ANSWER_TOO_LARGE when all answers of the work together are too long. */
  answered(bytes: number): void;
  /** Frees the timer; call it when everything is answered. */
  close(): void;
}

const timeout = (milliseconds: number) =>
  new GraphQLError(
    `The operation took longer than ${milliseconds / 1000} seconds and was stopped. Ask for less in one operation.`,
    { extensions: { code: timeoutCode } },
  );

/** @param what the answer has more than, for example "8 MB" */
const tooLarge = (what: string) =>
  new GraphQLError(
    `The answer has more than ${what} and was not sent. Ask for fewer fields, or fewer rows with "first". What a mutation wrote stays written.`,
    { extensions: { code: tooLargeCode } },
  );

/** Nobody reads this error: its caller has left. */
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
  // Whatever waits receives the rejection; when nothing waits, nobody needs it.
  ended.catch(() => undefined);
  if (left?.aborted) leave();
  left?.addEventListener('abort', leave, { once: true });

  let looks = 0;
  let { bytes, objects } = limits;

  function over(): Promise<never> | undefined {
    looks += 1;
    if (looks % looksBetweenClocks === 0 && performance.now() > deadline) stop(timeout(milliseconds));
    return signal.aborted ? ended : undefined;
  }

  const turns = createWorkSlices(signal);

  return {
    signal,
    ended,
    over,
    inTurns(items) {
      objects -= items.length;
      if (objects < 0) stop(tooLarge(`${limits.objects.toLocaleString('en')} objects`));
      return over() ?? turns.take(items);
    },
    bytesLeft: () => bytes,
    answered(length) {
      bytes -= length;
      if (bytes < 0) throw tooLarge(`${limits.bytes / 1_000_000} MB`);
    },
    close() {
      clearTimeout(timer);
      left?.removeEventListener('abort', leave);
    },
  };
}
