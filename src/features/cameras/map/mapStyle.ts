import type { StyleSpecification } from 'maplibre-gl';
import type { CameraState } from '~/graphql/types.generated.ts';
import { readToken } from '~/shell/ui/colourMode.ts';
import { outlines } from '~/shell/ui/shapes.ts';
import { toneToken } from '~/shell/ui/tones.ts';
import { cameraStateLook } from '../states.ts';
import { rankOf, statesByRank } from './area.ts';
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
      properties: { id, rank: rankOf(state) },
    })),
  };
}

/** What a cluster knows of its cameras: how bad the worst of them is. */
export const clusterProperties = { rank: ['max', ['get', 'rank']] };

/** An expression that chooses by the state of a marker, or by the worst state in a cluster. */
function byState(choose: (state: CameraState) => string): unknown {
  const pairs = statesByRank.flatMap((state, rank) => [rank, choose(state)]);
  return ['match', ['get', 'rank'], ...pairs, choose('UNKNOWN')];
}

const colourOf = (state: CameraState) => readToken(toneToken(cameraStateLook[state].tone));

export const stateColours = (): unknown => byState(colourOf);

/** Names of images: a shape in ink, to stand on its colour, or in its colour, to stand on a card. */
export const inkShapes = (): unknown => byState((state) => `ink-${state}`);
export const toneShapes = (): unknown => byState((state) => `tone-${state}`);

const iconSize = 32;

/** The shapes of all states as images of 32 × 32 pixels, in ink (`ink-UP`) and in the state's colour (`tone-UP`). */
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
  const draw = (name: string, state: CameraState, colour: string) => {
    const { path, filled, width } = outlines[cameraStateLook[state].shape];
    const shape = new Path2D(path);
    pen.clearRect(0, 0, 16, 16);
    pen.fillStyle = colour;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    if (filled) pen.fill(shape);
    if (width > 0) pen.stroke(shape);
    icons.set(name, pen.getImageData(0, 0, iconSize, iconSize));
  };
  for (const state of statesByRank) {
    draw(`ink-${state}`, state, readToken('--map-ink'));
    draw(`tone-${state}`, state, colourOf(state));
  }
  return icons;
}
