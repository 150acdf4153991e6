/** Why there is no picture; each has a sentence in the texts of the video room. */
export type Problem =
  | 'AUTH'
  | 'REFUSED'
  | 'TIMEOUT'
  | 'DNS'
  | 'NOT_FOUND'
  | 'TLS'
  | 'CODEC'
  | 'NO_FRAMES'
  | 'FROZEN'
  | 'UNREACHABLE'
  | 'BLOCKED'
  | 'RTSP'
  | 'NO_STREAM';

export type Phase =
  /** Nobody looks: scrolled away, or the tab is hidden. */
  | 'released'
  /** Until the first picture that is proven new. */
  | 'connecting'
  | 'live'
  /** Connected, and the picture stands still, or what moves is older than `LATE_MS`. */
  | 'stale'
  /** Waits for its next attempt. */
  | 'retrying'
  /** Nothing can be tried, or the camera is known to be down and has refused. */
  | 'offline'
  /** An operator took the camera out of service. */
  | 'paused';

/** A player without timers: everything that it knows. Moments are milliseconds since 1970. */
export interface PlayerState {
  readonly phase: Phase;
  /** Somebody may see it: on the screen, and in a tab that is not hidden; it lasts `RELEASE_MS` longer than that. */
  readonly watched: boolean;
  /** Since when nobody can see it; null while somebody can. */
  readonly hiddenAt: number | null;
  /** An operator took the camera out of service. */
  readonly paused: boolean;
  /** The camera's health says that it gives no pictures. */
  readonly down: boolean;
  /** How many transports can be tried, best first… */
  readonly transports: number;
  /** …which of them is in use, and how many have failed in this round. */
  readonly transport: number;
  readonly tried: number;
  /** When this attempt began to connect; null while it waits for its turn. */
  readonly dialledAt: number | null;
  /** When this connection showed its first picture, which may be an old one. */
  readonly picturedAt: number | null;
  /** When this connection's picture was last seen to differ from the one before it. */
  readonly renewedAt: number | null;
  /** A picture stands on the screen, of this connection or of an earlier one. */
  readonly pictured: boolean;
  /**
   * The newest moment that the picture on the screen can be of: when the camera saw it, not when it came. Null while
   * that is not known: a picture that has never been seen to change may be of any age.
   */
  readonly contentAt: number | null;
  /** The stream itself said that moment; else it is when the picture came. */
  readonly timed: boolean;
  /** Since when it has been live without a break. */
  readonly goodSince: number | null;
  /** Attempts in a row that failed. */
  readonly failures: number;
  /** The best transport is being tried again, in place of a worse one that was good… */
  readonly climbing: boolean;
  /** …and how often that was for nothing. */
  readonly climbs: number;
  readonly retryAt: number | null;
  readonly problem: Problem | null;
}

export type PlayerEvent =
  /** What is known of the camera; `first` is the transport that worked last time. */
  | {
      readonly type: 'configured';
      readonly paused: boolean;
      readonly down: boolean;
      readonly transports: number;
      readonly first: number;
      readonly problem?: Problem;
    }
  /** It has come to where it can be seen, or gone from there. */
  | { readonly type: 'shown' }
  | { readonly type: 'hidden' }
  /** Its turn in the queue has come: it connects now. */
  | { readonly type: 'dialled' }
  /** A picture was presented that may be an old one; `same`: it is the one that was on the screen already. */
  | { readonly type: 'pictured'; readonly same: boolean }
  /**
   * A picture was presented that differs from the one before; `contentAt` is the newest moment that it can be of, null
   * while the source cannot say. `timed`: the stream itself says so.
   */
  | { readonly type: 'renewed'; readonly contentAt: number | null; readonly timed: boolean }
  | { readonly type: 'failed'; readonly problem: Problem }
  | { readonly type: 'retryNow' }
  /** The same camera by another address, or by another transport than it was. */
  | { readonly type: 'reopened'; readonly transport: number }
  /** Time goes by. */
  | { readonly type: 'tick' };

export type PlayerCommand =
  /** Connect anew by this transport; what was open is closed. */
  { readonly type: 'open'; readonly transport: number } | { readonly type: 'close' };

