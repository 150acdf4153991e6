import type { MapLibrary } from './maplibreLibrary.ts';

/** The map engine of this build, fetched when the first map is drawn: Mapbox where there is a token for it. */
export const loadMapLibrary = async (): Promise<MapLibrary> =>
  (await (import.meta.env.VITE_MAPBOX_TOKEN ? import('./mapboxLibrary.ts') : import('./maplibreLibrary.ts')))
    .library;

/** Both engines need WebGL 2; remote desktops and locked-down browsers have none. */
export function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
