import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { parse } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { transitionHealth } from '~/health/transitionHealth.ts';
import { createEvents, type EventMessage } from '~/resolvers/events.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { keepInIndexedDb } from '~/store/persistence/indexedDb.ts';
import { joinTabs, type Tabs } from '~/store/persistence/tabs.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

// idb tells objects of IndexedDB by these classes, which in a browser are there. The database itself is handed in.
Object.assign(globalThis, {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
});

const joined: Tabs<EventMessage>[] = [];
let browsers = 0;

afterEach(() => {
  for (const { stores } of joined.splice(0)) stores.close();
});

/** Two tabs of one browser, composed as a page composes its server. */
function openTabs(): readonly [TestApi, TestApi] {
  browsers += 1;
  const factory = new IDBFactory();
  const open = (tab: string) => {
    const tabs = joinTabs<EventMessage>(`browser-${browsers}`);
    joined.push(tabs);
    let ids = 0;
    return createTestApi(demoSeeds, {
      store: createMemoryStore({
        seeds: demoSeeds(() => NOW),
        resettable: true,
        keeper: keepInIndexedDb({
          name: 'watchfloor',
          version: 1,
          factory,
          onError: (error) => expect.unreachable(String(error)),
        }),
        channel: tabs.stores,
      }),
      fleetHealth: transitionHealth,
      events: createEvents(tabs.news),
      newId: () => {
        ids += 1;
        return `${tab}-${ids}`;
      },
    });
  };
  return [open('one'), open('two')];
}

const raise = `mutation ($summary: String!) { raiseIncident(input: {
  cameraId: "camera-harbour-1", kind: MOTION, severity: HIGH, summary: $summary }) { incidents { id number } } }`;
const changes = 'subscription { incidentChanged { id summary activity { nodes { action note } } } }';

async function raised(api: TestApi, summary: string): Promise<{ id: string; number: number }> {
  const { data, errors } = await api.ask(raise, { summary });
  expect(errors).toEqual([]);
  const { raiseIncident } = data as { raiseIncident: { incidents: { id: string; number: number }[] } };
  const [incident] = raiseIncident.incidents;
  if (!incident) throw new Error('Nothing was raised.');
  return incident;
}

