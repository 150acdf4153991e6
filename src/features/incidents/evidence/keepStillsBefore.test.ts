import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLive } from '~/features/live/live.ts';
import { createNewIncidents } from '~/features/live/newIncidents.ts';
import type { HeldStill } from '~/features/video/stillRing.ts';
import { createHeldApi } from '../../../../tests/support/heldApi.ts';
import { AGAIN_MS, keepStillsBefore } from './keepStillsBefore.ts';

const RAISED = Date.parse('2026-11-20T14:30:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: RAISED + 200 }));
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const still = (secondsBefore: number): HeldStill => ({
  takenAt: RAISED - secondsBefore * 1000,
  image: new Blob([new Uint8Array([0xff, 0xd8, 0xff])]),
});

interface Change {
  readonly camera?: string | null;
  readonly parent?: string;
  readonly raisedAt?: number;
}

const incident = (id: string, { camera = 'quay', parent, raisedAt = RAISED }: Change = {}) => ({
  __typename: 'Incident',
  id,
  number: 1,
  kind: 'OUTAGE',
  severity: 'HIGH',
  state: 'NEW',
  summary: 'A fox.',
  raisedAt: new Date(raisedAt).toISOString(),
  allowedActions: [],
  childCount: 0,
  inDrill: false,
  parent: parent === undefined ? null : { __typename: 'Incident', id: parent },
  camera: camera === null ? null : { __typename: 'Camera', id: camera, name: camera, openSeverity: null },
  site: { __typename: 'Site', id: 'site-1', name: 'Harbour' },
  assignee: null,
  activity: {
    __typename: 'IncidentActivityConnection',
    nodes: [{ __typename: 'IncidentActivity', id: `${id} RAISE`, action: 'RAISE' }],
  },
});

/** A page that holds stills of cameras. */
async function start(stills: Record<string, readonly HeldStill[]>) {
  const api = createHeldApi();
  const live = createLive(api.client, api.session, api.connection);
  const stop = keepStillsBefore(api.client, {
    live,
    raised: createNewIncidents(api.client, live),
    held: (cameraId) => stills[cameraId] ?? [],
  });
  await settle();
  const answer = (nodes: readonly object[]) => {
    api.latest('NewIncidents').answer({
      incidents: { __typename: 'IncidentConnection', nodes, totalCount: nodes.length },
    });
    return vi.advanceTimersByTimeAsync(600);
  };
  await answer([]);
  return {
    api,
    stop,
    answer,
    async tell(id: string, change?: Change) {
      api.latest('IncidentChanges').next({ incidentChanged: incident(id, change) });
      await settle();
    },
    /** What was sent so far, as seconds before the incident. */
    sent: () =>
      api.asked('KeepIncidentStills').map(({ variables }) => {
        const { incidentId, stills: given } = variables as {
          incidentId: string;
          stills: readonly { takenAt: string; image: string }[];
        };
        return [incidentId, ...given.map(({ takenAt }) => (RAISED - Date.parse(takenAt)) / 1000)];
      }),
    async accept() {
      api.latest('KeepIncidentStills').answer({
        keepIncidentStills: { __typename: 'KeepIncidentStillsPayload', stills: [], errors: [] },
      });
      await settle();
    },
  };
}

describe('when an incident is raised, the page sends what it holds of its camera', () => {
  test('of the half minute before, with what it shows and when, the newest first', async () => {
    const page = await start({ quay: [still(34), still(29), still(12), still(3), still(-1)] });
    await page.tell('a');
    expect(page.sent()).toEqual([['a', 3, 12, 29]]);
    expect(page.api.latest('KeepIncidentStills').variables).toMatchObject({
      stills: [{ takenAt: '2026-11-20T14:29:57.000Z', image: 'data:image/jpeg;base64,/9j/' }, {}, {}],
    });
  });

  test('once more what was seen later of the time before, for streams are late, and nothing twice', async () => {
    const stills = [still(12), still(7)];
    const page = await start({ quay: stills });
    await page.tell('a');
    await page.accept();
    stills.push(still(2), still(-3));
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    await page.accept();
    expect(page.sent()).toEqual([
      ['a', 7, 12],
      ['a', 2],
    ]);
  });

  test('again what could not be sent', async () => {
    const page = await start({ quay: [still(3)] });
    await page.tell('a');
    page.api.latest('KeepIncidentStills').fail('The line is lost.');
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(page.sent()).toEqual([
      ['a', 3],
      ['a', 3],
    ]);
  });

  test('once, whatever becomes of the incident afterwards', async () => {
    const page = await start({ quay: [still(3)] });
    await page.tell('a');
    await page.tell('a');
    await page.accept();
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(page.sent()).toEqual([['a', 3]]);
  });

  test('those too that are folded into a storm, one after the other', async () => {
    const page = await start({ quay: [still(3)], gate: [still(4)] });
    await page.tell('storm', { camera: null });
    await page.tell('a', { parent: 'storm' });
    await page.tell('b', { camera: 'gate', parent: 'storm' });
    expect(page.sent()).toEqual([['a', 3]]);
    await page.accept();
    expect(page.sent()).toEqual([
      ['a', 3],
      ['b', 4],
    ]);
  });

  test('and those that were raised while nobody told it', async () => {
    const page = await start({ quay: [still(3)] });
    page.api.connect('lost');
    page.api.connect('open');
    await settle();
    await page.answer([incident('a')]);
    expect(page.sent()).toEqual([['a', 3]]);
  });
});

describe('nothing is sent', () => {
  test('of a camera that does not play here', async () => {
    const page = await start({ gate: [still(3)] });
    await page.tell('a');
    expect(page.sent()).toEqual([]);
  });

  test('of an old incident that has changed', async () => {
    const page = await start({ quay: [still(3), still(600)] });
    await page.tell('a', { raisedAt: RAISED - 599_000 });
    expect(page.sent()).toEqual([]);
  });

  test('after somebody else has signed in, or when it is stopped', async () => {
    const stills = [still(7)];
    const page = await start({ quay: stills });
    await page.tell('a');
    await page.accept();
    page.api.signIn('user-staff');
    stills.push(still(2));
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(page.sent()).toEqual([['a', 7]]);

    page.stop();
    await page.tell('b');
    expect(page.sent()).toEqual([['a', 7]]);
  });
});
