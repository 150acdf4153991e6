import type { StyleSpecification } from 'maplibre-gl';
import type { CameraState } from '~/graphql/types.generated.ts';
import { readToken } from '../../theme/colourMode.ts';
import { outlines } from '../shapes.ts';
import { cameraStateLook, toneToken } from '../states.ts';
import { graticule, worldLand } from './land.ts';
import type { MapMarker } from './mapTypes.ts';

/** The bundled map: land, coast and graticule in the theme's colours. It asks no server for anything. */
export function offlineStyle(): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: worldLand() },
      graticule: { type: 'geojson', data: graticule() },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': readToken('--map-sea') } },
      {
        id: 'graticule',
        type: 'line',
        source: 'graticule',
        paint: { 'line-color': readToken('--map-graticule'), 'line-width': 1 },
      },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': readToken('--map-land') } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': readToken('--map-coast'), 'line-width': 0.75 },
      },
    ],
  };
}

/** Markers as points; the id rides as a property because feature ids must be numbers. */
export function markerFeatures(markers: readonly MapMarker[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: markers.map(({ id, lat, lng, state }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { id, state },
    })),
  };
}

const states = Object.keys(cameraStateLook) as CameraState[];

/** An expression that chooses a colour by the state of a marker. */
export function stateColours(): unknown {
  const pairs = states.flatMap((state) => [state, readToken(toneToken(cameraStateLook[state].tone))]);
  return ['match', ['get', 'state'], ...pairs, readToken('--state-unknown')];
}

const iconSize = 32;

/** The shapes of all states as images of 32 × 32 pixels, by the name `state-UP` and so on. */
export function stateIcons(): Map<string, ImageData> {
  const icons = new Map<string, ImageData>();
  const canvas = document.createElement('canvas');
  canvas.width = iconSize;
  canvas.height = iconSize;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return icons;
  pen.scale(iconSize / 16, iconSize / 16);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const state of states) {
    const { path, filled, width } = outlines[cameraStateLook[state].shape];
    const shape = new Path2D(path);
    pen.clearRect(0, 0, 16, 16);
    pen.fillStyle = readToken('--map-ink');
    pen.strokeStyle = readToken('--map-ink');
    pen.lineWidth = width;
    if (filled) pen.fill(shape);
    if (width > 0) pen.stroke(shape);
    icons.set(`state-${state}`, pen.getImageData(0, 0, iconSize, iconSize));
  }
  return icons;
}

/** The smallest box around all markers: west, south, east, north. */
export function boundsOf(markers: readonly MapMarker[]): [number, number, number, number] {
  if (markers.length === 0) return [-160, -55, 175, 75];
  const lngs = markers.map(({ lng }) => lng);
  const lats = markers.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
