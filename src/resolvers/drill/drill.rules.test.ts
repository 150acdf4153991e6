import { describe, expect, test } from 'vitest';
import type { CameraState, DrillKind } from '~/graphql/types.generated.ts';
import { cameraFixtures } from '../camera/camera.fixtures.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import type { IncidentActivityRow } from '../incident/incident.rows.ts';
import { newIncident } from '../incident/incident.rules.ts';
import {
  breakTransition,
  concernsSite,
  impairedIncident,
  refusalOf,
  restoreTransition,
  stepsOf,
  targetsOf,
} from './drill.rules.ts';

const [fixture] = cameraFixtures();
if (!fixture) throw new Error('There is no camera.');
const cameraOf = (id: string, change: Partial<CameraRow> = {}): CameraRow => ({
  ...fixture,
  id,
  name: id,
  siteId: 'site',
  priority: 3,
  ...change,
});

const lastOf = (cameraId: string, to: CameraState, at = 1_000): StatusTransitionRow => ({
  id: `last-${cameraId}`,
  cameraId,
  at,
  from: 'UP',
  to,
  reason: 'TIMEOUT',
  detail: 'Before.',
  causeId: null,
  observation: null,
});

const states = ['UP', 'DEGRADED', 'DOWN', 'UNKNOWN', 'MAINTENANCE', 'PAUSED'] as const;
const oneOfEach = states.map((state) => cameraOf(state));
const latest = new Map(states.map((state) => [state, lastOf(state, state)]));
const idsOf = (
  kind: DrillKind,
  cameras: readonly CameraRow[],
  of = latest as ReadonlyMap<string, StatusTransitionRow>,
) => targetsOf(kind, cameras, of).map(({ camera }) => camera.id);

describe('a drill', () => {
  test('of a whole site is the pulled switch and the storm', () => {
    const kinds = ['PULL_SWITCH', 'STORM', 'FREEZE_PICTURE', 'WRONG_PASSWORD', 'SLOW_LINK'] as const;
    expect(kinds.map(concernsSite)).toEqual([true, true, false, false, false]);
  });

  test('leaves cameras that were taken out of service where they are', () => {
    expect(idsOf('PULL_SWITCH', oneOfEach)).toEqual(['UP', 'DEGRADED', 'DOWN', 'UNKNOWN']);
  });

  test('of any other kind breaks only cameras that give pictures', () => {
    for (const kind of ['STORM', 'FREEZE_PICTURE', 'WRONG_PASSWORD', 'SLOW_LINK'] as const) {
      expect(idsOf(kind, oneOfEach).toSorted()).toEqual(['DEGRADED', 'UP']);
    }
  });

  test('passes over cameras that were never observed', () => {
    expect(idsOf('PULL_SWITCH', [cameraOf('never')])).toEqual([]);
  });

  test('a storm takes the first twelve by priority, then by name', () => {
    const cameras = Array.from({ length: 14 }, (_, index) =>
      cameraOf(`c${String(index).padStart(2, '0')}`, { priority: index === 13 ? 1 : 3 }),
    ).toSorted((a, b) => (Number(a.id.slice(1)) % 3) - (Number(b.id.slice(1)) % 3));
    const all = new Map(cameras.map(({ id }) => [id, lastOf(id, 'UP')]));
    const eleven = Array.from({ length: 11 }, (_, index) => `c${String(index).padStart(2, '0')}`);
    expect(idsOf('STORM', cameras, all)).toEqual(['c13', ...eleven]);
    expect(idsOf('PULL_SWITCH', cameras, all)).toHaveLength(14);
  });
});

describe('a drill is refused', () => {
  test('as a storm with fewer than three cameras with pictures', () => {
    expect(refusalOf('STORM', 'Harbour', 2)).toEqual({
      message: 'A storm needs 3 cameras with pictures; Harbour has 2.',
      why: { place: 'Harbour', reason: 'STORM_TOO_SMALL', least: 3, found: 2 },
    });
    expect(refusalOf('STORM', 'Harbour', 3)).toBeNull();
  });

  test('where nothing is in service behind the switch', () => {
    expect(refusalOf('PULL_SWITCH', 'Harbour', 0)?.why).toEqual({
      place: 'Harbour',
      reason: 'NOTHING_IN_SERVICE',
    });
    expect(refusalOf('PULL_SWITCH', 'Harbour', 1)).toBeNull();
  });

  test('where no picture comes that could be broken', () => {
    expect(refusalOf('SLOW_LINK', 'Gate', 0)?.why).toEqual({ place: 'Gate', reason: 'NO_PICTURES' });
    expect(refusalOf('SLOW_LINK', 'Gate', 1)).toBeNull();
  });
});

describe('the transition that breaks a camera', () => {
  const target = { camera: cameraOf('c'), before: lastOf('c', 'DEGRADED', 5_000) };

  test('goes from where the camera was to what the drill does', () => {
    expect(breakTransition('WRONG_PASSWORD', target, 't', 9_000)).toMatchObject({
      id: 't',
      cameraId: 'c',
      at: 9_000,
      from: 'DEGRADED',
      to: 'DOWN',
      reason: 'AUTH',
      causeId: null,
    });
  });

  test('names the site as its cause behind a pulled switch', () => {
    expect(breakTransition('PULL_SWITCH', target, 't', 9_000)).toMatchObject({
      to: 'UNKNOWN',
      causeId: 'site',
    });
  });

  test('comes after the one before, whatever the clock says', () => {
    expect(breakTransition('STORM', target, 't', 5_000).at).toBe(5_001);
    expect(breakTransition('STORM', target, 't', 1_000).at).toBe(5_001);
  });
});

