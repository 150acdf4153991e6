import { useEffect, useInsertionEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readStored, store } from '~/lib/safeStorage.ts';
import { useSession } from '~/shell/auth/session.ts';
import type { Attempted } from '~/shell/messages/useAttempt.ts';
import { createAutosaver, type Saving } from './autosaver.ts';

interface AutosaveOptions<Value> {
  /** What it is, by a name that is unique in the product: `note/17`, `mail/new`. Another one begins anew. */
  readonly name: string;
  /** What the API has: plain data, compared as JSON. */
  readonly saved: Value;
  readonly save: (value: Value) => Promise<Attempted | undefined>;
  /** Milliseconds after the last change; default 600. */
  readonly delay?: number;
}

export interface Autosave<Value> extends Saving<Value> {
  /** Takes what was typed; it is saved after a pause. */
  readonly change: (value: Value) => void;
  /** Saves now: on closing, before sending. Answers whether all is saved. */
  readonly flush: () => Promise<boolean>;
  /** Forgets what was typed and not saved: what it belongs to is gone. */
  readonly drop: () => void;
}

const parsed = <Value>(text: string | null): Value | null => {
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
};

/**
 * A form without a button: what is typed is saved after a pause, when the form goes and when the page is left. Until the API
 * has it, it is kept in this browser under the name, so that neither a lost connection nor a reload loses it; saving is
 * tried again by itself. `SaveNote` says how it stands.
 */
export function useAutosave<Value>({ name, saved, save, delay }: AutosaveOptions<Value>): Autosave<Value> {
  const viewer = useSession()?.user?.id ?? '';
  const key = `watchfloor_unsaved/${viewer}/${name}`;
  const [first] = useState({ saved, save });
  const saver = useMemo(
    () =>
      createAutosaver<Value>({
        ...first,
        kept: parsed<Value>(readStored(key)),
        keep: (value) => store(key, value === null ? null : JSON.stringify(value)),
        ...(delay !== undefined && { delay }),
      }),
    [first, key, delay],
  );
  useInsertionEffect(() => saver.saveWith(save));
  const text = JSON.stringify(saved);
  useEffect(() => saver.follow(JSON.parse(text) as Value), [saver, text]);
  useEffect(() => {
    const flush = () => void saver.flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  return useMemo(
    () => ({ ...state, change: saver.change, flush: saver.flush, drop: saver.drop }),
    [state, saver],
  );
}
