import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLive } from '~/features/live/live.ts';
import { createHeldApi, type HeldOperation } from '../../../../tests/support/heldApi.ts';
import { createFleetStore, type FleetCamera } from './fleetStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
/** Until gathered changes have been handed on. */
const gathered = () => vi.advanceTimersByTimeAsync(300);
/** The moment of a minute of the demo's day. */
const at = (minute: number) => `2026-11-20T14:${String(minute).padStart(2, '0')}:00.000Z`;

const camera = (id: string, part: Partial<FleetCamera> = {}): FleetCamera => ({
  id,
  name: `Camera ${id}`,
  model: 'Aperta D4',
  siteId: 'site-1',
  siteName: 'Harbour',
  group: '',
  tags: ['dome'],
  priority: 3,
  operatorState: 'ACTIVE',
  state: 'UP',
  stateSince: at(0),
  openSeverity: null,
  streamKinds: ['SYNTHETIC'],
  lat: 41,
  lng: 29,
  ...part,
});

/** A camera has entered a state. */
const entered = (id: string, state: FleetCamera['state'], minute: number) => {
  const transition = {
    __typename: 'StatusTransition',
    id: `${id}-${minute}`,
    at: at(minute),
    from: 'UP',
    to: state,
    reason: 'TIMEOUT',
    detail: '',
    observation: null,
  };
  const { operatorState } = camera(id);
  const now = { state, stateSince: at(minute), stateReason: 'TIMEOUT', operatorState };
  return {
    cameraStatusChanged: {
      ...transition,
      camera: { __typename: 'Camera', id, ...now, lastTransition: transition },
    },
  };
};

/** An incident of a camera was raised or changed, after which this is the worst that is open. */
const worst = (cameraId: string, openSeverity: FleetCamera['openSeverity']) => ({
  incidentChanged: {
    __typename: 'Incident',
    id: `incident-${cameraId}`,
    number: 1,
    kind: 'MOTION',
    severity: 'HIGH',
    state: 'NEW',
    summary: 'A fox.',
    raisedAt: at(0),
    allowedActions: [],
    childCount: 0,
    camera: { __typename: 'Camera', id: cameraId, name: '', openSeverity },
    site: { __typename: 'Site', id: 'site-1', name: 'Harbour' },
    assignee: null,
    activity: { __typename: 'IncidentActivityConnection', nodes: [] },
  },
});

function startStore() {
  const api = createHeldApi();
  const store = createFleetStore(api.client, createLive(api.client, api.session, api.connection));
  const unsubscribe = store.subscribe(() => undefined);
  const stateOf = (id: string) => store.read().cameras?.find((row) => row.id === id)?.state;
  const answer = async (question: HeldOperation, ...fleet: FleetCamera[]) => {
    question.answer({ fleet: fleet.map((row) => ({ __typename: 'FleetCamera', ...row })) });
    await settle();
  };
  return { api, store, stateOf, unsubscribe, answer };
}

/** A store that knows some cameras. */
async function startWith(...fleet: FleetCamera[]) {
  const started = startStore();
  started.store.visit();
  await settle();
  await started.answer(started.api.latest('Fleet'), ...fleet);
  return started;
}

