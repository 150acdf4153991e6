import type { TileCamera } from '~/features/video/video.types.ts';
import { originOf } from '~/resolvers/registry/mediaOrigins.rules.ts';
import { type StreamForm, streamAddress } from '../cameraForm.ts';

/** What decides which pictures come: a result counts for a stream that is the same in all of this. */
export const signatureOf = (stream: StreamForm): string =>
  JSON.stringify([stream.kind, streamAddress(stream)]);

/** The origin that pages fetch the stream from; null for streams that they do not fetch. */
export function fetchedOrigin(stream: StreamForm): string | null {
  const address = stream.kind === 'RTSP' ? null : streamAddress(stream);
  return address && originOf(`${address.scheme}://${address.host}${address.port ? `:${address.port}` : ''}`);
}

/** A tile's camera that has the stream alone. Nothing is known of it, and what is seen of it is told to nobody. */
export const trialCamera = (name: string, stream: StreamForm): TileCamera => ({
  id: `trial ${signatureOf(stream)}`,
  name,
  state: 'NOT_OBSERVED',
  stateReason: null,
  stateSince: null,
  operatorState: 'ACTIVE',
  unsaved: true,
  streams: [
    {
      name: stream.name,
      kind: stream.kind,
      role: stream.role,
      width: Number(stream.width) || 640,
      height: Number(stream.height) || 360,
      framesPerSecond: Number(stream.framesPerSecond) || 12,
      address: streamAddress(stream),
    },
  ],
});
