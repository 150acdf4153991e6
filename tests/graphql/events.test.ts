import { buildSchema, type GraphQLFieldResolver, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createExecutor } from '~/graphql/execute.ts';
import type { Context } from '~/resolvers/context.ts';
import { createEvents, type EventCarrier, type EventMessage } from '~/resolvers/events.ts';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

const raise = `mutation { raiseIncident(input: {
  cameraId: "camera-harbour-1", kind: MOTION, severity: HIGH, summary: "A fox." }) { incidents { id } } }`;
const acknowledge =
  'mutation ($ids: [ID!]!) { acknowledgeIncidents(input: { ids: $ids }) { incidents { id } } }';
const changes =
  'subscription { incidentChanged { id state camera { name site { name } } activity { action } } }';

/** The demo's people, and one who is neither staff nor admin. */
const seeds = (clock: () => number) => ({
  ...demoSeeds(clock),
  users: () => {
    const users = userFixtures();
    const user = { id: 'user-user', userName: 'user', email: 'user@watchfloor.example' };
    return [...users, ...users.slice(0, 1).map((one) => ({ ...one, ...user, roles: ['USER'] as const }))];
  },
});

/** The same people, between whom the roles make no difference. */
const equals = (clock: () => number) => ({
  ...demoSeeds(clock),
  users: () =>
    seeds(clock)
      .users()
      .map((user) => ({ ...user, roles: ['STAFF'] as const })),
});

async function raised(api: TestApi): Promise<string> {
  const { data, errors } = await api.ask(raise);
  expect(errors).toEqual([]);
  const { raiseIncident } = data as { raiseIncident: { incidents: { id: string }[] } };
  return raiseIncident.incidents[0]?.id ?? '';
}

/** So many who listen to the same. */
const crowd = (api: TestApi, size: number, subscription: string, as: Asker) =>
  Promise.all(Array.from({ length: size }, () => api.listen(subscription, as)));

describe('an event', () => {
  test('is answered once for 1,000 subscribers who ask the same, with the reads of one', async () => {
    const readsOf = async (size: number) => {
      const api = createTestApi();
      const listeners = await crowd(api, size, changes, 'staff');
      const told: unknown[] = [];
      const reads = await countReads(api, async () => {
        await raised(api);
        told.push(...(await Promise.all(listeners.map((listener) => listener.next()))));
      });
      expect(told).toHaveLength(size);
      expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
      return reads;
    };
    expect(await readsOf(1_000)).toEqual(await readsOf(1));
  });

  test('reaches its owner alone, however many listen', async () => {
    const api = createTestApi(seeds);
    const mails = 'subscription { mailArrived { subject } }';
    const send = `mutation ($to: String!, $subject: String!) { sendMail(input: {
      to: [{ name: "", email: $to }], subject: $subject, message: "…" }) { errors { message } } }`;
    const people = ['staff', 'user', 'admin'] as const;
    const crowds = await Promise.all(people.map((as) => crowd(api, 5, mails, as)));
    for (const to of people)
      await api.ask(send, { to: `${to}@watchfloor.example`, subject: `For ${to}` }, 'admin');
    for (const [index, listeners] of crowds.entries()) {
      const told = await Promise.all(listeners.map((listener) => listener.next()));
      expect(told).toEqual(Array(5).fill({ mailArrived: { subject: `For ${people[index]}` } }));
    }
  });

  test('of a talk says to each of the two which messages are theirs', async () => {
    const api = createTestApi();
    const messages = 'subscription { chatMessageSent { text mine } }';
    const [admins, staffs] = [await crowd(api, 3, messages, 'admin'), await crowd(api, 3, messages, 'staff')];
    const contactId = 'user-staff';
    const send = `mutation ($contactId: ID!) { sendChatMessage(input: { contactId: $contactId, text: "Hello." }) {
      errors { message } } }`;
    expect(await api.ask(send, { contactId }, 'admin')).toMatchObject({ errors: [] });
    const told = (listeners: typeof admins) => Promise.all(listeners.map((listener) => listener.next()));
    expect(await told(admins)).toEqual(Array(3).fill({ chatMessageSent: { text: 'Hello.', mine: true } }));
    expect(await told(staffs)).toEqual(Array(3).fill({ chatMessageSent: { text: 'Hello.', mine: false } }));
  });

  test('that waits is replaced by a newer one of the same, in its place', async () => {
    const api = createTestApi();
    const listener = await api.listen('subscription { incidentChanged { id state } }');
    const [first, second] = [await raised(api), await raised(api)];
    await api.ask(acknowledge, { ids: [second] });
    await api.ask(acknowledge, { ids: [first] });
    const third = await raised(api);
    const states = [await listener.next(), await listener.next(), await listener.next()];
    expect(states).toEqual([
      { incidentChanged: { id: first, state: 'ACKNOWLEDGED' } },
      { incidentChanged: { id: second, state: 'ACKNOWLEDGED' } },
      { incidentChanged: { id: third, state: 'NEW' } },
    ]);
    await listener.stop();
  });

  test('that a carrier brings of a topic that nobody here knows is left out', () => {
    let bring: (message: EventMessage) => void = () => undefined;
    const carrier: EventCarrier = {
      send: () => undefined,
      receive: (listener) => {
        bring = listener;
      },
      close: async () => undefined,
    };
    createEvents(carrier);
    const later = { topic: 'somethingNew', payload: {} } as unknown as EventMessage;
    expect(() => bring(later)).not.toThrow();
  });
});

