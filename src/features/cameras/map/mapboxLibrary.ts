import 'mapbox-gl/dist/mapbox-gl.css';
import { Map as BoxMap, Layer, Marker, NavigationControl, Popup, Source } from 'react-map-gl/mapbox';
import type { MapLibrary } from './maplibreLibrary.ts';

/**
 * What the map is drawn with where an access token is given: Mapbox and its styles. The cast goes over unknown because react-map-gl
 * gives both engines the same components and declares them apart, each over the classes of its own engine.
 */
export const library = {
  Map: BoxMap,
  Source,
  Layer,
  Marker,
  Popup,
  NavigationControl,
  styleOf: (mode: 'dark' | 'light') => `mapbox://styles/mapbox/${mode}-v11`,
  mapProps: { mapboxAccessToken: import.meta.env.VITE_MAPBOX_TOKEN },
} as unknown as MapLibrary;
