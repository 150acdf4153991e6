import type { Problem } from '../player.rules.ts';
import type { TileCamera, TileStream } from '../video.types.ts';

/** The counters of a source so far. */
export interface Look {
  /** Pictures presented since it was opened: not received, not decoded, but shown. */
  readonly frames: number;
  /** Pictures that came too late to be shown. */
  readonly dropped: number;
  /** Received since it was opened; null where nothing is received or nobody counts. */
  readonly bytes: number | null;
  /** How often the picture was proven to have changed; it does not grow while the picture stands still. */
  readonly renewals: number;
  /**
   * The newest moment that the picture of the last renewal can be of, in milliseconds since 1970; null while that is not
   * known: the source has a time of its own and has not learnt it yet.
   */
  readonly contentAt: number | null;
  /** The stream itself says that moment; else it is when the picture came. */
  readonly timed: boolean;
  /** Pixels of the picture, 0 before the first. */
  readonly width: number;
  readonly height: number;
}

export interface SourceSettings {
  readonly camera: TileCamera;
  readonly stream: TileStream;
  /** Pixels of the screen that the picture may take. */
  readonly width: number;
  readonly height: number;
  /** No more pictures a second than this; what is decoded by the browser may ignore it. */
  readonly framesPerSecond: number;
}

/** An open way to pictures. It is opened by `openSource` and holds everything that `close` frees. */
export interface PictureSource {
  /** Where the pictures are: a video or a canvas. */
  readonly element: HTMLVideoElement | HTMLCanvasElement;
  look(): Look;
  /** The picture of a moment in all the pixels of the stream, where it is shown in fewer; null where that cannot be had. */
  capture?(at: number): HTMLCanvasElement | null;
  set(settings: SourceSettings): void;
  close(): void;
}

export interface SourceCalls {
  /** The other side has answered: another connection may be made meanwhile. Never called before `openSource` returns. */
  onConnected(): void;
  /** There will be no more pictures; called at most once, and never after `close`. */
  onFailed(problem: Problem): void;
}

export type OpenSource = (settings: SourceSettings, calls: SourceCalls) => PictureSource;
