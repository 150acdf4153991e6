import type { Map as EngineInstance, GeoJSONSource } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MapLayerMouseEvent, MapRef } from 'react-map-gl/maplibre';
import { useTexts } from '../../i18n/useTexts.ts';
import { readToken, useColourMode } from '../../theme/colourMode.ts';
import { StateBadge } from '../Badge.tsx';
import styles from '../CameraMap.module.css';
import { MarkerLayers } from './MarkerLayers.tsx';
import type { MapLibrary } from './maplibreLibrary.ts';
import { boundsOf, markerFeatures, stateIcons } from './mapStyle.ts';
import type { CameraMapProps, MapMarker } from './mapTypes.ts';

function addIcons(map: EngineInstance): void {
  for (const [name, image] of stateIcons()) {
    if (map.hasImage(name)) map.updateImage(name, image);
    else map.addImage(name, image, { pixelRatio: 2 });
  }
}

function Detail({ marker }: { readonly marker: MapMarker }) {
  return (
    <div className={styles.popup} dir="auto">
      <strong>{marker.label}</strong>
      {marker.detail ? <span>{marker.detail}</span> : null}
      <StateBadge state={marker.state} />
    </div>
  );
}

/** The map itself, with whichever engine it is handed. */
export function MapCanvas({
  library,
  label,
  markers,
  selectedId,
  onSelect,
}: CameraMapProps & { readonly library: MapLibrary }) {
  const { Map: EngineMap, Source, Popup, NavigationControl, styleOf, mapProps } = library;
  const t = useTexts('shell');
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

  const choose = async (event: MapLayerMouseEvent) => {
    const feature = event.features?.[0];
    const map = ref.current;
    if (!feature || !map) return onSelect?.(null);
    if (!feature.properties.cluster) return onSelect?.(String(feature.properties.id));
    const zoom = await map
      .getSource<GeoJSONSource>('cameras')
      ?.getClusterExpansionZoom(feature.properties.cluster_id);
    map.easeTo({ center: event.lngLat, zoom: (zoom ?? map.getZoom()) + 0.5 });
  };

  return (
    <EngineMap
      ref={ref}
      {...mapProps}
      mapStyle={style}
      initialViewState={{ bounds: boundsOf(markers), fitBoundsOptions: { padding: 56, maxZoom: 7 } }}
      renderWorldCopies={false}
      attributionControl={false}
      dragRotate={false}
      cooperativeGestures
      locale={{
        'Map.Title': label,
        'NavigationControl.ZoomIn': t('map.zoomIn'),
        'NavigationControl.ZoomOut': t('map.zoomOut'),
        'CooperativeGesturesHandler.WindowsHelpText': t('map.ctrlToZoom'),
        'CooperativeGesturesHandler.MacHelpText': t('map.cmdToZoom'),
        'CooperativeGesturesHandler.MobileHelpText': t('map.twoFingers'),
        'Popup.Close': t('close'),
      }}
      interactiveLayerIds={['clusters', 'cameras']}
      cursor={hovered ? 'pointer' : 'grab'}
      onStyleData={({ target }) => addIcons(target)}
      onMouseMove={({ features: under }) => setHovered(under?.[0]?.properties.id ?? null)}
      onMouseLeave={() => setHovered(null)}
      onClick={(event) => void choose(event)}
    >
      <Source id="cameras" type="geojson" data={features} cluster clusterRadius={36} clusterMaxZoom={9}>
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
          <Detail marker={shown} />
        </Popup>
      ) : null}
    </EngineMap>
  );
}
