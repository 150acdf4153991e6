import type { Refusal } from '~/shell/messages/refusal.ts';
import type { Attempted } from '~/shell/messages/useAttempt.ts';

/** Milliseconds after the last stroke at which what was typed is saved. */
export const AUTOSAVE_MILLISECONDS = 600;

/** Milliseconds between two attempts while saving fails. */
const AGAIN = 5_000;

/**
 * `saved`: the API has it · `waiting`: somebody is typing · `saving` · `refused`: a field is wrong (`refusals`) ·
 * `failed`: the API could not be reached, which is tried again.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'refused' | 'failed';

export interface Saving<Value> {
  /** As it was typed. */
  readonly value: Value;
  readonly state: SaveState;
  /** Why fields were refused when it was last saved. */
  readonly refusals: readonly Refusal[];
  /** What was thrown when it could not be saved. */
  readonly error: unknown;
}

interface AutosaverOptions<Value> {
  /** What the API has. */
  readonly saved: Value;
  /** What was typed earlier and did not reach the API; null when there is nothing. */
  readonly kept: Value | null;
  readonly save: (value: Value) => Promise<Attempted | undefined>;
  /** Keeps what is not saved yet where a reload finds it; null when all is saved. */
  readonly keep: (value: Value | null) => void;
  readonly delay?: number;
}

const textOf = (value: unknown): string => JSON.stringify(value);

/** Saves a value some time after its last change, one request after the other, and holds it until it is saved. */
export function createAutosaver<Value>(options: AutosaverOptions<Value>) {
  const { saved, kept, keep, delay = AUTOSAVE_MILLISECONDS } = options;
  let save = options.save;
  const listeners = new Set<() => void>();
  let current: Saving<Value> = { value: kept ?? saved, state: 'saved', refusals: [], error: null };
  let atApi = textOf(saved);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  function show(next: Partial<Saving<Value>>): void {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  }
  const isSaved = () => textOf(current.value) === atApi;

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  async function saveOnce(): Promise<boolean> {
    const { value } = current;
    show({ state: 'saving' });
    try {
      const result = await save(value);
      const refusals = result?.errors ?? [];
      if (!result) throw new Error('The API gave no answer.');
      if (refusals.length > 0) {
        show({ state: textOf(value) === textOf(current.value) ? 'refused' : 'waiting', refusals });
        return false;
      }
      atApi = textOf(value);
      if (isSaved()) keep(null);
      show({ state: isSaved() ? 'saved' : 'waiting', refusals: [], error: null });
      return true;
    } catch (error) {
      show({ state: 'failed', error });
      schedule(AGAIN);
      return false;
    }
  }

  /** Saves now what is not saved; answers whether all is. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) {
      await running;
      return flush();
    }
    if (isSaved()) return true;
    running = saveOnce();
    const done = await running.finally(() => {
      running = null;
    });
    return done && isSaved();
  }

  if (!isSaved()) current = { ...current, state: 'waiting' };

  return {
    /** Saves what was typed earlier. React may create a saver that it never shows: that one must not save. */
    begin: () => {
      if (!isSaved()) schedule(delay);
    },
    state: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes what was typed. */
    change: (value: Value) => {
      keep(value);
      show({ value, state: 'waiting' });
      schedule(delay);
    },
    flush,
    /** Another tab or user has changed it: shown where nothing waits to be saved here. */
    follow: (value: Value) => {
      if (!isSaved() || running || textOf(value) === atApi) return;
      atApi = textOf(value);
      show({ value });
    },
    /** How it is saved from now on. */
    saveWith: (next: AutosaverOptions<Value>['save']) => {
      save = next;
    },
    /** Forgets what was typed and not saved: what it belongs to is gone. */
    drop: () => {
      clearTimeout(timer);
      atApi = textOf(current.value);
      keep(null);
      show({ state: 'saved', refusals: [], error: null });
    },
  };
}
