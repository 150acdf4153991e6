import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UrlChange, UrlDefinition } from '~/lib/defineUrl.ts';
import { comingIsStep, comingPlace, goAhead, isUrgent, onComing } from './comingAddress.ts';

export interface ChangeOptions {
  /** It is something that Back undoes, such as an opened drawer; other changes take the place of what was there. */
  readonly step?: boolean;
}

export interface Url<State> {
  readonly url: State;
  /**
   * Changes some of the state, on top of every change that is still on its way. What follows from the present state is
   * said as a function of it: `change((now) => ({ sort: nextSort(now.sort, column) }))`. The page does not scroll. A
   * change of a screen that is being left does nothing.
   */
  readonly change: (change: UrlChange<State>, options?: ChangeOptions) => void;
  /** The same change as an address, for links. */
  readonly linkTo: (change: UrlChange<State>) => string;
}

interface UrlOptions {
  /**
   * A change is drawn before anything else, for screens that always have something new to draw; elsewhere what was there
   * stays until the next is ready.
   */
  readonly atOnce?: boolean;
}

function useUrlAt<State extends object>(
  definition: UrlDefinition<State>,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  { atOnce = false }: UrlOptions,
): Url<State> {
  const navigate = useNavigate();
  const url = useMemo(() => definition.read(search), [definition, search]);
  const linkTo = useCallback<Url<State>['linkTo']>(
    (change) => pathname + definition.changed(search, change),
    [definition, pathname, search],
  );
  const change = useCallback<Url<State>['change']>(
    (changes, options) => {
      const from = comingPlace(pathname, definition.root);
      if (from === null) return;
      const target = { pathname: from.pathname, search: definition.changed(from.search, changes) };
      if (target.search === from.search) return;
      const step = options?.step || comingIsStep();
      goAhead({ ...target, step });
      void navigate(target, { replace: !step, preventScrollReset: true, flushSync: atOnce || isUrgent() });
    },
    [definition, navigate, pathname, atOnce],
  );
  return useMemo(() => ({ url, change, linkTo }), [url, change, linkTo]);
}

/** What the address says, for what shows it: the same moment as everything else that is drawn. */
export function useUrl<State extends object>(
  definition: UrlDefinition<State>,
  options: UrlOptions = {},
): Url<State> {
  return useUrlAt(definition, useLocation(), options);
}

/**
 * What the address is about to say, for the controls that say it: a box is ticked when it was clicked, however long the
 * rest of the screen takes. Only for small components, for they are drawn at once.
 */
export function useUrlControl<State extends object>(
  definition: UrlDefinition<State>,
  options: UrlOptions = {},
): Url<State> {
  const drawn = useLocation();
  const { pathname } = drawn;
  const search = useSyncExternalStore(
    onComing,
    () => (comingPlace(pathname, definition.root) ?? drawn).search,
  );
  return useUrlAt(definition, { pathname, search }, options);
}
