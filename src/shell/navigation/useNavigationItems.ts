import { createContext, useContext, useMemo } from 'react';
import { useSession } from '../auth/session.ts';
import { textByKey, useTexts } from '../i18n/useTexts.ts';
import type { NavigationItem, NavigationLink, NavigationPage } from './items.ts';
import { type Answers, openableItems, titleOf, visibleItems } from './navigation.rules.ts';
import { navigationTree } from './tree.ts';

/** Whether an address leads to a screen: the composition root knows all of them. */
export const AnswersContext = createContext<Answers>(() => true);

const guest: readonly never[] = [];

/** The navigation as the one who looks at it may use it. */
export function useNavigationItems(): readonly NavigationItem[] {
  const answers = useContext(AnswersContext);
  const session = useSession();
  // While a session's user is asked for again, the visitor sees what every user sees.
  const roles = session ? (session.user?.roles ?? ['USER' as const]) : guest;
  return useMemo(() => visibleItems(navigationTree, roles, answers), [roles, answers]);
}

export type Destination = (NavigationPage | NavigationLink) & { readonly title: string };

/** Everything that can be opened, with its title in the chosen language: what search and shortcuts offer. */
export function useDestinations(): readonly Destination[] {
  const items = useNavigationItems();
  const t = useTexts('shell');
  return useMemo(
    () => openableItems(items).map((item) => ({ ...item, title: titleOf(item, (key) => textByKey(t, key)) })),
    [items, t],
  );
}
