import { useLocation, useMatches } from 'react-router-dom';
import { deepMerge, type LayoutConfig, type Partly } from '../settings/settings.ts';
import { useSettings } from '../settings/settingsStore.ts';

/** What a route may declare in its `handle`. */
export interface RouteHandle {
  /** Overrides of the layout for this screen: a wall without bars, for example. */
  readonly chrome?: Partly<LayoutConfig>;
  /** Whether the screen stands alone at this address, without anything around it: a wall on a screen of its own. */
  readonly alone?: (params: URLSearchParams) => boolean;
}

const none = { display: false };
const bare: Partly<LayoutConfig> = {
  navbar: none,
  toolbar: none,
  footer: none,
  leftSidePanel: none,
  rightSidePanel: none,
};

export interface Chrome {
  /** As the settings and the routes of the current screen want it. */
  readonly config: LayoutConfig;
  /** The screen stands alone, even without the button for the settings. */
  readonly alone: boolean;
}

/** The layout around the current screen. */
export function useChrome(): Chrome {
  const { config } = useSettings().layout;
  const { search } = useLocation();
  const handles = useMatches().map(({ handle }) => (handle as RouteHandle | undefined) ?? {});
  const alone = handles.some((handle) => handle.alone?.(new URLSearchParams(search)));
  const wishes = [...handles.map(({ chrome = {} }) => chrome), alone ? bare : {}];
  return { config: wishes.reduce<LayoutConfig>(deepMerge, config), alone };
}