describe('an answer', () => {
  const factSchema = buildSchema(`
    type Query { nothing: Int }
    type Subscription { fact: Fact! }
    type Fact { plain: Int! staffOnly: String mine: String! copied: String! session: String! said(loudly: Boolean): String! }
  `);

  /** A schema whose fields look at who asks in every way, and how often each was computed. */
  function facts(plain: () => Promise<number> | number = () => 1, people: typeof seeds = seeds) {
    const counts: Record<string, number> = {};
    const fields: Record<string, GraphQLFieldResolver<unknown, Context, { loudly?: boolean }>> = {
      plain,
      staffOnly: (_, __, { viewer }) => (viewer?.roles.includes('STAFF') ? 'the address' : null),
      mine: (_, __, { viewer }) => viewer?.id ?? 'nobody',
      copied: (_, __, { viewer }) => ({ ...viewer }).id ?? 'nobody',
      session: (_, __, { session }) => session?.id ?? 'none',
      said: (_, { loudly }) => (loudly ? 'HEY' : 'hey'),
    };
    const own = factSchema.getType('Fact');
    if (!own || !('getFields' in own)) throw new Error('There is no Fact.');
    for (const [name, resolve] of Object.entries(fields)) {
      Object.assign(own.getFields()[name] ?? {}, {
        resolve: (...call: Parameters<typeof resolve>) => {
          counts[name] = (counts[name] ?? 0) + 1;
          return resolve(...call);
        },
      });
    }
    Object.assign(factSchema.getSubscriptionType()?.getFields().fact ?? {}, {
      subscribe: (_: unknown, __: unknown, { events }: Context) => events.subscribe('incidentChanged'),
      resolve: () => ({}),
    });
    const api = createTestApi(people);
    const executor = createExecutor(factSchema, api.environment);
    const { events, store } = api.environment;
    let told = 0;
    return {
      counts,
      /** Something happens to something else than before. */
      tell() {
        told += 1;
        events.publish(store, 'incidentChanged', { incidentId: String(told) });
      },
      async listen(query: string, as: Asker, variables = {}) {
        const token = await api.token(as);
        const results = await executor.subscribe({ document: parse(query), variables, token });
        if (!(Symbol.asyncIterator in results)) throw new Error(JSON.stringify(results.errors));
        return async () => JSON.parse(JSON.stringify((await results.next()).value.data)).fact;
      },
    };
  }

  test('that depends on the role is made once for each role, and no user gets what staff may see', async () => {
    const { listen, tell, counts } = facts();
    const query = 'subscription { fact { plain staffOnly } }';
    const [staff, user, staffAgain, userAgain] = [
      await listen(query, 'staff'),
      await listen(query, 'user'),
      await listen(query, 'staff'),
      await listen(query, 'user'),
    ];
    tell();
    expect(await staff()).toEqual({ plain: 1, staffOnly: 'the address' });
    expect(await user()).toEqual({ plain: 1, staffOnly: null });
    expect(await staffAgain()).toEqual({ plain: 1, staffOnly: 'the address' });
    expect(await userAgain()).toEqual({ plain: 1, staffOnly: null });
    expect(counts).toEqual({ plain: 2, staffOnly: 2 });
  });

  test.each(['mine', 'copied'])('that depends on the viewer is made for each viewer: %s', async (field) => {
    const { listen, tell } = facts(undefined, equals);
    const query = `subscription { fact { ${field} } }`;
    const people = ['staff', 'admin', 'user', 'admin', 'staff'] as const;
    const listeners = await Promise.all(people.map((as) => listen(query, as)));
    for (const _ of [1, 2]) {
      tell();
      const told = await Promise.all(listeners.map((next) => next()));
      expect(told).toEqual(people.map((as) => ({ [field]: `user-${as}` })));
    }
  });

  test('that depends on the session is made for each session of the same viewer', async () => {
    const { listen, tell } = facts();
    const query = 'subscription { fact { session } }';
    const [one, two] = [await listen(query, 'staff'), await listen(query, 'staff')];
    tell();
    const { session } = await one();
    expect(session).not.toBe('none');
    expect((await two()).session).not.toBe(session);
  });

  test('is not shared by those who ask with other variables', async () => {
    const { listen, tell } = facts();
    const query = 'subscription ($loudly: Boolean) { fact { said(loudly: $loudly) } }';
    const [loud, quiet] = [
      await listen(query, 'staff', { loudly: true }),
      await listen(query, 'staff', { loudly: false }),
    ];
    tell();
    expect([await loud(), await quiet()]).toEqual([{ said: 'HEY' }, { said: 'hey' }]);
  });

  test('is shared by those who ask the same in other white space', async () => {
    const { listen, tell, counts } = facts();
    const [one, two] = [
      await listen('subscription { fact { plain } }', 'staff'),
      await listen('subscription{fact{\n plain}}', 'staff'),
    ];
    tell();
    expect([await one(), await two()]).toEqual([{ plain: 1 }, { plain: 1 }]);
    expect(counts).toEqual({ plain: 1 });
  });

  test('never tells an older state to whoever has seen a newer one', async () => {
    let state = 1;
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let asked = 0;
    const { listen, tell } = facts(async () => {
      asked += 1;
      // The first answer takes its time, and then tells how things are by then.
      if (asked === 1) await gate;
      return state;
    });
    const query = 'subscription { fact { plain } }';
    const slow = await listen(query, 'staff');
    tell();
    const first = slow();
    const late = await listen(query, 'staff');
    state = 2;
    tell();
    expect(await late()).toEqual({ plain: 2 });
    state = 3;
    open();
    expect(await first).toEqual({ plain: 3 });
    // The answer to the second event was made for the other one, when the state was 2.
    expect(await slow()).toEqual({ plain: 3 });
  });
});

test('a subscriber who leaves too much waiting is told so, and hears no more', async () => {
  const events = createEvents(undefined, 3);
  const api = createTestApi(seeds, { events });
  const { store } = api.environment;
  const token = await api.token('staff');
  const document = parse('subscription { incidentChanged { id } }');
  const results = await api.executor.subscribe({ document, token });
  if (!(Symbol.asyncIterator in results)) throw new Error('It was refused.');
  for (const incidentId of ['a', 'b', 'a', 'c', 'd'])
    events.publish(store, 'incidentChanged', { incidentId });
  await expect(results.next()).rejects.toThrow('More than 3 events wait.');
  expect(await results.next()).toMatchObject({ done: true });
});
