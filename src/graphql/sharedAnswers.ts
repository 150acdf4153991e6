import type { ExecutionResult } from 'graphql';
import type { Context, Environment } from '~/resolvers/context.ts';
import { operationStore } from '~/resolvers/operationStore.ts';

/** What differs between the operations of a subscription, besides the environment. */
type OfOperation = Omit<Context, keyof Environment>;

/** Makes the answer to an event in a context. */
type Answering = (context: Context) => ExecutionResult | Promise<ExecutionResult>;

interface Made {
  readonly result: ExecutionResult;
  /** When the answer was complete, by the clock that ticks at each beginning and end of one. */
  readonly ended: number;
  /** Something looked at the viewer beyond the roles: the answer belongs to that viewer only. */
  readonly personal: boolean;
}

interface Answer {
  readonly person: string;
  /** When its making began, by the same clock. */
  readonly began: number;
  readonly made: Promise<Made>;
}

/** One subscriber: the query, the viewer, and the moment up to which it has been answered. */
export interface Asker {
  /** Document, variables and operation name: two with the same text ask the same. */
  readonly asked: string;
  readonly context: Context;
  seen: number;
}

/** Called when a property of the target is read, except for the free ones. */
function watched<T extends object>(target: T, free: readonly (string | symbol)[], onRead: () => void): T {
  return new Proxy(target, {
    get(of, name) {
      if (!free.includes(name)) onRead();
      return Reflect.get(of, name);
    },
    // By these a copy is made, which would be read unseen.
    ownKeys(of) {
      onRead();
      return Reflect.ownKeys(of);
    },
    getOwnPropertyDescriptor(of, name) {
      onRead();
      return Reflect.getOwnPropertyDescriptor(of, name);
    },
  });
}

/** Everything that can influence an answer that does not look at the viewer. */
const audienceOf = ({ viewer, session, tokenRejected }: Context): string =>
  JSON.stringify([viewer && [...viewer.roles].sort(), session !== null, tokenRejected]);

const personOf = ({ viewer, session }: Context): string => JSON.stringify([viewer?.id, session?.id]);

/**
 * Answers each event once for all subscribers who ask the same and may see the same, however many they are.
 *
 * An answer is made as of one subscriber's context, and what it reads of that is watched. When nothing looked at who asks
 * beyond the roles (no id, no session), it is the answer of everybody with these roles. When something did, it goes to
 * this one person, and everybody else gets one that is made for them. So no rule has to be written down twice: a new
 * field that depends on the viewer is answered to each viewer apart from its first day.
 *
 * A subscriber gets an answer of others only when its making began after all that the subscriber has seen had been made:
 * so nobody gets an older state after a newer one.
 */
export function createSharedAnswers(environment: Environment) {
  const { clock, ...surroundings } = environment;
  /** By the event itself: when nobody is left to be told of it, its answers go with it. */
  const perEvent = new WeakMap<object, Map<string, Answer>>();
  let ticks = 0;

  async function make({ context }: Asker, answering: Answering): Promise<Made> {
    let personal = false;
    const onRead = () => {
      personal = true;
    };
    // Each event is answered as of its own moment. Built from the surroundings, not from the context: what is added to
    // that for each caller must be thought of here.
    const own: OfOperation & Pick<Context, 'store'> = {
      ...operationStore(environment.store),
      viewer: context.viewer && watched(context.viewer, ['roles'], onRead),
      session: context.session && watched(context.session, [], onRead),
      tokenRejected: context.tokenRejected,
      batchId: context.batchId,
      now: clock(),
    };
    const result = await answering({ ...surroundings, ...own });
    ticks += 1;
    return { result, ended: ticks, personal };
  }

  function answerOf(asker: Asker, answers: Map<string, Answer>, key: string, answering: Answering): Answer {
    const known = answers.get(key);
    if (known && known.began > asker.seen) return known;
    ticks += 1;
    const answer = { person: personOf(asker.context), began: ticks, made: make(asker, answering) };
    answers.set(key, answer);
    return answer;
  }

  return {
    /** @param event the very object that the other subscribers are told, too */
    async answer(asker: Asker, event: object, answering: Answering): Promise<ExecutionResult> {
      const answers = perEvent.get(event) ?? new Map<string, Answer>();
      perEvent.set(event, answers);
      const key = `${audienceOf(asker.context)} ${asker.asked}`;
      const person = personOf(asker.context);
      const shared = answerOf(asker, answers, key, answering);
      let made = await shared.made;
      if (made.personal && shared.person !== person)
        made = await answerOf(asker, answers, `${person} ${key}`, answering).made;
      asker.seen = made.ended;
      return made.result;
    },
  };
}
