/** What can be subscribed to, and what is told: ids only, the subscriber reads the row anew. */
export interface EventMap {
  boardChanged: { readonly boardId: string };
  cameraStatusChanged: { readonly transitionId: string };
  chatMessageSent: { readonly messageId: string; readonly ownerId: string };
  incidentChanged: { readonly incidentId: string };
  sessionEnded: { readonly sessionId: string };
  mailArrived: { readonly mailId: string; readonly ownerId: string };
}

export type Topic = keyof EventMap;

/** Tells subscribers what happened. In one process by default; other buses keep the same promises. */
export interface Events {
  publish<T extends Topic>(topic: T, payload: EventMap[T]): void;
  /** Everything published from the call on, in order, until the iterator is returned or the bus is closed. */
  subscribe<T extends Topic>(topic: T): AsyncIterableIterator<EventMap[T]>;
  close(): void;
}

/** How many events a slow subscriber may leave waiting; the oldest go first. */
const QUEUE_LIMIT = 1_000;

class Subscription<Payload> implements AsyncIterableIterator<Payload> {
  readonly #queue: Payload[] = [];
  #waiting: ((result: IteratorResult<Payload>) => void) | undefined;
  #closed = false;
  readonly #onClose: () => void;

  constructor(onClose: (subscription: Subscription<Payload>) => void) {
    this.#onClose = () => onClose(this);
  }

  push(payload: Payload): void {
    if (this.#waiting) {
      const resolve = this.#waiting;
      this.#waiting = undefined;
      resolve({ value: payload, done: false });
      return;
    }
    this.#queue.push(payload);
    if (this.#queue.length > QUEUE_LIMIT) this.#queue.shift();
  }

  next(): Promise<IteratorResult<Payload>> {
    const payload = this.#queue.shift();
    if (payload !== undefined) return Promise.resolve({ value: payload, done: false });
    if (this.#closed) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  return(): Promise<IteratorResult<Payload>> {
    this.#closed = true;
    this.#queue.length = 0;
    this.#onClose();
    this.#waiting?.({ value: undefined, done: true });
    this.#waiting = undefined;
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** A bus inside one process. */
export function createEvents(): Events {
  const subscriptions: { [T in Topic]: Set<Subscription<EventMap[T]>> } = {
    boardChanged: new Set(),
    cameraStatusChanged: new Set(),
    chatMessageSent: new Set(),
    incidentChanged: new Set(),
    sessionEnded: new Set(),
    mailArrived: new Set(),
  };
  return {
    publish(topic, payload) {
      for (const subscription of subscriptions[topic]) subscription.push(payload);
    },
    subscribe<T extends Topic>(topic: T) {
      const set = subscriptions[topic];
      const subscription = new Subscription<EventMap[T]>((closed) => set.delete(closed));
      set.add(subscription);
      return subscription;
    },
    close() {
      for (const set of Object.values(subscriptions))
        for (const subscription of [...set]) void subscription.return();
    },
  };
}