describe('the transition that restores a camera', () => {
  const broken = {
    cameraId: 'c',
    transitionId: 'last-c',
    state: 'UP',
    reason: 'TIMEOUT',
    detail: 'Before.',
  } as const;
  const last = lastOf('c', 'DOWN', 5_000);

  test('is a recovery for a camera that was up', () => {
    expect(restoreTransition(broken, last, 't', 9_000)).toEqual({
      id: 't',
      cameraId: 'c',
      at: 9_000,
      from: 'DOWN',
      to: 'UP',
      reason: 'RECOVERED',
      detail: 'The drill has ended.',
      causeId: null,
      observation: null,
    });
  });

  test('gives back the reason and the words that the camera had', () => {
    expect(restoreTransition({ ...broken, state: 'DEGRADED' }, last, 't', 9_000)).toMatchObject({
      to: 'DEGRADED',
      reason: 'TIMEOUT',
      detail: 'Before.',
    });
  });

  test('comes after the one that broke it', () => {
    expect(restoreTransition(broken, last, 't', 5_000)?.at).toBe(5_001);
  });

  test('is none where somebody else has changed the camera since', () => {
    expect(restoreTransition(broken, { ...last, id: 'other' }, 't', 9_000)).toBeNull();
    expect(restoreTransition(broken, undefined, 't', 9_000)).toBeNull();
  });
});

test('a frozen picture is tampering and high, other impairments are outages and low', () => {
  const raised = { id: 'i', number: 4, raisedAt: 7 };
  expect(impairedIncident('FREEZE_PICTURE', cameraOf('c'), raised)).toMatchObject({
    ...raised,
    cameraId: 'c',
    kind: 'TAMPER',
    severity: 'HIGH',
  });
  expect(impairedIncident('SLOW_LINK', cameraOf('c'), raised)).toMatchObject({
    kind: 'OUTAGE',
    severity: 'LOW',
  });
});

describe('the steps of a drill', () => {
  const began = 10_000;
  const incident = newIncident(cameraOf('c'), {
    id: 'i',
    number: 1,
    kind: 'OUTAGE',
    severity: 'LOW',
    summary: '',
    raisedAt: 12_400,
  });
  const closed = { ...incident, acknowledgedAt: 20_000, closedAt: 30_000 };
  const entry = (change: Partial<IncidentActivityRow>): IncidentActivityRow => ({
    id: 'a',
    incidentId: 'i',
    at: 40_000,
    actorId: 'm',
    action: 'NOTE',
    note: 'Written down.',
    before: null,
    ...change,
  });
  const before = {
    state: 'NEW',
    acknowledgedAt: null,
    acknowledgedById: null,
    closedAt: null,
    closedById: null,
    assigneeId: null,
  } as const;
  const secondsOf = (...args: Parameters<typeof stepsOf>) => stepsOf(...args).map(({ seconds }) => seconds);
  const reportedAt = (...log: readonly IncidentActivityRow[]) =>
    stepsOf({ startedAt: began }, closed, log).at(-1)?.at;

  test('stand in their order with the whole seconds since it began', () => {
    expect(stepsOf({ startedAt: began }, closed, [entry({})])).toEqual([
      { name: 'DETECT', at: 10_000, seconds: 0 },
      { name: 'INCIDENT', at: 12_400, seconds: 2 },
      { name: 'ACKNOWLEDGE', at: 20_000, seconds: 10 },
      { name: 'RESOLVE', at: 30_000, seconds: 20 },
      { name: 'REPORT', at: 40_000, seconds: 30 },
    ]);
  });

  test('are open until they are done', () => {
    expect(secondsOf({ startedAt: began }, undefined, [entry({})])).toEqual([0, null, null, null, null]);
    expect(secondsOf({ startedAt: began }, incident, [entry({})])).toEqual([0, 2, null, null, null]);
  });

  test('take no time where the clocks disagree', () => {
    expect(secondsOf({ startedAt: began }, { ...incident, raisedAt: 9_000 }, [])[1]).toBe(0);
  });

  test('end with the first note that was written while closing or after', () => {
    expect(reportedAt(entry({ at: 60_000 }), entry({ at: 50_000 }))).toBe(50_000);
    expect(reportedAt(entry({ at: 30_000 }))).toBe(30_000);
    expect(reportedAt(entry({ at: 30_000, action: 'RESOLVE', before }))).toBe(30_000);
  });

  test('are not ended by an earlier note, an empty one, an undo or the words of the system', () => {
    expect(reportedAt(entry({ at: 29_999 }))).toBeNull();
    expect(reportedAt(entry({ note: '' }))).toBeNull();
    expect(reportedAt(entry({ action: 'UNDO', before }))).toBeNull();
    expect(reportedAt(entry({ action: 'RESOLVE' }))).toBeNull();
  });
});
