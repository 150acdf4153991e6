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
  /** `rename`: what is typed goes by another name from now on, where a reload looks for it. A new mail is a draft now. */
  readonly save: (value: Value, rename: (name: string) => void) => Promise<Attempted | undefined>;
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

/** Keeps what is not saved in this browser, under a name that may change. */
function createKeeper<Value>(viewer: string, firstName: string) {
  const keyOf = (name: string) => `watchfloor_unsaved/${viewer}/${name}`;
  let key = keyOf(firstName);
  return {
    read: () => parsed<Value>(readStored(key)),
    keep: (value: Value | null) => store(key, value === null ? null : JSON.stringify(value)),
    rename: (name: string) => {
      const text = readStored(key);
      store(key, null);
      key = keyOf(name);
      if (text !== null) store(key, text);
    },
  };
}

/**
 * A form without a button: what is typed is saved after a pause, when the form goes and when the page is left. Until the API
 * has it, it is kept in this browser under the name, so that neither a lost connection nor a reload loses it; saving is
 * tried again by itself. `SaveNote` says how it stands.
 */
export function useAutosave<Value>({ name, saved, save, delay }: AutosaveOptions<Value>): Autosave<Value> {
  const viewer = useSession()?.user?.id ?? '';
  const keeper = useMemo(() => createKeeper<Value>(viewer, name), [viewer, name]);
  const [first] = useState({ saved, save });
  const saver = useMemo(
    () =>
      createAutosaver<Value>({
        saved: first.saved,
        save: (value) => first.save(value, keeper.rename),
        kept: keeper.read(),
        keep: keeper.keep,
        ...(delay !== undefined && { delay }),
      }),
    [first, keeper, delay],
  );
  useInsertionEffect(() => saver.saveWith((value) => save(value, keeper.rename)));
  const text = JSON.stringify(saved);
  useEffect(() => saver.follow(JSON.parse(text) as Value), [saver, text]);
  useEffect(() => {
    const flush = () => void saver.flush();
    saver.begin();
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
