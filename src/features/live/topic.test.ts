import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeldApi } from '../../../tests/support/heldApi.ts';
import { createLive } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

const raised = (id: string) => ({
  incidentChanged: {
    __typename: 'Incident',
    id,
    number: 1,
    kind: 'MOTION',
    severity: 'HIGH',
    state: 'NEW',
    summary: 'A fox.',
    raisedAt: '2026-11-20T14:00:00.000Z',
    allowedActions: [],
    childCount: 0,
    inDrill: false,
    parent: null,
    camera: null,
    site: { __typename: 'Site', id: 'site-1', name: 'Harbour' },
    assignee: null,
    activity: { __typename: 'IncidentActivityConnection', nodes: [] },
  },
});

function startLive() {
  const api = createHeldApi();
  const live = createLive(api.client, api.session, api.connection);
  const open = () => api.asked('IncidentChanges').filter(({ isClosed }) => !isClosed());
  return { api, live, open };
}

const listenTo = ({ incidents }: ReturnType<typeof createLive>) => {
  const heard: string[] = [];
  const stop = incidents.listen({
    onChange: ({ id }) => heard.push(id),
    onMissed: () => heard.push('missed'),
  });
  return { heard, stop };
};

test('however many listen, one subscription is open, and all hear every change in its order', async () => {
  const { api, live, open } = startLive();
  const [first, second] = [listenTo(live), listenTo(live)];
  await settle();
  expect(open()).toHaveLength(1);
  for (const id of ['a', 'b', 'a']) api.latest('IncidentChanges').next(raised(id));
  expect(first.heard).toEqual(['a', 'b', 'a']);
  expect(second.heard).toEqual(['a', 'b', 'a']);
});

test('nothing is subscribed to before somebody listens, and only to what they listen to', async () => {
  const { api, live } = startLive();
  await settle();
  expect(api.asked('IncidentChanges')).toEqual([]);
  listenTo(live);
  await settle();
  expect(api.asked('CameraChanges')).toEqual([]);
});

test('the subscription stays open between two screens, and nothing is told to those who have gone', async () => {
  const { api, live, open } = startLive();
  const { heard, stop } = listenTo(live);
  await settle();
  stop();
  expect(open()).toHaveLength(1);
  api.latest('IncidentChanges').next(raised('a'));
  listenTo(live);
  await settle();
  expect(api.asked('IncidentChanges')).toHaveLength(1);
  expect(heard).toEqual([]);
});

test('a subscription that the API ended is opened again, later after each failure, and tells that changes were missed', async () => {
  const { api, live } = startLive();
  const { heard } = listenTo(live);
  await settle();
  api.latest('IncidentChanges').fail('Too many wait.');
  heard.length = 0;
  await vi.advanceTimersByTimeAsync(999);
  expect(api.asked('IncidentChanges')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(api.asked('IncidentChanges')).toHaveLength(2);
  expect(heard).toEqual(['missed']);
  api.latest('IncidentChanges').fail('Too many wait.');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(api.asked('IncidentChanges')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(api.asked('IncidentChanges')).toHaveLength(3);
});

test('a connection that comes back tells that changes were missed', async () => {
  const { api, live } = startLive();
  const { heard } = listenTo(live);
  await settle();
  api.connect('lost');
  expect(heard).toEqual([]);
  api.connect('open');
  expect(heard).toEqual(['missed']);
});

test('a subscription that stands says so to those who listen to it, and to nobody else', async () => {
  const { api, live } = startLive();
  const standing: string[] = [];
  live.incidents.listen({ onChange: () => undefined, onStanding: () => standing.push('incidents') });
  live.cameras.listen({ onChange: () => undefined, onStanding: () => standing.push('cameras') });
  await settle();
  api.connection.tellStanding('IncidentChanges');
  expect(standing).toEqual(['incidents']);
});

test('the subscription ends with the session, and begins anew with the next one', async () => {
  const { api, live, open } = startLive();
  listenTo(live);
  await settle();
  api.signIn(null);
  expect(open()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.asked('IncidentChanges')).toHaveLength(1);
  api.signIn('user-staff');
  await settle();
  expect(open()).toHaveLength(1);
});

test('whoever is not signed in is subscribed to nothing', async () => {
  const { api, live } = startLive();
  api.signIn(null);
  listenTo(live);
  await settle();
  expect(api.asked('IncidentChanges')).toEqual([]);
});