export interface Step {
  readonly state: PlayerState;
  readonly commands: readonly PlayerCommand[];
}

/** Where a step stands: milliseconds since 1970, and a source of chance from 0 to 1. */
export interface Moment {
  readonly now: number;
  readonly random: () => number;
}

/** Live View, rule 1: without a new picture for so long it is stale, and… */
export const STALE_MS = 4000;
/** …so long, it reconnects. An attempt that shows nothing for so long has failed as well. */
export const RECONNECT_MS = 10_000;
/** A picture of so long ago is not live, even while it moves: a recording, or segments of an hour ago. */
export const LATE_MS = 30_000;
/** Live View, rule 3: the first wait and the longest, and what counts as good. */
export const FIRST_RETRY_MS = 1000;
export const LAST_RETRY_MS = 60_000;
export const GOOD_MS = 30_000;
/** Live View, rule 4: what nobody sees is released after so long. */
export const RELEASE_MS = 5000;
/** Live View, rule 2: after so long in good health the best transport is tried again… */
export const CLIMB_MS = 60_000;
/** …and after each try for nothing twice as long, up to this. */
const LAST_CLIMB_MS = 600_000;

export const firstState: PlayerState = {
  phase: 'released',
  watched: false,
  hiddenAt: null,
  paused: false,
  down: false,
  transports: 0,
  transport: 0,
  tried: 0,
  dialledAt: null,
  picturedAt: null,
  renewedAt: null,
  pictured: false,
  contentAt: null,
  timed: false,
  goodSince: null,
  failures: 0,
  climbing: false,
  climbs: 0,
  retryAt: null,
  problem: null,
};

/** Full jitter: anywhere from at once to 1, 2, 4 … 60 seconds. */
export const retryDelay = (failures: number, random: () => number): number =>
  random() * Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));

const closed = {
  dialledAt: null,
  picturedAt: null,
  renewedAt: null,
  goodSince: null,
  retryAt: null,
} as const;

const isOpen = ({ phase }: PlayerState) => phase === 'connecting' || phase === 'live' || phase === 'stale';

function open(state: PlayerState, transport: number): Step {
  return {
    state: { ...state, ...closed, phase: 'connecting', transport, problem: null },
    commands: [{ type: 'open', transport }],
  };
}

function rest(state: PlayerState, phase: Phase): Step {
  return {
    state: { ...state, ...closed, phase },
    commands: isOpen(state) ? [{ type: 'close' }] : [],
  };
}

/** What the player does when nothing else is under way. */
function begin(state: PlayerState): Step {
  if (state.paused) return rest({ ...state, problem: null }, 'paused');
  if (!state.watched) return rest(state, 'released');
  if (state.transports === 0) return rest(state, 'offline');
  return open({ ...state, tried: 0 }, state.transport);
}

/** The next transport at once, while there is one that has not failed in this round; else a wait. */
function fail(state: PlayerState, problem: Problem, { now, random }: Moment): Step {
  const climbs = state.climbs + (state.climbing ? 1 : 0);
  const tried = state.tried + 1;
  if (tried < state.transports) {
    return open({ ...state, tried, climbing: false, climbs }, (state.transport + 1) % state.transports);
  }
  const failures = state.failures + 1;
  return {
    state: {
      ...state,
      ...closed,
      phase: state.down ? 'offline' : 'retrying',
      transport: 0,
      tried: 0,
      climbing: false,
      climbs,
      failures,
      problem,
      retryAt: now + retryDelay(failures, random),
    },
    commands: [{ type: 'close' }],
  };
}

function configure(state: PlayerState, event: Extract<PlayerEvent, { type: 'configured' }>): Step {
  const { paused, down, transports, first, problem = null } = event;
  const same = state.transports === transports;
  const recovered = state.down && !down;
  // Attempts that failed while the camera was known to be down say nothing of one that is up: the count begins anew.
  const failures = recovered ? 0 : state.failures;
  const next = { ...state, paused, down, transports, failures, ...(transports === 0 ? { problem } : {}) };
  if (paused !== state.paused || !same) {
    return begin({ ...next, transport: transports > first ? first : 0, tried: 0 });
  }
  if (recovered && (state.phase === 'offline' || state.phase === 'retrying')) return begin(next);
  return { state: next, commands: [] };
}

