import type { Store } from '~/store/tables.ts';
import type { OfficeWrite } from './office/office.changes.ts';

/** What can be subscribed to, and what is told: ids only, the subscriber reads the row anew. */
export interface EventMap {
  boardChanged: { readonly boardId: string };
  cameraChanged: { readonly cameraId: string };
  cameraStatusChanged: { readonly transitionId: string };
  chatChanged: { readonly chatId: string; readonly ownerId: string };
  chatContactChanged: { readonly contactId: string };
  chatMessageSent: { readonly messageId: string; readonly ownerId: string };
  /** Nothing of it is stored: how many seconds it holds is told, as text. */
  chatTyping: { readonly contactId: string; readonly ownerId: string; readonly seconds: string };
  incidentChanged: { readonly incidentId: string };
  sessionEnded: { readonly sessionId: string };
  mailArrived: { readonly mailId: string; readonly ownerId: string };
  officeChanged: OfficeWrite;
}

export type Topic = keyof EventMap;

/**
 * The subject of an event within its topic: of several waiting events with the same subject, only the newest is kept.
 */
const subjects: { readonly [T in Topic]: (payload: EventMap[T]) => string } = {
  boardChanged: ({ boardId }) => boardId,
  cameraChanged: ({ cameraId }) => cameraId,
  cameraStatusChanged: ({ transitionId }) => transitionId,
  chatChanged: ({ chatId }) => chatId,
  chatContactChanged: ({ contactId }) => contactId,
  chatMessageSent: ({ messageId }) => messageId,
  chatTyping: ({ contactId, ownerId }) => `${ownerId} ${contactId}`,
  incidentChanged: ({ incidentId }) => incidentId,
  sessionEnded: ({ sessionId }) => sessionId,
  mailArrived: ({ mailId }) => mailId,
  // Other things of the same app are another subject: none of them may be lost.
  officeChanged: ({ app, ownerId, ids }) => [app, ownerId ?? '', ...ids].join(' '),
};

const topics = Object.keys(subjects) as readonly Topic[];

/** An event as it is sent: plain JSON, at most a few hundred bytes. */
export type EventMessage = {
  readonly [T in Topic]: { readonly topic: T; readonly payload: EventMap[T] };
}[Topic];

/**
 * Carries events to everybody else who works on the same data: other tabs of a browser, other servers on a database.
 */
export interface EventCarrier {
  /** Sends the event to all others, in the order of the calls. Never throws: it reports failures by itself. */
  send(message: EventMessage): void;
  /** Hands over what the others send, in the order of each sender, never what was sent here. One listener. */
  receive(listener: (message: EventMessage) => void): void;
  /** Neither sends nor hands over from now on; resolves when what was sent is on its way. */
  close(): Promise<void>;
}

/** Tells subscribers what happened. */
export interface Events {
  /**
   * Publishes what is written to the store. With the store of a transaction, the events follow when the transaction is
   * committed, in the order of the calls and once for each subject, and not at all when it is rolled back; otherwise at
   * once. Never throws.
   */
  publish<T extends Topic>(store: Pick<Store, 'whenKept'>, topic: T, payload: EventMap[T]): void;
  /**
   * Everything wanted that is told from the call on, in order, until the iterator is returned or the bus is closed. Of
   * several that wait and tell of the same, the newest stays, in the place of the first. `next` rejects with
   * FallenBehindError when too many wait, and the subscription is over.
   *
   * @param wanted default: all
   */
  subscribe<T extends Topic>(
    topic: T,
    wanted?: (payload: EventMap[T]) => boolean,
  ): AsyncIterableIterator<EventMap[T]>;
  close(): void;
}

/** A subscriber reads so slowly that waiting events were dropped: it has to read everything again. */
export class FallenBehindError extends Error {
  constructor(limit: number) {
    super(`More than ${limit} events wait.`);
    this.name = 'FallenBehindError';
  }
}

