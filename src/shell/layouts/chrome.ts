import { useLocation, useMatches } from 'react-router-dom';
import { type LayoutConfig, laidOver, type Partly } from '../settings/settings.ts';
import { useSettings } from '../settings/settingsStore.ts';

type Chrome = Partly<LayoutConfig>;

/** What a route may say of itself in its `handle`. */
export interface RouteHandle {
  /** Parts of the layout that this screen wants otherwise, always or as its address asks: a wall without bars. */
  readonly chrome?: Chrome | ((params: URLSearchParams) => Chrome);
}

/** The layout's config as the settings and the routes of the current screen want it. */
export function useChrome(): LayoutConfig {
  const { config } = useSettings().layout;
  const { search } = useLocation();
  const wishes = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.chrome ?? {});
  return wishes.reduce<LayoutConfig>(
    (under, wish) => laidOver(under, typeof wish === 'function' ? wish(new URLSearchParams(search)) : wish),
    config,
  );
}
