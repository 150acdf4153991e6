import { expect, test } from 'vitest';
import { createTestApi } from '../support/environment.ts';

const pulse = async (api: ReturnType<typeof createTestApi>) =>
  (await api.ask('{ demo { pulseRunning resettable } }')).data?.demo;
const set =
  'mutation ($running: Boolean!) { setDemoPulse(input: { running: $running }) { demo { pulseRunning } } }';

test('the pulse beats until somebody pauses it, and again when it is resumed', async () => {
  const api = createTestApi();
  expect(await pulse(api)).toEqual({ pulseRunning: true, resettable: true });
  await api.ask(set, { running: false });
  expect(await pulse(api)).toMatchObject({ pulseRunning: false });
  await api.ask(set, { running: true });
  expect(await pulse(api)).toMatchObject({ pulseRunning: true });
});

test('demo data that were changed are made anew', async () => {
  const api = createTestApi();
  const name = async () => (await api.ask('{ camera(id: "camera-solar-1") { operatorState } }')).data;
  const before = await name();
  await api.ask(
    'mutation { setCameraOperatorState(input: { ids: ["camera-solar-1"], state: PAUSED }) { cameras { id } } }',
  );
  expect(await name()).not.toEqual(before);
  expect((await api.ask('mutation { resetDemoData { demo { resettable } } }')).errors).toEqual([]);
  expect(await name()).toEqual(before);
});

test('nobody who can sign in is said to have worked in the past that is made up', async () => {
  const { store } = createTestApi().environment;
  const accounts = new Set((await store.users.list()).rows.map(({ memberId }) => memberId));
  const incidents = (await store.incidents.list()).rows;
  const workers = new Set(
    incidents.flatMap(({ acknowledgedById, closedById, assigneeId }) => [
      acknowledgedById,
      closedById,
      assigneeId,
    ]),
  );
  const actors = new Set((await store.incidentActivities.list()).rows.map(({ actorId }) => actorId));
  expect(accounts.has('member-1') && incidents.length > 2_000 && workers.size > 3).toBe(true);
  expect([...accounts].filter((id) => id !== null && (workers.has(id) || actors.has(id)))).toEqual([]);
});
