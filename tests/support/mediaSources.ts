import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeBits } from './timePattern.ts';

const [width, height, framesPerSecond] = [320, 180, 12];

/** How a source hangs while its connection lives. */
type Freeze =
  /** The encoder goes on, and what it is given stays the same. */
  | 'picture'
  /** Nothing new is offered: HLS repeats its playlist, MJPEG its last picture. */
  | 'connection'
  /** MJPEG sends nothing at all. */
  | 'silence';

export interface SourceOptions {
  /** The stream says the moment of its pictures: `EXT-X-PROGRAM-DATE-TIME` of HLS, `X-Timestamp` of MJPEG. */
  readonly dated?: boolean;
  /** Milliseconds by which the pictures are older than their arrival. */
  readonly behindMs?: number;
}

export interface MediaSource {
  /** As a camera's stream names it. */
  readonly address: {
    readonly scheme: string;
    readonly host: string;
    readonly port: number;
    readonly path: string;
  };
  freeze(kind: Freeze | null): void;
  /** Requests so far, and how many of them are being answered now. */
  requests(): { readonly total: number; readonly open: number };
  /** Resolves when the source has brought forth so many more pieces: segments of HLS, pictures of MJPEG. */
  pieces(count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A grey picture with the sensor's noise and a white bar that crosses it once in three seconds, in YUV 4:2:0. Its upper
 * edge holds the moment, for `readTime`.
 */
function drawPicture(index: number, at: number): Buffer {
  const bits = timeBits(at);
  const picture = Buffer.alloc((width * height * 3) / 2, 128);
  const bar = Math.floor(((index % 36) / 36) * (width - 24));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const lit = x >= bar && x < bar + 24 && y > 60 && y < 120;
      const bit = y < 16 ? bits[Math.floor(x / 8)] : undefined;
      picture[y * width + x] =
        bit !== undefined
          ? bit
            ? 235
            : 16
          : lit
            ? 235
            : 60 + ((x * 3 + y * 5) % 50) + ((x * index * 7 + y * 13) % 3);
    }
  }
  return picture;
}

interface Encoder {
  readonly child: ChildProcess;
  /** The moment of each picture that it was given, in milliseconds since 1970. */
  readonly moments: readonly number[];
  stop(): Promise<void>;
}

