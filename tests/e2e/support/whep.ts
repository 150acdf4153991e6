import type { Page } from '@playwright/test';
import type { MediaSource } from '../../support/mediaSources.ts';
import { timeBits } from '../../support/timePattern.ts';

/** Runs in the page that stands in for an engine: a picture that moves and holds its moment, and peers that get it. */
function startEngine(timeBitsSource: string) {
  const timeBits = new Function(`return ${timeBitsSource}`)() as (at: number) => boolean[];
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const ctx = canvas.getContext('2d');
  const stream = canvas.captureStream(12);
  const peers = new Map<string, RTCPeerConnection>();
  let [frame, frozen] = [0, false];
  let bits = timeBits(Date.now());
  setInterval(() => {
    if (!frozen) {
      frame += 1;
      bits = timeBits(Date.now());
    }
    if (!ctx) return;
    // It is drawn anew also when it stands still: the connection goes on sending.
    ctx.fillStyle = '#456';
    ctx.fillRect(0, 0, 320, 180);
    ctx.fillStyle = '#fff';
    ctx.fillRect((frame * 8) % 300, 60, 24, 60);
    for (const [index, bit] of bits.entries()) {
      ctx.fillStyle = bit ? '#fff' : '#000';
      ctx.fillRect(index * 8, 0, 8, 16);
    }
  }, 1000 / 12);
  Object.assign(window, {
    freeze: (value: boolean) => {
      frozen = value;
    },
    peers: () => [...peers.values()].filter(({ connectionState }) => connectionState !== 'closed').length,
    hangUp: (id: string) => {
      peers.get(id)?.close();
      peers.delete(id);
    },
    async answer(id: string, sdp: string) {
      const peer = new RTCPeerConnection();
      peers.set(id, peer);
      for (const track of stream.getTracks()) peer.addTrack(track, stream);
      await peer.setRemoteDescription({ type: 'offer', sdp });
      await peer.setLocalDescription();
      await new Promise<void>((resolve) => {
        if (peer.iceGatheringState === 'complete') resolve();
        peer.addEventListener('icegatheringstatechange', () => {
          if (peer.iceGatheringState === 'complete') resolve();
        });
      });
      return peer.localDescription?.sdp ?? '';
    },
  });
}

interface Engine {
  freeze(frozen: boolean): void;
  peers(): number;
  hangUp(id: string): void;
  answer(id: string, sdp: string): Promise<string>;
}

const origin = 'http://127.0.0.1:9';

/** Where the stand-in is asked, for the content policy. */
export const whepOrigin = origin;

/**
 * A WHEP engine without a server: another page of the same browser answers the offers that the page posts. How many peers
 * it has is what `open` says.
 */
export async function startWhep(page: Page): Promise<MediaSource> {
  const engine = await page.context().newPage();
  await engine.goto('about:blank');
  await engine.evaluate(startEngine, String(timeBits));
  let [total, open] = [0, 0];
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'location' };
    if (request.method() === 'POST') {
      total += 1;
      open += 1;
      const id = `/session/${total}`;
      const body = await engine.evaluate(([name, sdp]) => (window as unknown as Engine).answer(name, sdp), [
        id,
        request.postData() ?? '',
      ] as const);
      const created = { ...headers, location: id, 'content-type': 'application/sdp' };
      await route.fulfill({ status: 201, headers: created, body });
    } else if (request.method() === 'DELETE') {
      const id = new URL(request.url()).pathname;
      await engine.evaluate((name) => (window as unknown as Engine).hangUp(name), id);
      await route.fulfill({ status: 200, headers });
      open -= 1;
    } else {
      const allowed = { 'access-control-allow-methods': 'POST, DELETE', 'access-control-allow-headers': '*' };
      await route.fulfill({ status: 204, headers: { ...headers, ...allowed } });
    }
  });
  return {
    address: { scheme: 'http', host: '127.0.0.1', port: 9, path: '/camera/whep' },
    freeze: (kind) => {
      void engine.evaluate((frozen) => (window as unknown as Engine).freeze(frozen), kind !== null);
    },
    requests: () => ({ total, open }),
    pieces: () => Promise.resolve(),
    stop: () => engine.close(),
  };
}
