import { useSyncExternalStore } from 'react';
import { readStored, store } from '~/lib/safeStorage.ts';
import { useAuth } from '../auth/AuthContext.ts';
import { readSession, rememberUser, useSession } from '../auth/session.ts';
import { type Destination, useDestinations } from '../navigation/useNavigationItems.ts';

/** Of a guest or a user who chose none (specification, shell §3). */
const defaultShortcuts = ['dashboards/project', 'dashboards/analytics', 'contacts', 'todo'];

/** Of guests: they hold in this browser alone, as their theme does (specification, shell §4). */
const guestKey = 'watchfloor_shortcuts';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keepAsGuest(ids: readonly string[]): void {
  store(guestKey, ids.join(' '));
  for (const listener of listeners) listener();
}

function useGuestShortcuts(): readonly string[] {
  const kept = useSyncExternalStore(subscribe, () => readStored(guestKey));
  return kept === null ? defaultShortcuts : kept.split(' ').filter(Boolean);
}

export interface Shortcuts {
  /** In the user's order; what can't be opened is left out. */
  readonly chosen: readonly Destination[];
  /** Adds or removes one, at once here and then with the user; a guest's stay in this browser. */
  readonly toggle: (id: string) => void;
}

/** The shortcuts of the signed-in user, or of a guest. */
export function useShortcuts(): Shortcuts {
  const { saveUserData } = useAuth();
  const destinations = useDestinations();
  const session = useSession();
  const user = session?.user;
  const ofGuest = useGuestShortcuts();
  const ids = user?.shortcuts ?? ofGuest;
  const chosen = ids.flatMap((id) => destinations.find((item) => item.id === id) ?? []);

  const toggle = (id: string) => {
    const shortcuts = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    if (!session) return keepAsGuest(shortcuts);
    if (!user) return;
    rememberUser({ ...user, shortcuts });
    saveUserData({ shortcuts }).then(rememberUser, () => {
      const now = readSession()?.user;
      if (now) rememberUser({ ...now, shortcuts: ids });
    });
  };
  return { chosen, toggle };
}
