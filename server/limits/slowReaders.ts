import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { FallenBehindError } from '~/resolvers/events.ts';

/** When a socket whose client reads too slowly is closed. */
export interface SlowLimits {
  /** How many bytes may wait in this process to be sent on one socket, besides the buffers of the operating systems. */
  readonly waitingBytes: number;
  /** How long more than that may wait, in milliseconds. */
  readonly bytesMs: number;
  /** How long one single answer may wait, in milliseconds. */
  readonly answerMs: number;
  /** Between two looks at all sockets, in milliseconds. */
  readonly lookEveryMs: number;
}

export const slowLimits: SlowLimits = {
  waitingBytes: 256_000,
  bytesMs: 10_000,
  answerMs: 10_000,
  lookEveryMs: 1_000,
};

/** Of this server: the client was too slow. It is none of those after which graphql-ws does not connect again. */
const tooSlow = 4420;
const reason = 'Too slow: events were left out. Connect again and ask anew.';
/** How long a client may take, in milliseconds, to read what was sent and the reason before its socket is cut off. */
const goodbyeMs = 5_000;

const isWaiting = (socket: WebSocket) => socket.readyState === socket.OPEN;

/** Closes the sockets of clients that read too slowly, so that what waits for them does not fill the memory. */
export function createSlowReaders(
  sockets: ReadonlySet<WebSocket>,
  log: Logger,
  limits: SlowLimits = slowLimits,
) {
  /** Since when too much waits, by the clock of this process. */
  const slowSince = new WeakMap<WebSocket, number>();
  /** Of each socket the answers that are being sent, and since when. */
  const sending = new WeakMap<WebSocket, Map<object, number>>();

  /** Notes that a subscription has an answer to send, or that it is sent and the next one may be made. */
  function note(socket: WebSocket, subscription: object, isSending: boolean): void {
    const all = sending.get(socket) ?? new Map<object, number>();
    sending.set(socket, all);
    if (isSending) all.set(subscription, performance.now());
    else all.delete(subscription);
  }

  function drop(socket: WebSocket, why: string): void {
    if (!isWaiting(socket)) return;
    log.warn({ why }, 'a slow subscriber was dropped');
    socket.close(tooSlow, reason);
    setTimeout(() => socket.terminate(), goodbyeMs).unref();
  }

  function look(): void {
    const now = performance.now();
    const longestOf = (all: Iterable<number> = []) => now - Math.min(now, ...all);
    for (const socket of sockets) {
      const since = slowSince.get(socket) ?? now;
      if (socket.bufferedAmount > limits.waitingBytes) slowSince.set(socket, since);
      else slowSince.delete(socket);
      if (slowSince.has(socket) && now - since >= limits.bytesMs) drop(socket, 'too many bytes wait');
      if (longestOf(sending.get(socket)?.values()) >= limits.answerMs) drop(socket, 'an answer waits');
    }
  }

  const timer = setInterval(look, limits.lookEveryMs);
  return {
    /**
     * The results, of which the next one is asked for when the one before is on its way, until too many events wait: then
     * the socket is dropped.
     */
    dropping(
      results: AsyncIterableIterator<ExecutionResult>,
      socket: WebSocket,
    ): AsyncIterableIterator<ExecutionResult> {
      return {
        async next() {
          note(socket, results, false);
          try {
            const result = await results.next();
            if (!result.done) note(socket, results, true);
            return result;
          } catch (error) {
            if (!(error instanceof FallenBehindError)) throw error;
            drop(socket, error.message);
            return { value: undefined, done: true };
          }
        },
        async return() {
          note(socket, results, false);
          await results.return?.();
          return { value: undefined, done: true };
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
    stop: () => clearInterval(timer),
  };
}