/** An ffmpeg that is fed with pictures as a camera feeds its encoder; they stand still while `isFrozen`. */
function startEncoder(
  output: readonly string[],
  isFrozen: () => boolean,
  { behindMs = 0 }: SourceOptions,
): Encoder {
  const size = `${width}x${height}`;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    size,
    '-r',
    String(framesPerSecond),
    '-i',
    'pipe:0',
  ];
  const child = spawn('ffmpeg', ['-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // What ffmpeg has not read when it ends is nobody's loss.
  child.stdin.on('error', () => undefined);
  let index = 0;
  let at = Date.now() - behindMs;
  let picture = drawPicture(0, at);
  const moments: number[] = [];
  const timer = setInterval(() => {
    if (!isFrozen()) {
      index += 1;
      at = Date.now() - behindMs;
      picture = drawPicture(index, at);
    }
    if (child.stdin.writableLength >= picture.length * 4) return;
    child.stdin.write(picture);
    // A camera that hangs goes on stamping what it sends.
    moments.push(Date.now() - behindMs);
  }, 1000 / framesPerSecond);
  return {
    child,
    moments,
    async stop() {
      clearInterval(timer);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves to pages of any origin, and counts. */
async function listen(answer: Answer) {
  let [total, open] = [0, 0];
  const server = createServer((request, response) => {
    total += 1;
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    response.setHeader('access-control-allow-origin', '*').setHeader('cache-control', 'no-store');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => ({ total, open }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Lets callers wait for things that come one after the other. */
function createCounter() {
  let count = 0;
  let waiting: { readonly until: number; readonly done: () => void }[] = [];
  return {
    add() {
      count += 1;
      for (const { until, done } of waiting) if (count >= until) done();
      waiting = waiting.filter(({ until }) => count < until);
    },
    more: (pieces: number) =>
      new Promise<void>((done) => {
        waiting.push({ until: count + pieces, done });
      }),
  };
}

/** A camera's JPEGs in one endless answer. */
export async function startMjpeg(options: SourceOptions = {}): Promise<MediaSource> {
  let frozen: Freeze | null = null;
  let latest: Buffer | undefined;
  const viewers = new Set<ServerResponse>();
  const pictures = createCounter();
  let made = 0;
  const send = (picture: Buffer) => {
    const moment = encoder.moments[made];
    made += 1;
    if (frozen === 'silence') return;
    const stamp = options.dated && moment ? `X-Timestamp: ${(moment / 1000).toFixed(6)}\r\n` : '';
    const head = `--frame\r\nContent-Type: image/jpeg\r\n${stamp}Content-Length: ${picture.length}\r\n\r\n`;
    for (const viewer of viewers)
      viewer.write(Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n')]));
    pictures.add();
  };
  const encoder = startEncoder(
    ['-c:v', 'mjpeg', '-q:v', '5', '-f', 'image2pipe', 'pipe:1'],
    () => frozen === 'picture',
    options,
  );
  const startOfImage = Buffer.from([0xff, 0xd8, 0xff]);
  let received = Buffer.alloc(0);
  encoder.child.stdout?.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let next = received.indexOf(startOfImage, 3); next > 0; next = received.indexOf(startOfImage, 3)) {
      if (frozen !== 'connection' || !latest) latest = received.subarray(0, next);
      received = received.subarray(next);
      send(latest);
    }
  });
  const server = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'multipart/x-mixed-replace; boundary=frame' });
    viewers.add(response);
    response.once('close', () => viewers.delete(response));
  });
  await pictures.more(2);
  return {
    address: { scheme: 'http', host: '127.0.0.1', port: server.port, path: '/camera.mjpeg' },
    freeze: (kind) => {
      frozen = kind;
    },
    requests: server.requests,
    pieces: pictures.more,
    async stop() {
      await encoder.stop();
      await server.stop();
    },
  };
}

const types: Readonly<Record<string, string>> = { m3u8: 'application/vnd.apple.mpegurl', ts: 'video/mp2t' };

/** A camera behind an engine that offers HLS: H.264 in segments of a second. */
export async function startHls(options: SourceOptions = {}): Promise<MediaSource> {
  const folder = mkdtempSync(join(tmpdir(), 'watchfloor-hls-'));
  let frozen: Freeze | null = null;
  let playlist: Buffer | null = null;
  let newest = '';
  const segments = createCounter();
  const coding = '-c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -b:v 300k';
  const muxing = `-g ${framesPerSecond} -f hls -hls_time 1 -hls_list_size 8 -hls_delete_threshold 60 -hls_flags delete_segments+omit_endlist`;
  const encoder = startEncoder(
    [...`${coding} ${muxing}`.split(' '), join(folder, 'live.m3u8')],
    () => frozen === 'picture',
    options,
  );
  // A segment holds the pictures of one second, whose moments are known better here than by ffmpeg.
  const dated = (name: string) => {
    const first = encoder.moments[Number(/\d+/.exec(name)?.[0]) * framesPerSecond];
    return first ? `#EXT-X-PROGRAM-DATE-TIME:${new Date(first).toISOString()}\n${name}` : name;
  };
  const read = (name: string) => {
    try {
      const content = readFileSync(join(folder, name));
      return options.dated && name.endsWith('.m3u8')
        ? Buffer.from(content.toString().replaceAll(/^live\d+\.ts$/gm, dated))
        : content;
    } catch {
      return null;
    }
  };
  const watching = setInterval(() => {
    const last = read('live.m3u8')?.toString().trimEnd().split('\n').at(-1) ?? '';
    if (last !== newest) segments.add();
    newest = last;
  }, 100);
  const server = await listen((request, response) => {
    const name = new URL(request.url ?? '/', 'http://source').pathname.slice(1);
    const isPlaylist = name === 'live.m3u8';
    const content = isPlaylist && playlist ? playlist : /^live\d*\.(m3u8|ts)$/.test(name) ? read(name) : null;
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': types[name.split('.').at(-1) ?? ''] ?? 'text/plain' })
      .end(content);
  });
  await segments.more(4);
  return {
    address: { scheme: 'http', host: '127.0.0.1', port: server.port, path: '/live.m3u8' },
    freeze: (kind) => {
      frozen = kind;
      playlist = kind === 'connection' ? read('live.m3u8') : null;
    },
    requests: server.requests,
    pieces: segments.more,
    async stop() {
      clearInterval(watching);
      await encoder.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
