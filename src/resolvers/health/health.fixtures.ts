import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';
import { groupBy } from '~/lib/groupBy.ts';
import { between, pick, type Random, randomFrom, weighted } from '~/lib/random.ts';
import { DAY, HOUR, MINUTE } from '../base/period.rules.ts';
import { cameraFixtures } from '../camera/camera.fixtures.ts';
import type { CameraHealthSnapshotRow, CameraRow } from '../camera/camera.rows.ts';
import { siteFixtures } from '../site/site.fixtures.ts';
import type { StatusTransitionRow } from './health.rows.ts';
import {
  emptyProjection,
  type HealthProjection,
  projectTransition,
  snapshotsAt,
} from './projection.rules.ts';

/*
 * The history is a function of absolute time: whatever `now` is, the past before it is the same. Rows that a visitor
 * changed therefore still fit when the demo is opened again a week later.
 */

/** A stretch in which a camera is not simply up. */
interface Episode {
  readonly cameraId: string;
  readonly from: number;
  readonly to: number;
  readonly state: CameraState;
  readonly reason: StatusReason;
  readonly detail: string;
  readonly causeId: string | null;
}

/** Longer than any episode but the pauses, which only operators end. */
export const LONGEST_EPISODE = 40 * DAY;
const FIRST_YEAR = 2017;
/** Since then two cameras wait for spare parts at any time, and two give poor pictures. */
const CHRONIC_SINCE = Date.UTC(2025, 0, 1);
/** The site whose switch loses its link now and then. */
const STORMY_SITE = 'site-harbour';
export const PAUSED_SINCE = Date.UTC(2026, 9, 5, 8);

const outages: readonly (readonly [StatusReason, number, string])[] = [
  ['TIMEOUT', 30, 'No answer within 10 seconds.'],
  ['NO_FRAMES', 22, 'Connected, but no frame arrives.'],
  ['FROZEN', 12, 'The picture has not changed for 60 seconds.'],
  ['BLACK', 8, 'The picture is black.'],
  ['AUTH', 8, 'The camera refuses the password.'],
  ['REFUSED', 10, 'The camera refuses the connection.'],
  ['DNS', 4, 'The host name is unknown.'],
  ['CODEC', 6, 'The stream cannot be decoded.'],
];

const flaws: readonly (readonly [StatusReason, number, string])[] = [
  ['LOW_FPS', 55, 'Fewer frames than configured.'],
  ['HIGH_LATENCY', 45, 'Pictures arrive more than two seconds late.'],
];

const installedBefore = (cameras: readonly CameraRow[], at: number) =>
  cameras.filter((camera) => camera.installedAt < at);

function episode(
  random: Random,
  camera: CameraRow,
  state: 'DOWN' | 'DEGRADED',
  from: number,
  length: number,
): Episode {
  const kinds = (state === 'DOWN' ? outages : flaws).map((kind) => [kind, kind[1]] as const);
  const [reason, , detail] = weighted(random, kinds);
  return { cameraId: camera.id, from, to: from + length, state, reason, detail, causeId: null };
}

/** From minutes to most of a day, short ones more often. */
const outageLength = (random: Random) => Math.round(5 * MINUTE + random() ** 3 * 18 * HOUR);

/** 0 to 3 short outages and 2 to 6 poor pictures in a month. */
function monthEpisodes(cameras: readonly CameraRow[], year: number, month: number): Episode[] {
  const random = randomFrom(`health:${year}-${month}`);
  const start = Date.UTC(year, month, 1);
  const known = installedBefore(cameras, start + DAY);
  if (known.length === 0) return [];
  const days = (Date.UTC(year, month + 1, 1) - start) / DAY;
  const moment = () => start + Math.floor(random() * days * DAY);
  const down = Array.from({ length: between(random, 0, 3) }, () =>
    episode(random, pick(random, known), 'DOWN', moment(), outageLength(random)),
  );
  const poor = Array.from({ length: between(random, 2, 6) }, () =>
    episode(random, pick(random, known), 'DEGRADED', moment(), between(random, 10, 240) * MINUTE),
  );
  return [...down, ...poor];
}

/** One after the other, with a pause that is short beside the length. */
function chain(
  cameras: readonly CameraRow[],
  name: string,
  state: 'DOWN' | 'DEGRADED',
  days: number,
  now: number,
) {
  const random = randomFrom(`chain:${name}`);
  const found: Episode[] = [];
  let at = CHRONIC_SINCE + random() * DAY;
  while (at < now) {
    const length = days * DAY * (0.8 + random() * 0.4);
    found.push(episode(random, pick(random, cameras), state, Math.round(at), Math.round(length)));
    at += length + DAY * 0.1 * random();
  }
  return found;
}

/** Every few weeks the stormy site loses its link: all its cameras are unknown for a while. */
function siteStorms(cameras: readonly CameraRow[], now: number): Episode[] {
  const found: Episode[] = [];
  for (const from of stormStarts(now)) {
    const random = randomFrom(`storm:${from}`);
    const to = from + between(random, 15, 70) * MINUTE;
    for (const camera of installedBefore(cameras, from).filter(({ siteId }) => siteId === STORMY_SITE)) {
      found.push({
        cameraId: camera.id,
        from,
        to,
        state: 'UNKNOWN',
        reason: 'SITE_DOWN',
        detail: 'The switch of the site gives no answer.',
        causeId: STORMY_SITE,
      });
    }
  }
  return found;
}

