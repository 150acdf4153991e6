import type { MapLibrary } from './maplibreLibrary.ts';

/** The map engine of this build, fetched when the first map is drawn: Mapbox where there is a token for it. */
export const loadMapLibrary = async (): Promise<MapLibrary> =>
  (await (import.meta.env.VITE_MAPBOX_TOKEN ? import('./mapboxLibrary.ts') : import('./maplibreLibrary.ts')))
    .library;

let found: boolean | undefined;

/**
 * Both engines need WebGL 2; remote desktops and locked-down browsers have none. Tried once a page: browsers allow a page
 * sixteen contexts, and a screen that is begun several times would try as often.
 */
export function hasWebGl(): boolean {
  if (found === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    found = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return found;
}
