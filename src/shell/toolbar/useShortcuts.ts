import { useAuth } from '../auth/AuthContext.ts';
import { readSession, rememberUser, useSession } from '../auth/session.ts';
import { type Destination, useDestinations } from '../navigation/useNavigationItems.ts';

/** Of a guest or a user who chose none (specification, shell §3). */
const defaultShortcuts = ['dashboards/project', 'dashboards/analytics', 'contacts', 'todo'];

export interface Shortcuts {
  /** In the user's order; what can't be opened is left out. */
  readonly chosen: readonly Destination[];
  /** Adds or removes one, at once here and then with the user. */
  readonly toggle: (id: string) => void;
}

/** The shortcuts of the signed-in user. */
export function useShortcuts(): Shortcuts {
  const { saveUserData } = useAuth();
  const destinations = useDestinations();
  const user = useSession()?.user;
  const ids = user?.shortcuts ?? defaultShortcuts;
  const chosen = ids.flatMap((id) => destinations.find((item) => item.id === id) ?? []);

  const toggle = (id: string) => {
    if (!user) return;
    const shortcuts = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    rememberUser({ ...user, shortcuts });
    saveUserData({ shortcuts }).then(rememberUser, () => {
      const now = readSession()?.user;
      if (now) rememberUser({ ...now, shortcuts: ids });
    });
  };
  return { chosen, toggle };
}
