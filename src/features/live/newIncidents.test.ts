import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeldApi } from '../../../tests/support/heldApi.ts';
import { createLive } from './live.ts';
import { createNewIncidents } from './newIncidents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

interface Change {
  readonly state?: string;
  readonly raisedAt?: string;
  readonly parent?: string;
  /** The last line of its log. */
  readonly last?: string;
}

const incident = (
  id: string,
  { state = 'NEW', raisedAt = '10:00', parent, last = 'RAISE' }: Change = {},
) => ({
  __typename: 'Incident',
  id,
  number: 1,
  kind: 'OUTAGE',
  severity: 'HIGH',
  state,
  summary: 'A fox.',
  raisedAt: `2026-11-20T${raisedAt}:00.000Z`,
  allowedActions: [],
  childCount: 0,
  inDrill: false,
  parent: parent === undefined ? null : { __typename: 'Incident', id: parent },
  camera: null,
  site: { __typename: 'Site', id: 'site-1', name: 'Harbour' },
  assignee: null,
  activity: {
    __typename: 'IncidentActivityConnection',
    nodes: [{ __typename: 'IncidentActivity', id: `${id} ${last}`, action: last }],
  },
});

async function start() {
  const api = createHeldApi();
  const waiting = createNewIncidents(api.client, createLive(api.client, api.session, api.connection));
  const raised: string[] = [];
  waiting.onRaised(({ id }) => raised.push(id));
  await settle();
  return {
    api,
    raised,
    tell(id: string, change?: Change) {
      api.latest('IncidentChanges').next({ incidentChanged: incident(id, change) });
    },
    /** Answers the question that waits; the next one may be asked afterwards. */
    async answer(nodes: readonly object[], totalCount = nodes.length) {
      api.latest('NewIncidents').answer({
        incidents: { __typename: 'IncidentConnection', nodes, totalCount },
      });
      await vi.advanceTimersByTimeAsync(500);
    },
    ids: () => [...waiting.read().incidents.keys()],
    count: () => waiting.read().count,
  };
}

test('what waited before the page listened is counted and not told as new', async () => {
  const { answer, raised, ids, count } = await start();
  await answer([incident('a'), incident('b')]);
  expect([ids(), count(), raised]).toEqual([['a', 'b'], 2, []]);
});

test('an incident that is raised is told once, however often it changes while it waits', async () => {
  const { answer, tell, raised, ids } = await start();
  await answer([]);
  tell('a');
  tell('a', { last: 'NOTE' });
  tell('a', { last: 'ASSIGN' });
  expect([raised, ids()]).toEqual([['a'], ['a']]);
});

test('one is told again whose acknowledgement was taken back, and none because of a note', async () => {
  const { answer, tell, raised } = await start();
  await answer([incident('a')]);
  tell('a', { last: 'NOTE' });
  expect(raised).toEqual([]);
  tell('a', { state: 'ACKNOWLEDGED', last: 'ACKNOWLEDGE' });
  tell('a', { last: 'UNDO' });
  expect(raised).toEqual(['a']);
});

test('it waits no longer when somebody has taken it on or closed it, or when it is folded into a storm', async () => {
  const { answer, tell, raised, ids, count } = await start();
  await answer([incident('a'), incident('b'), incident('c')]);
  tell('a', { state: 'ACKNOWLEDGED', last: 'ACKNOWLEDGE' });
  tell('b', { state: 'DISMISSED', last: 'DISMISS' });
  tell('c', { parent: 'storm', last: 'NOTE' });
  tell('storm');
  expect([raised, ids(), count()]).toEqual([['storm'], ['storm'], 1]);
});

test('an outage that is raised as a part of a storm is not told by itself', async () => {
  const { answer, tell, raised, count } = await start();
  await answer([]);
  tell('storm');
  tell('a', { parent: 'storm' });
  expect([raised, count()]).toEqual([['storm'], 1]);
});

test('what is told while the question is on its way is newer than its answer', async () => {
  const { answer, tell, raised, ids } = await start();
  tell('a');
  tell('b', { state: 'ACKNOWLEDGED', last: 'ACKNOWLEDGE' });
  await answer([incident('b'), incident('c')]);
  expect([raised, ids().toSorted()]).toEqual([['a'], ['a', 'c']]);
});

test('what is raised after the first answer and before the subscription stands is found by asking again', async () => {
  const { api, answer, raised } = await start();
  await answer([incident('a')]);
  api.connection.tellStanding('CameraChanges');
  await settle();
  expect(api.asked('NewIncidents')).toHaveLength(1);
  api.connection.tellStanding('IncidentChanges');
  await settle();
  await answer([incident('a'), incident('b')]);
  expect(raised).toEqual(['b']);
});

test('what is raised while the connection is lost is told when it is back, and what is over is gone', async () => {
  const { api, answer, raised, ids } = await start();
  await answer([incident('a')]);
  api.connect('lost');
  api.connect('open');
  await settle();
  await answer([incident('b', { last: 'NOTE' })]);
  expect([raised, ids()]).toEqual([['b'], ['b']]);
});

test('of more than one page all are counted, and older ones that come into the page are not told as new', async () => {
  const { api, answer, tell, raised, count } = await start();
  await answer([incident('c', { raisedAt: '12:00' }), incident('b', { raisedAt: '11:00' })], 3);
  expect(count()).toBe(3);
  tell('c', { state: 'ACKNOWLEDGED', raisedAt: '12:00', last: 'ACKNOWLEDGE' });
  expect(count()).toBe(2);
  tell('a', { state: 'ACKNOWLEDGED', raisedAt: '10:00', last: 'ACKNOWLEDGE' });
  await settle();
  expect(api.asked('NewIncidents')).toHaveLength(2);
  await answer([incident('d', { raisedAt: '13:00' }), incident('0', { raisedAt: '09:00' })], 2);
  expect([raised, count()]).toEqual([['d'], 2]);
});

test('nothing of a session is left in the next one', async () => {
  const { api, answer, ids, raised } = await start();
  await answer([incident('a')]);
  api.signIn(null);
  expect(ids()).toEqual([]);
  api.signIn('user-staff');
  await settle();
  await answer([incident('b')]);
  expect([ids(), raised]).toEqual([['b'], []]);
});
