import type { ApolloClient } from '@apollo/client';
import {
  type CameraChange,
  type IncidentChange,
  type Live,
  liveOf,
  type RegistryChange,
} from '~/features/live/live.ts';
import { atMostEvery } from '~/lib/atMostEvery.ts';
import { FleetDocument, type FleetQuery } from './fleet.generated.ts';

/** A camera in brief, as it is now. */
export type FleetCamera = FleetQuery['fleet'][number];

export interface FleetState {
  /** Every camera by name; undefined until the first answer. A row stays the same object until it changes. */
  readonly cameras: readonly FleetCamera[] | undefined;
  /** Why the fleet was not answered; undefined while it is asked for again and once it is known. */
  readonly error: Error | undefined;
}

/**
 * The whole fleet, read by every screen that shows it. It is asked for in one answer, past the cache, in which ten
 * thousand rows would cost a second; live changes are laid over it.
 */
export interface FleetStore {
  readonly read: () => FleetState;
  /** Calls back after each change of the state. Returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for the fleet, unless an answer is on its way: a screen that is opened shows what is known meanwhile. */
  readonly visit: () => void;
  /** Asks for the fleet as it is from now on. Rejects when there is no answer; what was known stays. */
  readonly refresh: () => Promise<void>;
  /** Resolves when the fleet is known; rejects when it could not be answered, until it is asked for again. */
  readonly known: () => Promise<void>;
}

/** Milliseconds in which changes are gathered before the screens are told. */
const GATHER = 300;
/** Milliseconds between two readings because changes were missed. */
const MISSED_REST = 2_000;

type Patch = Partial<Pick<FleetCamera, 'state' | 'stateSince' | 'operatorState' | 'openSeverity'>>;

/** What was told of a camera. */
interface Told {
  readonly patch: Patch;
  /** What the registry holds of it since; null when it was removed, undefined when it is as it was. */
  readonly entry: FleetCamera | null | undefined;
}

/** What was told, by the ids of the cameras. */
type Changes = Map<string, Told>;

const untold: Told = { patch: {}, entry: undefined };

const nothing: FleetState = { cameras: undefined, error: undefined };

/** Moments are ISO 8601 in UTC, so that they are compared as texts. */
const isOlder = ({ stateSince }: Patch, row: FleetCamera): boolean =>
  stateSince != null && row.stateSince !== null && stateSince < row.stateSince;

/** An answer may know a later state than the last change that was told; severities have no moment. */
function patched(row: FleetCamera, patch: Patch): FleetCamera {
  if (!isOlder(patch, row)) return { ...row, ...patch };
  return patch.openSeverity === undefined ? row : { ...row, openSeverity: patch.openSeverity };
}

/** The row after what was told of it; undefined when its camera was removed. */
function changedRow(row: FleetCamera, told: Told | undefined): FleetCamera | undefined {
  if (!told) return row;
  if (told.entry === null) return undefined;
  const { state, stateSince, openSeverity } = row;
  // The registry tells of a camera's data; of its state the row may know more.
  const base = told.entry ? { ...told.entry, state, stateSince, openSeverity } : row;
  return patched(base, told.patch);
}

/** By name, then by id, as the API orders the fleet. */
const compareRows = (a: FleetCamera, b: FleetCamera): number =>
  a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1;

/** The rows after what was told: those of removed cameras are gone, those of new ones have come. */
function withChanges(rows: readonly FleetCamera[], changes: Changes): readonly FleetCamera[] {
  if (changes.size === 0) return rows;
  const kept = rows.flatMap((row) => changedRow(row, changes.get(row.id)) ?? []);
  if ([...changes.values()].every(({ entry }) => !entry)) return kept;
  const known = new Set(rows.map(({ id }) => id));
  const added = [...changes.values()].flatMap(({ entry, patch }) =>
    entry && !known.has(entry.id) ? [patched(entry, patch)] : [],
  );
  return [...kept, ...added].sort(compareRows);
}

/** What the fleet holds of a camera; null of one that was removed. */
function entryOf({ site, location, removal, ...camera }: RegistryChange): FleetCamera | null {
  if (removal) return null;
  return { ...camera, siteId: site.id, siteName: site.name, lat: location.lat, lng: location.lng };
}

const isSame = (a: FleetCamera, b: FleetCamera): boolean =>
  (Object.keys(b) as (keyof FleetCamera)[]).every(
    (field) => a[field] === b[field] || (Array.isArray(a[field]) && String(a[field]) === String(b[field])),
  );

/** Rows of which nothing changed stay the objects that they were. */
function keepSame(
  next: readonly FleetCamera[],
  known: readonly FleetCamera[] | undefined,
): readonly FleetCamera[] {
  if (!known) return next;
  const knownById = new Map(known.map((row) => [row.id, row]));
  const rows = next.map((row) => {
    const before = knownById.get(row.id);
    return before && isSame(before, row) ? before : row;
  });
  return rows.length === known.length && rows.every((row, index) => row === known[index]) ? known : rows;
}

