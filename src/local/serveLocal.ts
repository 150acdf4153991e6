import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Operation } from '~/graphql/execute.ts';
import type { LazySchemaExecutor } from '~/graphql/lazySchemaExecutor.ts';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import type { RestReply } from '~/rest/route.ts';
import { fetched, isLostCode } from './lostCode.ts';
import type {
  Line,
  News,
  PageFacts,
  PageServices,
  SentFileCall,
  SentFileReply,
  SentOperation,
  SentReply,
  ToPage,
  ToServer,
} from './messages.ts';

/** What the page asks of the server. */
export interface LocalApi extends LazySchemaExecutor {
  readonly file: (call: SentFileCall) => Promise<SentFileReply>;
}

/** Begins a server at once, which is whole when the page has said what only the page knows. */
export type PrepareServer = (
  tellNews: (news: News) => void,
) => (facts: PageFacts, page: PageServices) => LocalApi;

/** A result as it would arrive over HTTP. As text, which a page reads faster than a clone once it is large. */
const overTheWire = (result: ExecutionResult): string => JSON.stringify(result);

const sent = ({ body, ...reply }: RestReply): SentReply => ({
  ...reply,
  text: body === undefined ? '' : JSON.stringify(body),
});

/** The services of the page at the other end of the line, and what hears its answers. */
function servicesOf(tell: (message: ToPage) => void) {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  const ask =
    (service: keyof PageServices) =>
    (...given: readonly unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        tell({ kind: 'ask', id: last, service, with: given });
      });
  const take = (id: number) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    return asked;
  };
  return {
    services: { verify: ask('verify'), testStream: ask('testStream') } as PageServices,
    onServed: (id: number, answer: unknown) => take(id)?.resolve(answer),
    onNotServed: (id: number, message: string) => take(id)?.reject(new Error(message)),
  };
}

/** The subscriptions of the page. */
function subscriptionsOf(tell: (message: ToPage) => void) {
  const ends = new Map<number, () => void>();
  return {
    async run(id: number, subscribe: () => ReturnType<LazySchemaExecutor['subscribe']>): Promise<void> {
      let ended = false;
      let iterator: AsyncIterableIterator<ExecutionResult> | undefined;
      ends.set(id, () => {
        ended = true;
        void iterator?.return?.();
      });
      try {
        const started = await subscribe();
        if (Symbol.asyncIterator in started) {
          iterator = started;
          if (ended) await iterator.return?.();
          tell({ kind: 'standing', id });
          for await (const result of iterator) tell({ kind: 'answer', id, answer: overTheWire(result) });
        } else {
          tell({ kind: 'answer', id, answer: overTheWire(started) });
        }
        tell({ kind: 'end', id });
      } finally {
        ends.delete(id);
      }
    },
    end: (id: number) => ends.get(id)?.(),
  };
}

/**
 * Answers what the page at the other end of the line asks: operations, subscriptions and documented REST calls. The page's
 * first message are its facts. `lock` is the name of a lock that is held as long as the server runs; null where there are
 * none.
 */
export function serveLocal(
  line: Line<ToServer, ToPage>,
  prepare: PrepareServer,
  lock: Promise<string | null>,
): void {
  const tell = (message: ToPage) => line.postMessage(message);
  // A page that has said nothing may not listen yet.
  let onFacts: () => void = () => undefined;
  const listens = new Promise<void>((resolve) => {
    onFacts = resolve;
  });
  const start = prepare((news) => void listens.then(() => tell({ kind: 'news', news })));
  const { services, onServed, onNotServed } = servicesOf(tell);
  const subscriptions = subscriptionsOf(tell);
  const documents = new Map<number, DocumentNode>();
  let started: LocalApi | undefined;

  const server = (): LocalApi => {
    if (!started) throw new Error('The page asks before it has said what the server must know.');
    return started;
  };
  const loadRest = onceLoaded(async () => {
    const { createRestHandler } = await fetched(import('~/rest/handleRest.ts'));
    return createRestHandler(server().execute);
  });
  const operationOf = ({ document: number, ...rest }: SentOperation): Operation => {
    const document = documents.get(number);
    if (!document) throw new Error(`Document ${number} was not sent.`);
    return { ...rest, document };
  };

  /** Sends what the work answers, or why there is no answer. */
  const answer = (id: number, work: () => Promise<unknown>) =>
    work()
      .then((found) => tell({ kind: 'answer', id, answer: found }))
      .catch((error: unknown) => fail(id, error));
  const fail = (id: number, error: unknown) =>
    tell({
      kind: 'failed',
      id,
      failure: {
        message: error instanceof Error ? error.message : String(error),
        lostCode: isLostCode(error),
      },
    });

  line.onmessage = ({ data: message }) => {
    switch (message.kind) {
      case 'facts':
        started = start(message.facts, services);
        onFacts();
        return;
      case 'document':
        documents.set(message.number, message.document);
        return;
      case 'execute':
        return answer(message.id, async () =>
          overTheWire(await server().execute(operationOf(message.operation))),
        );
      case 'subscribe':
        return subscriptions
          .run(message.id, async () => server().subscribe(operationOf(message.operation)))
          .catch((error: unknown) => fail(message.id, error));
      case 'unsubscribe':
        return subscriptions.end(message.id);
      case 'rest':
        return answer(message.id, async () => {
          const reply = await (await loadRest())(message.call);
          return reply && sent(reply);
        });
      case 'file':
        return answer(message.id, () => server().file(message.call));
      case 'served':
        return onServed(message.id, message.answer);
      case 'notServed':
        return onNotServed(message.id, message.message);
    }
  };
  void Promise.all([lock, listens]).then(([name]) => tell({ kind: 'ready', lock: name }));
}
