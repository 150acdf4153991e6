import type { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { LocalOperation, LocalServer, LocalSubscriber } from '~/graphql/client/localLink.ts';
import type {
  Failure,
  Line,
  News,
  PageFacts,
  PageServices,
  SentCall,
  SentFileCall,
  SentFileReply,
  SentOperation,
  SentReply,
  ToPage,
  ToServer,
} from './messages.ts';

/** The server inside the browser, from the page. */
export interface ConnectedServer extends LocalServer {
  /** Answers a documented REST call; null when its path is not ours. Rejects when the server cannot answer at all. */
  readonly rest: (call: SentCall) => Promise<SentReply | null>;
  /** Answers a call for the bytes of a file. */
  readonly file: (call: SentFileCall) => Promise<SentFileReply>;
  /** Ends everything that waits for an answer, and all that is asked from now on, with this error. */
  readonly stopped: (error: Error) => void;
  /** Goes on with another server, which is asked everything again that the one before was asked. */
  readonly moveTo: (line: Line<ToPage, ToServer>) => void;
}

export interface PageOptions {
  readonly facts: PageFacts;
  readonly services: PageServices;
  /** The server runs; it holds the lock of this name as long as it does. */
  readonly onReady: (lock: string | null) => void;
  readonly onNews: (news: News) => void;
  /** Code of the server could not be fetched. */
  readonly onLostCode: (error: Error) => void;
}

interface Receiver {
  readonly answer: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
  readonly standing?: () => void;
  readonly end?: () => void;
}

const resultOf = (text: string): ApolloLink.Result => JSON.parse(text);

/** Numbers documents, and tells of each that has no number yet. */
function numbering(tell: (number: number, document: DocumentNode) => void) {
  const numbers = new WeakMap<DocumentNode, number>();
  let last = 0;
  return (document: DocumentNode): number => {
    const known = numbers.get(document);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(document, last);
    tell(last, document);
    return last;
  };
}

/** The page's end of the line to the server inside the browser. */
export function connectServer(first: Line<ToPage, ToServer>, options: PageOptions): ConnectedServer {
  const receivers = new Map<number, Receiver>();
  /** What was sent before the server said that it runs; null since. */
  let unheard: ToServer[] | null = [];
  let line = first;
  let last = 0;
  let ended: Error | null = null;

  const send = (message: ToServer) => {
    unheard?.push(message);
    line.postMessage(message);
  };
  const numberOf = numbering((number, document) => send({ kind: 'document', number, document }));

  /** Sends a question and returns its id; one that nobody answers any more fails at once. */
  function ask(question: (id: number) => ToServer, receiver: Receiver): number {
    last += 1;
    if (ended) receiver.fail(ended);
    else {
      receivers.set(last, receiver);
      send(question(last));
    }
    return last;
  }

  const askOnce = <Answer>(question: (id: number) => ToServer) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ask(question, {
        answer: (answer) => {
          receivers.delete(id);
          resolve(answer as Answer);
        },
        fail: reject,
      });
    });

  const sentOperation = ({ document, ...rest }: LocalOperation): SentOperation => ({
    ...rest,
    document: numberOf(document),
  });

  function fail(id: number, { message, lostCode }: Failure): void {
    const error = new Error(message);
    if (lostCode) options.onLostCode(error);
    receivers.get(id)?.fail(error);
    receivers.delete(id);
  }

  async function serve(id: number, service: keyof PageServices, given: readonly unknown[]): Promise<void> {
    try {
      const work = options.services[service] as (...given: readonly unknown[]) => Promise<unknown>;
      send({ kind: 'served', id, answer: await work(...given) });
    } catch (error) {
      send({ kind: 'notServed', id, message: error instanceof Error ? error.message : String(error) });
    }
  }

  function hear({ data: message }: MessageEvent<ToPage>): void {
    switch (message.kind) {
      case 'ready':
        unheard = null;
        options.onReady(message.lock);
        break;
      case 'answer':
        receivers.get(message.id)?.answer(message.answer);
        break;
      case 'standing':
        receivers.get(message.id)?.standing?.();
        break;
      case 'end':
        receivers.get(message.id)?.end?.();
        receivers.delete(message.id);
        break;
      case 'failed':
        fail(message.id, message.failure);
        break;
      case 'ask':
        void serve(message.id, message.service, message.with);
        break;
      case 'news':
        options.onNews(message.news);
        break;
    }
  }

  line.onmessage = hear;
  send({ kind: 'facts', facts: options.facts });

  return {
    async execute(operation) {
      const text = await askOnce<string>((id) => ({
        kind: 'execute',
        id,
        operation: sentOperation(operation),
      }));
      return resultOf(text);
    },
    file: (call) => askOnce<SentFileReply>((id) => ({ kind: 'file', id, call })),
    rest: (call) => askOnce<SentReply | null>((id) => ({ kind: 'rest', id, call })),
    subscribe(operation: LocalOperation, { standing, next, complete, error }: LocalSubscriber) {
      const id = ask((id) => ({ kind: 'subscribe', id, operation: sentOperation(operation) }), {
        answer: (text) => next(resultOf(text as string)),
        fail: error,
        standing,
        end: complete,
      });
      return () => {
        if (receivers.delete(id) && !ended) send({ kind: 'unsubscribe', id });
      };
    },
    stopped(error) {
      ended = error;
      for (const { fail: tell } of receivers.values()) tell(error);
      receivers.clear();
    },
    moveTo(next) {
      line.onmessage = null;
      line = next;
      line.onmessage = hear;
      for (const message of unheard ?? []) line.postMessage(message);
    },
  };
}
