import type { LayerProps } from 'react-map-gl/maplibre';
import { readToken } from '~/shell/ui/colourMode.ts';
import type { MapLibrary } from './maplibreLibrary.ts';
import { inkShapes, stateColours, toneShapes } from './mapStyle.ts';

interface MarkerLayersProps {
  readonly library: MapLibrary;
  /** Id of the source with the markers. */
  readonly source: string;
  readonly selectedId: string;
  readonly ink: string;
}

/**
 * Clusters as rings in the colour of their worst state, with its shape over their count; cameras as circles (radius 20,
 * opacity 0.6) with the shape of their state.
 */
export function MarkerLayers({ library: { Layer }, source, selectedId, ink }: MarkerLayersProps) {
  const layers: LayerProps[] = [
    {
      id: 'clusters',
      type: 'circle',
      filter: ['has', 'point_count'],
      paint: {
        'circle-radius': ['step', ['get', 'point_count'], 20, 10, 24, 50, 30],
        'circle-color': readToken('--surface-raised'),
        'circle-opacity': 0.92,
        'circle-stroke-color': stateColours() as string,
        'circle-stroke-width': 3,
      },
    },
    {
      id: 'cluster-counts',
      type: 'symbol',
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': ['Open Sans Bold', 'Arial Unicode MS Bold'],
        'text-size': 14,
        'text-offset': [0, 0.4],
        'text-allow-overlap': true,
        'icon-image': toneShapes() as string,
        'icon-size': 0.75,
        'icon-offset': [0, -14],
        'icon-allow-overlap': true,
      },
      paint: { 'text-color': readToken('--text') },
    },
    {
      id: 'cameras',
      type: 'circle',
      filter: ['!', ['has', 'point_count']],
      paint: {
        'circle-radius': 20,
        'circle-opacity': 0.6,
        'circle-color': stateColours() as string,
        'circle-stroke-color': ink,
        'circle-stroke-width': ['case', ['==', ['get', 'id'], selectedId], 3, 0],
      },
    },
    {
      id: 'camera-shapes',
      type: 'symbol',
      filter: ['!', ['has', 'point_count']],
      layout: { 'icon-image': inkShapes() as string, 'icon-allow-overlap': true },
    },
  ];
  return layers.map((layer) => <Layer key={layer.id} {...({ ...layer, source } as LayerProps)} />);
}
