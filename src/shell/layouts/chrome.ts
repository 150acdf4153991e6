import { useMatches } from 'react-router-dom';
import { type LayoutConfig, laidOver, type Partly } from '../settings/settings.ts';
import { useSettings } from '../settings/settingsStore.ts';

/** What a route may say of itself in its `handle`. */
export interface RouteHandle {
  /** Parts of the layout that this screen wants otherwise: a wall without bars, for example. */
  readonly chrome?: Partly<LayoutConfig>;
}

/** The layout's config as the settings and the routes of the current screen want it. */
export function useChrome(): LayoutConfig {
  const { config } = useSettings().layout;
  const handles = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.chrome ?? {});
  return handles.reduce<LayoutConfig>(laidOver, config);
}
