import type { Map as EngineInstance, GeoJSONSource } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MapLayerMouseEvent, MapRef } from 'react-map-gl/maplibre';
import { readToken, useColourMode } from '~/shell/ui/colourMode.ts';
import { boxOf } from './area.ts';
import { MarkerDetail } from './MarkerDetail.tsx';
import { MarkerLayers } from './MarkerLayers.tsx';
import type { MapLibrary } from './maplibreLibrary.ts';
import { clusterProperties, markerFeatures, stateIcons } from './mapStyle.ts';
import type { Area, CameraMapProps } from './mapTypes.ts';
import { useMapErrors } from './useMapErrors.ts';
import { useMapWords } from './useMapWords.ts';

function addIcons(map: EngineInstance): void {
  for (const [name, image] of stateIcons()) {
    if (map.hasImage(name)) map.updateImage(name, image);
    else map.addImage(name, image, { pixelRatio: 2 });
  }
}

const markerLayers = ['clusters', 'cameras'];

/** How many cameras are drawn now, alone or in clusters; a blank map also reports that it has loaded. */
function drawn(map: EngineInstance): number {
  // A map that is being left rests once more, without its layers.
  const layers = markerLayers.filter((id) => map.getLayer(id));
  const found = map.queryRenderedFeatures({ layers });
  // A feature at the edge of two tiles is reported by both.
  const counts = found.map(({ properties }) => [
    properties.cluster_id ?? properties.id,
    Number(properties.point_count ?? 1),
  ]);
  return [...new Map(counts as [unknown, number][]).values()].reduce((sum, count) => sum + count, 0);
}

export interface MapCanvasProps extends Omit<CameraMapProps, 'height'> {
  /** The part that is looked at; null shows all markers. */
  readonly area: Area | null;
  /** A cluster was opened: the part of the world that its cameras stand in. */
  readonly onArea: (area: Area) => void;
}

const margin = { padding: 56, maxZoom: 14 };

/** The map itself, with whichever engine it is handed. */
export function MapCanvas({
  library,
  label,
  markers,
  selectedId,
  onSelect,
  area,
  onArea,
}: MapCanvasProps & { readonly library: MapLibrary }) {
  const { Map: EngineMap, Source, Popup, NavigationControl, styleOf, mapProps } = library;
  const words = useMapWords(label);
  const onError = useMapErrors();
  const mode = useColourMode();
  const ref = useRef<MapRef>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const style = useMemo(() => styleOf(mode), [styleOf, mode]);
  const features = useMemo(() => markerFeatures(markers), [markers]);
  const shown = markers.find(({ id }) => id === (hovered ?? selectedId));
  const selected = markers.find(({ id }) => id === selectedId);
  const [lng, lat] = [selected?.lng, selected?.lat];

  useEffect(() => {
    if (lng !== undefined && lat !== undefined) ref.current?.easeTo({ center: [lng, lat] });
  }, [lng, lat]);

  // All markers when the area is taken back; where the map begins it does not move.
  const shownArea = useRef(area);
  useEffect(() => {
    if (shownArea.current === area) return;
    shownArea.current = area;
    ref.current?.fitBounds([...(area?.box ?? boxOf(markers))], area ? margin : { ...margin, maxZoom: 7 });
  }, [area, markers]);

  const choose = async (event: MapLayerMouseEvent) => {
    const feature = event.features?.[0];
    const map = ref.current;
    if (!feature || !map) return onSelect?.(null);
    if (!feature.properties.cluster) return onSelect?.(String(feature.properties.id));
    const leaves = await map
      .getSource<GeoJSONSource>('cameras')
      ?.getClusterLeaves(feature.properties.cluster_id, feature.properties.point_count, 0);
    const inside = new Set(leaves?.map(({ properties }) => properties?.id));
    onArea({ box: boxOf(markers.filter(({ id }) => inside.has(id))), placeId: null });
  };

  return (
    <EngineMap
      ref={ref}
      {...mapProps}
      onError={onError}
      mapStyle={style}
      initialViewState={{
        bounds: [...boxOf(markers)],
        fitBoundsOptions: { ...margin, maxZoom: 7 },
      }}
      // Fading costs frames, which the processor may have to draw.
      fadeDuration={0}
      minZoom={-2}
      renderWorldCopies={false}
      attributionControl={false}
      dragRotate={false}
      cooperativeGestures
      locale={words}
      interactiveLayerIds={markerLayers}
      cursor={hovered ? 'pointer' : 'grab'}
      onStyleData={({ target }) => addIcons(target)}
      onIdle={({ target }) => {
        target.getContainer().dataset.drawn = String(drawn(target));
      }}
      onMouseMove={({ features: under }) => setHovered(under?.[0]?.properties.id ?? null)}
      onMouseLeave={() => setHovered(null)}
      onClick={(event) => void choose(event)}
    >
      <Source
        id="cameras"
        type="geojson"
        data={features}
        cluster
        clusterRadius={36}
        clusterMaxZoom={9}
        clusterProperties={clusterProperties}
      >
        <MarkerLayers
          source="cameras"
          library={library}
          key={mode}
          selectedId={selectedId ?? ''}
          ink={readToken('--map-ink')}
        />
      </Source>
      <NavigationControl showCompass={false} position="top-right" />
      {shown ? (
        <Popup
          longitude={shown.lng}
          latitude={shown.lat}
          offset={18}
          closeButton={false}
          closeOnClick={false}
          focusAfterOpen={false}
        >
          <MarkerDetail marker={shown} />
        </Popup>
      ) : null}
    </EngineMap>
  );
}
