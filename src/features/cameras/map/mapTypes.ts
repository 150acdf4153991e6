import type { CameraState } from '~/graphql/types.generated.ts';

export interface MapMarker {
  readonly id: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lng: number;
  /** The camera's name. */
  readonly label: string;
  readonly state: CameraState;
  /** Says a second line, for example the model, when it is shown: of thousands of cameras few are. */
  readonly detail?: (() => string) | undefined;
  /** What it is filtered by as part of: its site. */
  readonly place: { readonly id: string; readonly name: string };
}

/** Degrees: west, south, east, north. */
export type Box = readonly [number, number, number, number];

/** The part of the world that is looked at; null is everywhere. */
export interface Area {
  readonly box: Box;
  /** The place that it is the area of; null when it was chosen on the map. */
  readonly placeId: string | null;
}

export interface CameraMapProps {
  /** What the map shows, in a sentence. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  readonly selectedId?: string | null | undefined;
  /** A marker was chosen; null when the choice was taken back. */
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** Pixels of the drawing; default 360. */
  readonly height?: number | undefined;
}
