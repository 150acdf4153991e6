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
  /** Connected, and the picture stands still. */
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
  /**
   * When the picture on the screen was new, on whichever connection: the last that was proven to differ from the one
   * before it, else the first that was seen.
   */
  readonly frameAt: number | null;
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
  /** A picture was presented that may be an old one. */
  | { readonly type: 'pictured' }
  /** A picture was presented that differs from the one before. */
  | { readonly type: 'renewed' }
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
  frameAt: null,
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

const closed = { dialledAt: null, picturedAt: null, goodSince: null, retryAt: null } as const;

const isOpen = ({ phase }: PlayerState) => phase === 'connecting' || phase === 'live' || phase === 'stale';

/** The picture on the screen, and how it must be shown. */
export type Picture = 'none' | 'moving' | 'still';

/** Anything but a live picture is a still one and has to say how old it is. */
export function pictureOf({ phase, frameAt }: PlayerState): Picture {
  if (phase === 'live') return 'moving';
  return frameAt === null ? 'none' : 'still';
}

/** Milliseconds since the picture on the screen was new; null before any. */
export const ageOf = ({ frameAt }: PlayerState, now: number): number | null =>
  frameAt === null ? null : Math.max(0, now - frameAt);

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
  const delay = state.down ? LAST_RETRY_MS * (0.5 + random() / 2) : retryDelay(failures, random);
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
      retryAt: now + delay,
    },
    commands: [{ type: 'close' }],
  };
}

function configure(state: PlayerState, event: Extract<PlayerEvent, { type: 'configured' }>): Step {
  const { paused, down, transports, first, problem = null } = event;
  const same = state.transports === transports;
  const recovered = state.down && !down;
  const next = { ...state, paused, down, transports, ...(transports === 0 ? { problem } : {}) };
  if (paused !== state.paused || !same) {
    return begin({ ...next, transport: transports > first ? first : 0, tried: 0 });
  }
  if (recovered && (state.phase === 'offline' || state.phase === 'retrying')) return begin(next);
  return { state: next, commands: [] };
}

function renew(state: PlayerState, now: number): Step {
  if (!isOpen(state)) return { state, commands: [] };
  return {
    state: {
      ...state,
      phase: 'live',
      picturedAt: state.picturedAt ?? now,
      frameAt: now,
      goodSince: state.goodSince ?? now,
      tried: 0,
      climbing: false,
      problem: null,
    },
    commands: [],
  };
}

/** Since when this connection has shown nothing new. */
const quietSince = ({ dialledAt, picturedAt, frameAt }: PlayerState) =>
  picturedAt === null ? dialledAt : Math.max(picturedAt, frameAt ?? 0);

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
      return isOpen(state) && state.picturedAt === null
        ? {
            state: { ...state, picturedAt: moment.now, frameAt: state.frameAt ?? moment.now },
            commands: [],
          }
        : { state, commands: [] };
    case 'renewed':
      return renew(state, moment.now);
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
