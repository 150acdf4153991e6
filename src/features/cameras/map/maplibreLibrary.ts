import 'maplibre-gl/dist/maplibre-gl.css';
import { Layer, Map as LibreMap, Marker, NavigationControl, Popup, Source } from 'react-map-gl/maplibre';
import { offlineStyle } from './mapStyle.ts';

/** What the map is drawn with: the free engine and the bundled style. */
export const library = {
  Map: LibreMap,
  Source,
  Layer,
  Marker,
  Popup,
  NavigationControl,
  styleOf: (_mode: 'dark' | 'light') => offlineStyle(),
  mapProps: {},
};

export type MapLibrary = typeof library;