test('the fleet is asked for once, however many screens are opened while the answer is on its way', async () => {
  const { api, store, answer } = startStore();
  for (let screen = 0; screen < 4; screen += 1) store.visit();
  const known = store.known();
  await settle();
  expect(api.asked('Fleet')).toHaveLength(1);
  expect(store.read().cameras).toBeUndefined();
  await answer(api.latest('Fleet'), camera('a'), camera('b'));
  await known;
  expect(store.read().cameras?.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('changes are laid over the fleet in their order; cameras that nothing happened to stay the same rows', async () => {
  const { api, store, stateOf } = await startWith(camera('a'), camera('b'));
  const before = store.read().cameras;
  for (const [state, minute] of [
    ['DOWN', 1],
    ['DEGRADED', 2],
    ['UP', 3],
    ['DOWN', 4],
  ] as const)
    api.latest('CameraChanges').next(entered('a', state, minute));
  api.latest('IncidentChanges').next(worst('b', 'HIGH'));
  api.latest('IncidentChanges').next(worst('b', 'LOW'));
  await gathered();
  expect(stateOf('a')).toBe('DOWN');
  expect(store.read().cameras?.[0]?.stateSince).toBe(at(4));
  expect(store.read().cameras?.[1]).toMatchObject(camera('b', { openSeverity: 'LOW' }));
  api.latest('CameraChanges').next(entered('a', 'UP', 5));
  const second = store.read().cameras?.[1];
  await gathered();
  expect(store.read().cameras?.[1]).toBe(second);
  expect(before?.[0]?.state).toBe('UP');
});

test('a burst of changes is told to the screens once', async () => {
  const { api, store } = await startWith(camera('a'), camera('b'));
  const listener = vi.fn();
  store.subscribe(listener);
  for (let minute = 1; minute < 20; minute += 1) {
    api.latest('CameraChanges').next(entered('a', minute % 2 ? 'DOWN' : 'UP', minute));
    api.latest('CameraChanges').next(entered('b', 'DOWN', minute));
  }
  await gathered();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what was told after the fleet was asked for outlives an answer that does not know it yet', async () => {
  const { api, store, stateOf, answer } = startStore();
  store.visit();
  await settle();
  api.latest('CameraChanges').next(entered('a', 'DOWN', 1));
  api.latest('IncidentChanges').next(worst('a', 'HIGH'));
  await gathered();
  await answer(api.latest('Fleet'), camera('a'));
  expect(stateOf('a')).toBe('DOWN');
  expect(store.read().cameras?.[0]?.openSeverity).toBe('HIGH');
});

test('an answer that knows a later state than the last change that was told keeps it', async () => {
  const { api, store, stateOf, answer } = startStore();
  store.visit();
  await settle();
  api.latest('CameraChanges').next(entered('a', 'DOWN', 1));
  await answer(api.latest('Fleet'), camera('a', { state: 'DEGRADED', stateSince: at(2) }));
  await gathered();
  expect(stateOf('a')).toBe('DEGRADED');
});

test('an answer that comes after one that was asked for later is not taken', async () => {
  const { api, store, stateOf, answer } = await startWith(camera('a'));
  const early = store.refresh();
  await settle();
  const question = api.latest('Fleet');
  const late = store.refresh();
  await settle();
  // What was asked before a change must not answer what is asked after it.
  expect(api.latest('Fleet')).not.toBe(question);
  await answer(api.latest('Fleet'), camera('a', { state: 'PAUSED', stateSince: at(9) }));
  await late;
  await answer(question, camera('a'));
  await early;
  expect(stateOf('a')).toBe('PAUSED');
});

test('a camera that was removed is gone with the next answer, and no change brings it back', async () => {
  const { api, store, answer } = await startWith(camera('a'), camera('b'));
  const refreshed = store.refresh();
  await settle();
  await answer(api.latest('Fleet'), camera('a'));
  await refreshed;
  api.latest('CameraChanges').next(entered('b', 'DOWN', 5));
  await vi.advanceTimersByTimeAsync(2_500);
  expect(store.read().cameras?.map(({ id }) => id)).toEqual(['a']);
});

test('the fleet is asked for anew when a camera is told of that it does not hold: once, not with each change', async () => {
  const { api, store, answer } = await startWith(camera('a'));
  api.latest('CameraChanges').next(entered('new', 'UP', 1));
  await settle();
  expect(api.asked('Fleet')).toHaveLength(2);
  await answer(api.latest('Fleet'), camera('a'), camera('new'));
  expect(store.read().cameras).toHaveLength(2);
  api.latest('CameraChanges').next(entered('gone', 'DOWN', 2));
  await vi.advanceTimersByTimeAsync(2_500);
  await answer(api.latest('Fleet'), camera('a'), camera('new'));
  api.latest('CameraChanges').next(entered('gone', 'UP', 3));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.asked('Fleet')).toHaveLength(3);
});

test('after a lost connection the fleet is asked for anew, once', async () => {
  const { api, stateOf, answer } = await startWith(camera('a'));
  api.connect('lost');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.asked('Fleet')).toHaveLength(1);
  api.connect('open');
  await settle();
  expect(api.asked('Fleet')).toHaveLength(2);
  await answer(api.latest('Fleet'), camera('a', { state: 'DOWN', stateSince: at(7) }));
  expect(stateOf('a')).toBe('DOWN');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.asked('Fleet')).toHaveLength(2);
});

test('a fleet that was answered before the subscription stood is asked for anew, and one that was not is not', async () => {
  const { api, store, stateOf, answer } = startStore();
  store.visit();
  await settle();
  api.connection.tellStanding('CameraChanges');
  await settle();
  expect(api.asked('Fleet')).toHaveLength(1);
  await answer(api.latest('Fleet'), camera('a'));
  api.connection.tellStanding('CameraChanges');
  await settle();
  expect(api.asked('Fleet')).toHaveLength(2);
  await answer(api.latest('Fleet'), camera('a', { state: 'DOWN', stateSince: at(7) }));
  expect(stateOf('a')).toBe('DOWN');
});

