import type { StreamKind, StreamRole } from '~/graphql/types.generated.ts';
import type { TileStream } from './video.types.ts';

/** Live View, rule 2: which kind is tried first. Browsers play no RTSP. */
const order: readonly StreamKind[] = ['WHEP', 'HLS', 'MJPEG', 'SYNTHETIC'];

/**
 * The streams that a browser can try, best first, one a kind: the one of the wanted role, else any of that kind. A kind
 * that this client prefers comes before the others.
 */
export function playableStreams(
  streams: readonly TileStream[],
  role: StreamRole,
  preferred: StreamKind | null = null,
): TileStream[] {
  const kinds = preferred === null ? order : [preferred, ...order.filter((kind) => kind !== preferred)];
  return kinds.flatMap((kind) => {
    const ofKind = streams.filter(
      (stream) => stream.kind === kind && (kind === 'SYNTHETIC' || stream.address),
    );
    const best = ofKind.find((stream) => stream.role === role) ?? ofKind[0];
    return best && kind !== 'RTSP' ? [best] : [];
  });
}

/** From so many pixels in height on a tile is worth the main stream. */
const MAIN_FROM = 480;

/** Live View, rule 4: the sub-stream in the wall, the main one on focus or where the tile is large. */
export const roleFor = (height: number, focused: boolean): StreamRole =>
  focused || height >= MAIN_FROM ? 'MAIN' : 'SUB';

/** What this browser remembers about a camera's transports. */
export interface TransportMemory {
  /** What somebody chose; null leaves it to the order. */
  readonly preferred: StreamKind | null;
  /** What worked last. */
  readonly worked: StreamKind | null;
}

/** With which of the streams to begin: the one whose kind worked last, unless somebody chose another. */
export function firstTransport(
  streams: readonly TileStream[],
  { preferred, worked }: TransportMemory,
): number {
  if (preferred !== null) return 0;
  return Math.max(
    0,
    streams.findIndex(({ kind }) => kind === worked),
  );
}