describe('what happens in one tab', () => {
  test('is told in the others, which find the rows changed by then', async () => {
    const [one, two] = openTabs();
    const listener = await two.listen(changes);
    const { id } = await raised(one, 'A fox.');
    expect(await listener.next()).toMatchObject({ incidentChanged: { id, summary: 'A fox.' } });
    await listener.stop();
  });

  test('is told of notes and of evidence, too', async () => {
    const [one, two] = openTabs();
    const { id } = await raised(one, 'A fox.');
    const listener = await two.listen(changes);
    await one.ask(
      'mutation ($id: ID!) { addIncidentNotes(input: { ids: [$id], note: "It has left." }) { incidents { id } } }',
      {
        id,
      },
    );
    expect(await listener.next()).toMatchObject({
      incidentChanged: {
        id,
        activity: { nodes: [{ action: 'RAISE' }, { action: 'NOTE', note: 'It has left.' }] },
      },
    });
    const image =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const { data, errors } = await one.ask(
      `mutation ($id: ID!, $image: String!, $at: DateTime!) {
        addIncidentEvidence(input: { incidentId: $id, image: $image, takenAt: $at }) { evidence { id } } }`,
      { id, image, at: new Date(NOW - 1_000).toISOString() },
    );
    expect(errors).toEqual([]);
    expect(await listener.next()).toMatchObject({ incidentChanged: { id } });
    const { addIncidentEvidence } = data as { addIncidentEvidence: { evidence: { id: string } } };
    const { evidence } = addIncidentEvidence;
    await one.ask(
      'mutation ($id: ID!) { removeIncidentEvidence(input: { id: $id }) { evidence { id } } }',
      evidence,
    );
    expect(await listener.next()).toMatchObject({ incidentChanged: { id } });
    await listener.stop();
  });

  test('is the same observation when both see the first picture of a camera at once', async () => {
    const tabs = openTabs();
    const [one, two] = tabs;
    const heard = await two.listen('subscription { cameraStatusChanged { to } }');
    for (const state of ['PAUSED', 'ACTIVE']) {
      await one.ask(
        `mutation { setCameraOperatorState(input: { ids: ["camera-depot-1"], state: ${state} }) { errors { field } } }`,
      );
      await heard.next();
    }
    await heard.stop();
    const others = [await two.listen(changes), await one.listen(changes)];
    const see = (api: TestApi) =>
      api.ask(
        'mutation { observeCamera(input: { cameraId: "camera-depot-1", source: PLAYER }) { transition { to } } }',
      );
    expect((await Promise.all(tabs.map(see))).flatMap(({ errors }) => errors)).toEqual([]);
    // Rows are exchanged in order: when these have come the observations have, too.
    for (const api of tabs) await raised(api, 'A fox.');
    for (const listener of others) {
      await listener.next();
      await listener.stop();
    }
    for (const { environment } of tabs) {
      const where = { cameraId: 'camera-depot-1', from: 'NOT_OBSERVED', to: 'UP' } as const;
      const { rows } = await environment.store.statusTransitions.list({ where });
      expect(rows.filter(({ observation }) => observation !== null)).toHaveLength(1);
    }
  });

  test('is told nowhere when it was undone', async () => {
    const [one, two] = openTabs();
    const listeners = [await one.listen(changes), await two.listen(changes)];
    const undone = one.environment.store.transaction(async (tx) => {
      one.environment.events.publish(tx, 'incidentChanged', { incidentId: 'incident-1' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    const { id } = await raised(one, 'A fox.');
    for (const listener of listeners) {
      // Events come in order: what was undone would have come before.
      expect(await listener.next()).toMatchObject({ incidentChanged: { id } });
      await listener.stop();
    }
  });

  test('reaches its owner alone: a mail its recipients, a message the two who talk', async () => {
    const [one, two] = openTabs();
    const mails = 'subscription { mailArrived { subject } }';
    const [admins, staffs] = [await two.listen(mails, 'admin'), await two.listen(mails, 'staff')];
    const send = `mutation ($to: String!, $subject: String!) { sendMail(input: {
      to: [{ name: "", email: $to }], subject: $subject, message: "…" }) { errors { message } mail { id } } }`;
    const sent = (to: string, subject: string) => one.ask(send, { to: `${to}@watchfloor.example`, subject });
    expect(await sent('staff', 'For staff')).toMatchObject({ errors: [] });
    await sent('admin', 'For admins');
    expect(await admins.next()).toEqual({ mailArrived: { subject: 'For admins' } });
    expect(await staffs.next()).toEqual({ mailArrived: { subject: 'For staff' } });
    await admins.stop();
    await staffs.stop();
  });

  test('ends the subscriptions of a session that was left there', async () => {
    const [one, two] = openTabs();
    const token = await one.token('admin');
    const results = await two.executor.subscribe({ document: parse(changes), token });
    if (!(Symbol.asyncIterator in results)) throw new Error('It was refused.');
    const next = results.next();
    await one.executor.execute({ document: parse('mutation { logout { ended } }'), token });
    expect((await next).value.errors).toMatchObject([{ message: 'Invalid access token detected' }]);
  });
});

test('incidents that two tabs raise at the same moment have different numbers', async () => {
  const [one, two] = openTabs();
  // Both have read the same rows, and neither has heard of the other.
  await Promise.all([one, two].map((api) => api.ask('{ incidents(first: 1) { totalCount } }')));
  const all = await Promise.all([raised(one, 'A fox.'), raised(two, 'An owl.'), raised(one, 'A hare.')]);
  expect(new Set(all.map(({ number }) => number)).size).toBe(3);
});

test('the incidents of a storm have numbers of their own, beside those of another tab', async () => {
  const [one, two] = openTabs();
  const storm =
    'mutation { startDrill(input: { kind: STORM, siteId: "site-harbour" }) { incidents { number } } }';
  const owls = Array.from({ length: 12 }, () => raised(two, 'An owl.'));
  const [drill, ...others] = await Promise.all([one.ask(storm), ...owls]);
  expect(drill.errors).toEqual([]);
  const { startDrill } = drill.data as { startDrill: { incidents: { number: number }[] } };
  const numbers = [...startDrill.incidents, ...others].map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(15);
  expect(new Set(numbers).size).toBe(numbers.length);
});
