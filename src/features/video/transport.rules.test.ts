import { describe, expect, it } from 'vitest';
import type { StreamKind, StreamRole } from '~/graphql/types.generated.ts';
import { firstTransport, playableStreams, roleFor } from './transport.rules.ts';
import type { TileStream } from './video.types.ts';

const stream = (kind: StreamKind, role: StreamRole = 'MAIN'): TileStream => ({
  name: `${kind} ${role}`,
  kind,
  role,
  width: 640,
  height: 360,
  framesPerSecond: 12,
  address: kind === 'SYNTHETIC' ? null : { scheme: 'http', host: 'engine', port: 8080, path: '/a' },
});

const names = (streams: readonly TileStream[]) => streams.map(({ name }) => name);

describe('the order of transports', () => {
  it('is WHEP, HLS, MJPEG, whatever order they are configured in', () => {
    const streams = [stream('MJPEG'), stream('RTSP'), stream('HLS'), stream('WHEP')];
    expect(names(playableStreams(streams, 'MAIN'))).toEqual(['WHEP MAIN', 'HLS MAIN', 'MJPEG MAIN']);
  });

  it('leaves RTSP out, which no browser plays, even where it is preferred', () => {
    expect(playableStreams([stream('RTSP')], 'MAIN', 'RTSP')).toEqual([]);
  });

  it('begins with what this client prefers', () => {
    const streams = [stream('WHEP'), stream('HLS'), stream('MJPEG')];
    expect(names(playableStreams(streams, 'MAIN', 'MJPEG'))).toEqual(['MJPEG MAIN', 'WHEP MAIN', 'HLS MAIN']);
  });

  it('takes the stream of the wanted role, else the one that is there', () => {
    const streams = [stream('HLS', 'MAIN'), stream('HLS', 'SUB'), stream('MJPEG', 'MAIN')];
    expect(names(playableStreams(streams, 'SUB'))).toEqual(['HLS SUB', 'MJPEG MAIN']);
  });

  it('leaves out what has no address', () => {
    expect(playableStreams([{ ...stream('HLS'), address: null }], 'MAIN')).toEqual([]);
    expect(names(playableStreams([stream('SYNTHETIC')], 'SUB'))).toEqual(['SYNTHETIC MAIN']);
  });

  it('begins with what worked last, unless somebody chose', () => {
    const streams = [stream('WHEP'), stream('HLS')];
    expect(firstTransport(streams, { preferred: null, worked: 'HLS' })).toBe(1);
    expect(firstTransport(streams, { preferred: 'WHEP', worked: 'HLS' })).toBe(0);
    expect(firstTransport(streams, { preferred: null, worked: 'MJPEG' })).toBe(0);
  });
});

describe('the stream of a tile', () => {
  it('is the sub-stream in the wall, the main one on focus or where it is large', () => {
    expect(roleFor(200, false)).toBe('SUB');
    expect(roleFor(200, true)).toBe('MAIN');
    expect(roleFor(900, false)).toBe('MAIN');
  });
});