class Subscription<Payload> implements AsyncIterableIterator<Payload> {
  readonly #queue = new Map<string, Payload>();
  #waiting: ((result: IteratorResult<Payload>) => void) | undefined;
  #closed = false;
  #failure: FallenBehindError | undefined;
  readonly #subject: (payload: Payload) => string;
  readonly #limit: number;
  readonly #onClose: () => void;

  constructor(
    subject: (payload: Payload) => string,
    limit: number,
    onClose: (subscription: Subscription<Payload>) => void,
  ) {
    this.#subject = subject;
    this.#limit = limit;
    this.#onClose = () => onClose(this);
  }

  push(payload: Payload): void {
    if (this.#waiting) {
      const resolve = this.#waiting;
      this.#waiting = undefined;
      resolve({ value: payload, done: false });
      return;
    }
    this.#queue.set(this.#subject(payload), payload);
    if (this.#queue.size <= this.#limit) return;
    this.#failure = new FallenBehindError(this.#limit);
    void this.return();
  }

  next(): Promise<IteratorResult<Payload>> {
    const failure = this.#failure;
    if (failure) {
      this.#failure = undefined;
      return Promise.reject(failure);
    }
    for (const [subject, payload] of this.#queue) {
      this.#queue.delete(subject);
      return Promise.resolve({ value: payload, done: false });
    }
    if (this.#closed) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  return(): Promise<IteratorResult<Payload>> {
    this.#closed = true;
    this.#queue.clear();
    this.#onClose();
    this.#waiting?.({ value: undefined, done: true });
    this.#waiting = undefined;
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

interface Listener<Payload> {
  readonly wanted: (payload: Payload) => boolean;
  readonly subscription: Subscription<Payload>;
}

/**
 * A bus. What is published here is told here and sent with the carrier, and what that brings is told here.
 * @param waiting how many events, each of something else, a subscriber may leave waiting. A maintenance or a drill of a
 *   whole site tells of all its cameras at once, which is no reader's fault.
 */
export function createEvents(carrier?: EventCarrier, waiting = 5_000): Events {
  const listeners: { [T in Topic]: Set<Listener<EventMap[T]>> } = {
    boardChanged: new Set(),
    cameraChanged: new Set(),
    cameraStatusChanged: new Set(),
    chatChanged: new Set(),
    chatContactChanged: new Set(),
    chatMessageSent: new Set(),
    chatTyping: new Set(),
    incidentChanged: new Set(),
    sessionEnded: new Set(),
    mailArrived: new Set(),
    officeChanged: new Set(),
  };
  const tell = <T extends Topic>(topic: T, payload: EventMap[T]) => {
    for (const { wanted, subscription } of listeners[topic]) if (wanted(payload)) subscription.push(payload);
  };
  carrier?.receive(({ topic, payload }) => {
    // A server of a later version may send topics that do not exist here.
    if (topics.includes(topic)) tell(topic, payload);
  });
  /** Events of transactions that are not committed yet, once for each subject. */
  const untold = new WeakMap<object, Map<string, () => void>>();
  return {
    publish(store, topic, payload) {
      const key = `${topic} ${subjects[topic](payload)}`;
      const telling = () => {
        tell(topic, payload);
        carrier?.send({ topic, payload } as EventMessage);
      };
      const known = untold.get(store);
      if (known) {
        known.set(key, telling);
        return;
      }
      const all = new Map([[key, telling]]);
      untold.set(store, all);
      store.whenKept(() => {
        untold.delete(store);
        for (const each of all.values()) each();
      });
    },
    subscribe<T extends Topic>(topic: T, wanted: (payload: EventMap[T]) => boolean = () => true) {
      const set = listeners[topic];
      const subscription = new Subscription<EventMap[T]>(subjects[topic], waiting, () =>
        set.delete(listener),
      );
      const listener: Listener<EventMap[T]> = { wanted, subscription };
      set.add(listener);
      return subscription;
    },
    close() {
      for (const set of Object.values(listeners))
        for (const { subscription } of [...set]) void subscription.return();
    },
  };
}