test('after a lost connection nothing is asked for while no screen shows the fleet', async () => {
  const { api, unsubscribe } = await startWith(camera('a'));
  unsubscribe();
  api.connect('lost');
  api.connect('open');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.asked('Fleet')).toHaveLength(1);
});

test('a fleet that was not answered says why, and is asked for again by the next visit', async () => {
  const { api, store, answer } = startStore();
  store.visit();
  const known = store.known();
  await settle();
  api.latest('Fleet').fail('Out of reach.');
  await expect(known).rejects.toThrow('Out of reach.');
  expect(store.read().error?.message).toBe('Out of reach.');
  store.visit();
  expect(store.read().error).toBeUndefined();
  const again = store.known();
  await settle();
  await answer(api.latest('Fleet'), camera('a'));
  await again;
  expect(store.read().cameras).toHaveLength(1);
});

test('what is known stays when a later answer fails', async () => {
  const { api, store } = await startWith(camera('a'));
  const refreshed = store.refresh();
  await settle();
  api.latest('Fleet').fail('Out of reach.');
  await expect(refreshed).rejects.toThrow('Out of reach.');
  expect(store.read()).toMatchObject({ cameras: [camera('a')], error: undefined });
});

test('an equal answer leaves the fleet as it is, so that no screen is drawn anew', async () => {
  const { api, store, answer } = await startWith(camera('a'), camera('b'));
  const before = store.read();
  const refreshed = store.refresh();
  await settle();
  await answer(api.latest('Fleet'), camera('a'), camera('b'));
  await refreshed;
  expect(store.read()).toBe(before);
});

test('the fleet is forgotten with the session, and an answer that was on its way with it', async () => {
  const { api, store, answer } = await startWith(camera('a'));
  store.refresh().catch(() => undefined);
  await settle();
  const question = api.latest('Fleet');
  api.signIn('user-staff');
  expect(store.read().cameras).toBeUndefined();
  await answer(question, camera('a'));
  expect(store.read().cameras).toBeUndefined();
});

/** A camera of the registry was added, changed, restored or, with a removal, removed. */
const registered = (id: string, part: { readonly name?: string; readonly removed?: boolean } = {}) => {
  const { siteId, siteName, lat, lng, ...known } = camera(id, { name: part.name ?? `Camera ${id}` });
  return {
    cameraChanged: {
      __typename: 'Camera',
      ...known,
      location: { __typename: 'Location', lat, lng },
      site: { __typename: 'Site', id: siteId, name: siteName },
      removal: part.removed ? { __typename: 'CameraRemoval', at: at(20), by: 'Mira Aydın' } : null,
    },
  };
};

test('a camera that is added, renamed, removed or restored elsewhere is so here, without asking for the fleet', async () => {
  const { api, store } = await startWith(camera('a'), camera('c'));
  const names = () => store.read().cameras?.map(({ name }) => name);
  const tell = async (event: ReturnType<typeof registered>) => {
    api.latest('RegistryChanges').next(event);
    await gathered();
  };
  await tell(registered('b'));
  expect(names()).toEqual(['Camera a', 'Camera b', 'Camera c']);
  await tell(registered('a', { name: 'Yard' }));
  expect(names()).toEqual(['Camera b', 'Camera c', 'Yard']);
  api.latest('CameraChanges').next(entered('c', 'PAUSED', 20));
  await tell(registered('c', { removed: true }));
  expect(names()).toEqual(['Camera b', 'Yard']);
  await tell(registered('c'));
  expect(names()).toEqual(['Camera b', 'Camera c', 'Yard']);
  expect(api.asked('Fleet')).toHaveLength(1);
});

test('a camera that is removed while the fleet is asked for does not come back with the answer', async () => {
  const { api, store, answer } = await startWith(camera('a'), camera('b'));
  store.visit();
  await settle();
  api.latest('RegistryChanges').next(registered('b', { removed: true }));
  await gathered();
  await answer(api.latest('Fleet'), camera('a'), camera('b'));
  expect(store.read().cameras?.map(({ id }) => id)).toEqual(['a']);
});

test('a camera that is renamed keeps the state that was told of it', async () => {
  const { api, store, stateOf } = await startWith(camera('a'));
  api.latest('CameraChanges').next(entered('a', 'DOWN', 10));
  await gathered();
  api.latest('RegistryChanges').next(registered('a', { name: 'Yard' }));
  await gathered();
  expect(stateOf('a')).toBe('DOWN');
  expect(store.read().cameras?.[0]?.name).toBe('Yard');
});
