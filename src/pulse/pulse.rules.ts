import type { CameraStatusInput, RaiseIncidentInput } from '~/graphql/types.generated.ts';
import { HOUR, MINUTE, SECOND } from '~/resolvers/base/period.rules.ts';
import type { StatusTransitionRow } from '~/resolvers/health/health.rows.ts';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';

/** How far back the pulse looks to see how much it has already begun. */
export const RECENT = 6 * HOUR;
/** How much may be going on at the same time: a control room that is busy, and calm. */
export const MOST_DEGRADED = 3;
export const MOST_OPEN = 4;
/** How long the pulse leaves an incident alone that somebody has open or selected, before it looks again. */
export const ATTENDED_WAIT = 30 * SECOND;
/** How long it waits for a camera that is in a drill or removed, before it looks again. */
export const HELD_WAIT = 30 * SECOND;
/** A beginning that is later than this was missed, because nothing ran: the next ones are counted from now. */
export const MISSED_AFTER = MINUTE;

type Begins = 'DEGRADE' | 'RAISE';

/** The first wait, how much longer each wait is than the one before, and the longest. */
const waits: Record<Begins, { readonly first: number; readonly growth: number; readonly longest: number }> = {
  DEGRADE: { first: 8 * SECOND, growth: 1.5, longest: 10 * MINUTE },
  RAISE: { first: 20 * SECOND, growth: 2, longest: 30 * MINUTE },
};

/**
 * Milliseconds until the next thing of this kind begins. A visitor sees something move in the first minute; the more has
 * happened in the last hours, the longer the wait, so that a day of it looks like a day of a well-run site.
 * @param recent how many of the kind began within RECENT
 */
export const waitFor = (kind: Begins, recent: number): number => {
  const { first, growth, longest } = waits[kind];
  return Math.round(Math.min(longest, first * growth ** recent));
};

/** Whether there is room for one more of the kind. */
export const hasRoom = (kind: Begins, underWay: number): boolean =>
  underWay < (kind === 'DEGRADE' ? MOST_DEGRADED : MOST_OPEN);

/** One of them; undefined when there are none. */
export const oneOf = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** What is observed of a camera whose pictures become poor. */
export function degradationOf(cameraId: string, random: () => number): CameraStatusInput {
  const slow = random() < 0.5;
  return {
    cameraId,
    to: 'DEGRADED',
    reason: slow ? 'HIGH_LATENCY' : 'LOW_FPS',
    detail: slow ? 'Pictures arrive more than two seconds late.' : 'Fewer frames than configured.',
  };
}

/** What is observed when a camera is well again. */
export const recoveryOf = (cameraId: string): CameraStatusInput => ({
  cameraId,
  to: 'UP',
  reason: 'RECOVERED',
  detail: 'Pictures are good again.',
});

/** A small incident, as cameras report them every day. */
export function incidentOf(cameraId: string, random: () => number): RaiseIncidentInput {
  const loitering = random() < 0.3;
  return {
    cameraId,
    kind: loitering ? 'LOITERING' : 'MOTION',
    severity: random() < 0.25 ? 'MEDIUM' : 'LOW',
    summary: loitering ? 'A person has stood here for over five minutes.' : 'Movement outside opening hours.',
  };
}

const between = (least: number, most: number, random: () => number) =>
  Math.round(least + random() * (most - least));

/** The longest time that poor pictures last. */
export const LONGEST_DEGRADED = 3 * MINUTE;
/** How long poor pictures last. */
export const degradedFor = (random: () => number): number => between(40 * SECOND, LONGEST_DEGRADED, random);
/** How long a new incident waits for the demo's colleague: always within the target of five minutes. */
export const acknowledgedAfter = (random: () => number): number => between(45 * SECOND, 3 * MINUTE, random);
/** How long the demo's colleague works on an incident. */
export const resolvedAfter = (random: () => number): number => between(2 * MINUTE, 10 * MINUTE, random);

type State = Pick<StatusTransitionRow, 'to' | 'reason' | 'detail'>;

/** What the end of an impairment does to its camera. */
export type Recovery =
  /** The camera is well again from now on. */
  | 'REPORT'
  /** The end is written between rows that exist already. */
  | 'INSERT'
  /** A drill holds the camera, or it was removed and may be restored. */
  | 'WAIT'
  /** Somebody else has changed the camera since: it is theirs. */
  | 'LEAVE';

/**
 * How an impairment ends.
 * @param begun the transition that began it
 * @param latest the camera's last transition
 * @param next the one after `begun`; undefined when `begun` is the last
 */
export function recoveryFrom(
  begun: State,
  latest: State,
  next: Pick<StatusTransitionRow, 'from' | 'at'> | undefined,
  { at, held }: { readonly at: number; readonly held: boolean },
): Recovery {
  if (held) return 'WAIT';
  // What the camera is found to be during maintenance takes effect when the maintenance ends.
  if (latest.to === 'MAINTENANCE') return 'REPORT';
  // It may be another transition: a drill that has ended gave the camera back what it had before.
  const same = latest.to === begun.to && latest.reason === begun.reason && latest.detail === begun.detail;
  if (same) return 'REPORT';
  // The demo's past has grown while no page was open, and goes on from a camera that was never impaired.
  return next && next.from !== begun.to && at < next.at ? 'INSERT' : 'LEAVE';
}

/**
 * Whether the colleague acts on an incident: `THEIRS` when somebody else has taken it over, `WAIT` while somebody has it
 * open or selected.
 */
export function turnOf(
  kind: 'ACKNOWLEDGE' | 'RESOLVE',
  { state, assigneeId, acknowledgedById }: Pick<IncidentRow, 'state' | 'assigneeId' | 'acknowledgedById'>,
  attended: boolean,
): 'ACT' | 'WAIT' | 'THEIRS' {
  if (state !== (kind === 'ACKNOWLEDGE' ? 'NEW' : 'ACKNOWLEDGED')) return 'THEIRS';
  if (assigneeId !== acknowledgedById) return 'THEIRS';
  return attended ? 'WAIT' : 'ACT';
}