/** A promise, and how it ends. */
function createPending() {
  let end: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = { resolve, reject };
  });
  // Nobody may be waiting for it.
  promise.catch(() => undefined);
  return { promise, resolve: () => end?.resolve(), reject: (error: unknown) => end?.reject(error) };
}

/** A store over live changes; the page itself takes `fleetOf`. */
export function createFleetStore(client: ApolloClient, live: Live): FleetStore {
  let state = nothing;
  let ids: ReadonlySet<string> = new Set();
  let first = createPending();
  let asked = 0;
  let answered = 0;
  let latest: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gathered: Changes = new Map();
  /** What was told since each question that is not answered yet. */
  const sinceAsked = new Set<Changes>();
  /** Cameras that the fleet was asked for because of them, so that one that is gone is not asked for again and again. */
  const soughtIds = new Set<string>();
  const listeners = new Set<() => void>();

  function set(next: FleetState): void {
    if (next.cameras === state.cameras && next.error === state.error) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function handOn(): void {
    timer = undefined;
    const changes = gathered;
    gathered = new Map();
    if (!state.cameras) return;
    const cameras = withChanges(state.cameras, changes);
    ids = new Set(cameras.map(({ id }) => id));
    set({ ...state, cameras });
  }

  function gather(cameraId: string, change: (before: Told) => Told): void {
    for (const changes of [gathered, ...sinceAsked])
      changes.set(cameraId, change(changes.get(cameraId) ?? untold));
    timer ??= setTimeout(handOn, GATHER);
  }

  function take(cameraId: string, patch: Patch): void {
    gather(cameraId, (before) => ({ ...before, patch: { ...before.patch, ...patch } }));
    if (!state.cameras || ids.has(cameraId) || soughtIds.has(cameraId)) return;
    soughtIds.add(cameraId);
    reader.request();
  }

  function takeEntry(change: RegistryChange): void {
    // What else is told of it comes with it: the fleet need not be asked for.
    soughtIds.add(change.id);
    gather(change.id, ({ patch }) => ({ patch, entry: entryOf(change) }));
  }

  function replace(rows: readonly FleetCamera[]): void {
    ids = new Set(rows.map(({ id }) => id));
    set({ cameras: keepSame(rows, state.cameras), error: undefined });
    first.resolve();
  }

  async function ask(): Promise<void> {
    asked += 1;
    const turn = asked;
    const since: Changes = new Map();
    sinceAsked.add(since);
    if (state.error) {
      first = createPending();
      set({ ...state, error: undefined });
    }
    try {
      const { data } = await client.query({
        query: FleetDocument,
        fetchPolicy: 'no-cache',
        // A question that was asked before a change must not answer the one that was asked after it.
        context: { queryDeduplication: false },
      });
      if (turn < answered) return;
      if (!data) throw new Error('The answer with the fleet is empty.');
      answered = turn;
      replace(withChanges(data.fleet, since));
    } catch (error) {
      if (turn === asked && !state.cameras) {
        set({ ...state, error: error as Error });
        first.reject(error);
      }
      throw error;
    } finally {
      sinceAsked.delete(since);
    }
  }

  function refresh(): Promise<void> {
    listen();
    const asking = ask();
    latest = asking;
    const done = () => {
      if (latest === asking) latest = undefined;
    };
    asking.then(done, done);
    return asking;
  }

  function visit(): void {
    if (!latest) refresh().catch(() => undefined);
  }

  const reader = atMostEvery(MISSED_REST, () => refresh().catch(() => undefined));

  function onMissed(): void {
    if (listeners.size > 0) reader.request();
  }

  /** What happened before the subscription stood was told to nobody: an answer of before may lack it. */
  function onStanding(): void {
    if (state.cameras) onMissed();
  }

  let listening = false;

  /** Begins before the fleet is asked for, so that nothing is missed between the answer and the first change. */
  function listen(): void {
    if (listening) return;
    listening = true;
    live.cameras.listen({
      onMissed,
      onStanding,
      onChange: ({ camera: { id, state: now, stateSince, operatorState } }: CameraChange) =>
        take(id, { state: now, stateSince, operatorState }),
    });
    live.registry.listen({ onMissed, onStanding, onChange: takeEntry });
    live.incidents.listen({
      onMissed,
      onStanding,
      onChange({ camera }: IncidentChange) {
        if (camera) take(camera.id, { openSeverity: camera.openSeverity });
      },
    });
    let user = live.session.user();
    live.session.onChange(() => {
      if (live.session.user() === user) return;
      user = live.session.user();
      forget();
    });
  }

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    gathered = new Map();
    soughtIds.clear();
    latest = undefined;
    // Answers that are on their way are somebody else's.
    asked += 1;
    answered = asked;
    first = createPending();
    set(nothing);
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit,
    refresh,
    known() {
      if (!state.cameras && !state.error) visit();
      return first.promise;
    },
  };
}

const stores = new WeakMap<ApolloClient, FleetStore>();

/** The fleet of the page's client. */
export function fleetOf(client: ApolloClient): FleetStore {
  const known = stores.get(client) ?? createFleetStore(client, liveOf(client));
  stores.set(client, known);
  return known;
}
