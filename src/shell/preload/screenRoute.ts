import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RouteError } from '../ui/RouteError.tsx';
import type { Preload } from './definePreload.ts';

interface ScreenRoute {
  readonly path: string;
  /** Fetches the file that begins the screen: small, for nothing of it is asked before. */
  readonly preload: () => Promise<Preload>;
  /** Fetches the screen's code. */
  readonly screen: () => Promise<ComponentType>;
  /** What the frame reads of the route. */
  readonly handle?: unknown;
  /** Addresses below `path` at which the same screen stands, so that it is not built anew between them. */
  readonly children?: RouteObject[];
}

/** The route of a screen: its code, its texts and its queries are fetched side by side. */
export const screenRoute = ({ path, preload, screen, handle, children }: ScreenRoute): RouteObject => ({
  path,
  ErrorBoundary: RouteError,
  handle,
  lazy: {
    loader: async () => (await preload()).loader,
    shouldRevalidate: async () => (await preload()).shouldRevalidate,
    Component: screen,
  },
  ...(children && { children }),
});
