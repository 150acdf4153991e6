import type { CameraState } from '~/graphql/types.generated.ts';

export interface MapMarker {
  readonly id: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lng: number;
  /** The camera's name. */
  readonly label: string;
  readonly state: CameraState;
  /** A second line, for example the model. */
  readonly detail?: string | undefined;
}

export interface CameraMapProps {
  /** What the map shows, in a sentence. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  readonly selectedId?: string | null | undefined;
  /** A marker was chosen; null when the choice was taken back. */
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** Pixels; default 360. */
  readonly height?: number | undefined;
}