function renew(state: PlayerState, event: Extract<PlayerEvent, { type: 'renewed' }>, now: number): Step {
  if (!isOpen(state)) return { state, commands: [] };
  const contentAt = event.contentAt === null ? null : Math.min(event.contentAt, now);
  const proven = {
    ...state,
    pictured: true,
    picturedAt: state.picturedAt ?? now,
    renewedAt: now,
    contentAt,
    timed: event.timed,
    problem: null,
  };
  if (contentAt === null || now - contentAt > LATE_MS) {
    const phase = contentAt === null ? 'connecting' : 'stale';
    return { state: { ...proven, phase, goodSince: null }, commands: [] };
  }
  return {
    state: { ...proven, phase: 'live', goodSince: state.goodSince ?? now, tried: 0, climbing: false },
    commands: [],
  };
}

/** A connection's first picture. Of one that was not on the screen before nobody knows yet how old it is. */
function picture(state: PlayerState, same: boolean, now: number): Step {
  if (!isOpen(state) || state.picturedAt !== null) return { state, commands: [] };
  const contentAt = same ? state.contentAt : null;
  return { state: { ...state, picturedAt: now, pictured: true, contentAt }, commands: [] };
}

/** Since when this connection has shown nothing new. */
const quietSince = ({ dialledAt, picturedAt, renewedAt }: PlayerState) =>
  picturedAt === null ? dialledAt : Math.max(picturedAt, renewedAt ?? 0);

function tick(state: PlayerState, moment: Moment): Step {
  const { now } = moment;
  if (state.watched && state.hiddenAt !== null && now - state.hiddenAt >= RELEASE_MS) {
    return begin({ ...state, watched: false });
  }
  if (state.retryAt !== null && now >= state.retryAt && !isOpen(state)) return begin(state);
  const since = isOpen(state) ? quietSince(state) : null;
  if (since === null) return { state, commands: [] };
  if (now - since >= RECONNECT_MS) {
    return fail(state, state.picturedAt === null ? 'NO_FRAMES' : 'FROZEN', moment);
  }
  if (state.picturedAt !== null && now - since >= STALE_MS) {
    return { state: { ...state, phase: 'stale', goodSince: null }, commands: [] };
  }
  const good = state.goodSince === null ? 0 : now - state.goodSince;
  const climbAfter = Math.min(LAST_CLIMB_MS, CLIMB_MS * 2 ** state.climbs);
  if (state.transport > 0 && good >= climbAfter) return open({ ...state, tried: 0, climbing: true }, 0);
  if (good < GOOD_MS) return { state, commands: [] };
  const climbs = state.transport === 0 ? 0 : state.climbs;
  return { state: { ...state, failures: 0, climbs }, commands: [] };
}

/** What becomes of a player when something happens: its next state, and what is to be done. Pure. */
export function step(state: PlayerState, event: PlayerEvent, moment: Moment): Step {
  switch (event.type) {
    case 'configured':
      return configure(state, event);
    case 'shown':
      if (state.watched) return { state: { ...state, hiddenAt: null }, commands: [] };
      return begin({ ...state, watched: true, hiddenAt: null });
    case 'hidden':
      return { state: { ...state, hiddenAt: state.hiddenAt ?? moment.now }, commands: [] };
    case 'dialled':
      return { state: isOpen(state) ? { ...state, dialledAt: moment.now } : state, commands: [] };
    case 'pictured':
      return picture(state, event.same, moment.now);
    case 'renewed':
      return renew(state, event, moment.now);
    case 'failed':
      return isOpen(state) ? fail(state, event.problem, moment) : { state, commands: [] };
    case 'retryNow':
      return state.phase === 'live' ? { state, commands: [] } : begin(state);
    case 'reopened':
      return begin({ ...state, transport: event.transport });
    case 'tick':
      return tick(state, moment);
  }
}
