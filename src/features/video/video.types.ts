import type {
  CameraState,
  IncidentSeverity,
  OperatorState,
  StatusReason,
  StreamKind,
  StreamRole,
} from '~/graphql/types.generated.ts';

/** Where a stream is fetched, without credentials. */
export interface TileAddress {
  readonly scheme: string;
  readonly host: string;
  readonly port?: number | null;
  readonly path: string;
}

/** One way to get pictures from a camera, as the API's `CameraStream` says it. */
export interface TileStream {
  readonly name: string;
  readonly kind: StreamKind;
  readonly role: StreamRole;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Null for synthetic streams. */
  readonly address?: TileAddress | null;
}

/** What a tile has to know of its camera; the names are those of the API's `Camera`. */
export interface TileCamera {
  readonly id: string;
  readonly name: string;
  readonly state: CameraState;
  /** Why it is in its state; null when it was never observed. Who is FROZEN is called so from the first picture on. */
  readonly stateReason: StatusReason | null;
  /** Since when, ISO 8601; null when it was never observed. A frozen picture is at least as old. */
  readonly stateSince: string | null;
  /** The worst severity of its open incidents: a ring in its colour. */
  readonly openSeverity?: IncidentSeverity | null;
  readonly operatorState: OperatorState;
  /** 1 is watched first, 5 last: the last are slowed down first. Default 3. */
  readonly priority?: number;
  readonly streams: readonly TileStream[];
  /** It does not stand in the registry as it is here: a form tries it. What is seen of it is told to nobody. */
  readonly unsaved?: boolean;
}
