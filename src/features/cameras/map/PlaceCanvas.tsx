import { MapMarker } from '@blueprintjs/icons';
import { useEffect, useMemo, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useColourMode } from '~/shell/ui/colourMode.ts';
import { boxOf } from './area.ts';
import styles from './CameraMap.module.css';
import type { MapLibrary } from './maplibreLibrary.ts';
import { useMapErrors } from './useMapErrors.ts';
import { useMapWords } from './useMapWords.ts';

/** A place on earth in degrees (WGS 84). */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

export interface PlaceCanvasProps {
  /** What the map shows, in a sentence. */
  readonly label: string;
  readonly place: Place | null;
  /** Somebody clicked on a place. */
  readonly onPlace: (place: Place) => void;
}

/** Digits after the point: a ten-thousandth of a degree is 11 m. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** A map on which one place is chosen. */
export function PlaceCanvas({
  library,
  label,
  place,
  onPlace,
}: PlaceCanvasProps & { readonly library: MapLibrary }) {
  const { Map: EngineMap, Marker, NavigationControl, styleOf, mapProps } = library;
  const words = useMapWords(label);
  const onError = useMapErrors();
  const mode = useColourMode();
  // Another object would be another style, at every letter that is typed beside the map.
  const style = useMemo(() => styleOf(mode), [styleOf, mode]);
  const map = useRef<MapRef>(null);
  const [lat, lng] = [place?.lat, place?.lng];
  useEffect(() => {
    // A place that was typed may lie outside of what is seen.
    const seen =
      lat !== undefined && lng !== undefined ? map.current?.getBounds()?.contains([lng, lat]) : true;
    if (lat !== undefined && lng !== undefined && !seen) map.current?.easeTo({ center: [lng, lat] });
  }, [lat, lng]);
  return (
    <EngineMap
      ref={map}
      {...mapProps}
      onError={onError}
      mapStyle={style}
      initialViewState={
        place
          ? { latitude: place.lat, longitude: place.lng, zoom: 4 }
          : { bounds: [...boxOf([])], fitBoundsOptions: { padding: 8 } }
      }
      fadeDuration={0}
      minZoom={-2}
      renderWorldCopies={false}
      attributionControl={false}
      dragRotate={false}
      cooperativeGestures
      locale={words}
      cursor="crosshair"
      onClick={({ lngLat }) => onPlace({ lat: rounded(lngLat.lat), lng: rounded(lngLat.lng) })}
    >
      {place ? (
        <Marker latitude={place.lat} longitude={place.lng} anchor="bottom">
          <span className={styles.pin}>
            <MapMarker size={28} aria-hidden="true" />
          </span>
        </Marker>
      ) : null}
      <NavigationControl showCompass={false} position="top-right" />
    </EngineMap>
  );
}