/** When storms began, oldest first. */
export function stormStarts(now: number): number[] {
  const random = randomFrom('storms');
  const starts: number[] = [];
  let at = Date.UTC(2024, 2, 3);
  while (at < now) {
    starts.push(Math.round(at));
    at += (18 + random() * 30) * DAY;
  }
  return starts;
}

/** Each site is serviced for an hour once a quarter. */
function maintenance(cameras: readonly CameraRow[], now: number): Episode[] {
  const found: Episode[] = [];
  const sites = siteFixtures();
  for (let year = FIRST_YEAR; Date.UTC(year, 0, 1) < now; year += 1) {
    for (const month of [1, 4, 7, 10]) {
      for (const [index, site] of sites.entries()) {
        const from = Date.UTC(year, month, 4 + index * 3, 22);
        for (const camera of installedBefore(cameras, from).filter(({ siteId }) => siteId === site.id)) {
          found.push({
            cameraId: camera.id,
            from,
            to: from + HOUR,
            state: 'MAINTENANCE',
            reason: 'OPERATOR',
            detail: 'Quarterly service of the site.',
            causeId: null,
          });
        }
      }
    }
  }
  return found;
}

function pauses(cameras: readonly CameraRow[]): Episode[] {
  return cameras
    .filter(({ operatorState }) => operatorState === 'PAUSED')
    .map(({ id }, index) => ({
      cameraId: id,
      from: PAUSED_SINCE + index * DAY,
      to: Number.POSITIVE_INFINITY,
      state: 'PAUSED',
      reason: 'OPERATOR',
      detail: 'Taken out of service during building work.',
      causeId: null,
    }));
}

/** Episodes of one camera, oldest first, without those that begin while another runs. */
function withoutOverlap(episodes: readonly Episode[]): Episode[] {
  const kept: Episode[] = [];
  let busyUntil = 0;
  for (const each of [...episodes].sort((a, b) => a.from - b.from)) {
    if (each.from < busyUntil + MINUTE) continue;
    kept.push(each);
    busyUntil = each.to;
  }
  return kept;
}

function transitionsOf(camera: CameraRow, episodes: readonly Episode[], now: number): StatusTransitionRow[] {
  const rows: StatusTransitionRow[] = [];
  const add = (at: number, to: CameraState, reason: StatusReason, detail: string, causeId: string | null) => {
    if (at > now) return;
    const from = rows.at(-1)?.to ?? 'NOT_OBSERVED';
    rows.push({
      id: `${camera.id}-${at.toString(36)}`,
      cameraId: camera.id,
      at,
      from,
      to,
      reason,
      detail,
      causeId,
      observation: null,
    });
  };
  add(camera.installedAt, 'UP', 'FIRST_PICTURE', 'First picture.', null);
  for (const each of withoutOverlap(episodes)) {
    add(each.from, each.state, each.reason, each.detail, each.causeId);
    add(each.to, 'UP', 'RECOVERED', 'Pictures arrive again.', null);
  }
  return rows;
}

/** Every change of state of every demo camera from 2017 to now. */
export function statusTransitionFixtures(now: number): StatusTransitionRow[] {
  const cameras = cameraFixtures();
  const active = cameras.filter(({ operatorState }) => operatorState === 'ACTIVE');
  const episodes = [
    ...pauses(cameras),
    ...siteStorms(cameras, now),
    ...maintenance(cameras, now),
    ...chain(active, 'spare-part-a', 'DOWN', 21, now),
    ...chain(active, 'spare-part-b', 'DOWN', 17, now),
    ...chain(active, 'poor-a', 'DEGRADED', 3, now),
    ...chain(active, 'poor-b', 'DEGRADED', 2, now),
  ];
  for (let month = 0; Date.UTC(FIRST_YEAR, month, 1) < now; month += 1) {
    episodes.push(...monthEpisodes(cameras, FIRST_YEAR + Math.floor(month / 12), month % 12));
  }
  const perCamera = groupBy(episodes, ({ cameraId }) => cameraId);
  return cameras.flatMap((camera) =>
    transitionsOf(
      camera,
      (perCamera.get(camera.id) ?? []).filter(({ from }) => from > camera.installedAt),
      now,
    ),
  );
}

/** The cameras with the sums of their transitions. Each camera's transitions must be given oldest first. */
export function withProjectedHealth(
  cameras: readonly CameraRow[],
  transitions: readonly StatusTransitionRow[],
): CameraRow[] {
  const kept = keptPerCamera(transitions);
  return cameras.map((camera) => ({ ...camera, ...kept.get(camera.id) }));
}

function keptPerCamera(transitions: readonly StatusTransitionRow[]): Map<string, HealthProjection> {
  const kept = new Map<string, HealthProjection>();
  for (const [cameraId, own] of groupBy(transitions, (transition) => transition.cameraId))
    kept.set(cameraId, own.reduce(projectTransition, emptyProjection));
  return kept;
}

/** A year begins in one of so many months, in any time zone. */
const MONTHS_MARKED = 13;

/** The snapshots at the beginnings of the last months. Each camera's transitions must be given oldest first. */
export function cameraHealthSnapshotFixtures(
  transitions: readonly StatusTransitionRow[],
): CameraHealthSnapshotRow[] {
  const last = new Date(Math.max(0, ...transitions.map(({ at }) => at)));
  return Array.from({ length: MONTHS_MARKED }, (_, ago) => {
    const at = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - ago, 1);
    const kept = keptPerCamera(transitions.filter((transition) => transition.at < at));
    return snapshotsAt(
      [...kept].map(([id, each]) => ({ id, ...each })),
      at,
    );
  }).flat();
}
