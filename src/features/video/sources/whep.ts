import type { Problem } from '../player.rules.ts';
import { problemOfFetch, problemOfStatus, urlOf } from './address.ts';
import type { OpenSource } from './source.ts';
import { type PictureMoment, watchPicture } from './stillness.ts';
import { countFrames, type FrameCounter, giveBackVideo, takeVideo } from './videoPool.ts';

/** Candidates that have not been found by then are done without: on one network they come at once. */
const GATHERING_MS = 1000;

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, GATHERING_MS);
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The sender's first report comes within a second; without one for so long, pictures are of when they came. */
const REPORT_MS = 3000;

/**
 * The moment at which a frame was sent on its way. The browser reckons it from the sender's reports (RTCP), by this
 * machine's clock, so it does not matter how the sender's clock is set.
 * @param since when the first frame was presented, in milliseconds since 1970
 */
function momentOf(counter: FrameCounter, since: number | null): PictureMoment {
  const captured = counter.last()?.captureTime;
  const now = Date.now();
  if (captured !== undefined) return { at: Math.min(now, performance.timeOrigin + captured), timed: true };
  return { at: since !== null && now - since > REPORT_MS ? now : null, timed: false };
}

/** WebRTC as WHEP says it: one POST with our offer, its answer, and a DELETE at the end. */
export const openWhep: OpenSource = (settings, { onConnected, onFailed }) => {
  const video = takeVideo();
  const counter = countFrames(video);
  let firstAt: number | null = null;
  const renewals = watchPicture(video, () => momentOf(counter, firstAt));
  const connection = new RTCPeerConnection();
  let session: URL | null = null;
  let closed = false;
  let received = { bytes: 0, dropped: 0 };

  const fail = (problem: Problem) => {
    if (!closed) onFailed(problem);
  };
  const leave = (url: URL) => {
    // Nobody waits for the answer: the server forgets a session by itself, only later.
    fetch(url, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  };

  async function play(url: URL): Promise<void> {
    connection.addTransceiver('video', { direction: 'recvonly' });
    connection.addEventListener('track', ({ track, streams }) => {
      video.srcObject = streams[0] ?? new MediaStream([track]);
    });
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'failed') fail('UNREACHABLE');
      if (connection.connectionState === 'connected' && !closed) onConnected();
    });
    await connection.setLocalDescription();
    await gathered(connection);
    if (closed) return;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: connection.localDescription?.sdp ?? '',
    });
    if (!answer.ok) return fail(problemOfStatus(answer.status));
    const location = answer.headers.get('location');
    session = location === null ? null : new URL(location, url);
    if (closed) return session ? leave(session) : undefined;
    await connection.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
  }

  async function count(): Promise<void> {
    for (const report of (await connection.getStats()).values()) {
      if (report.type !== 'inbound-rtp') continue;
      received = { bytes: report.bytesReceived ?? 0, dropped: report.framesDropped ?? 0 };
    }
  }

  const { address } = settings.stream;
  if (address) {
    const url = urlOf(address);
    play(url).catch((error: unknown) =>
      setTimeout(() => fail(error instanceof TypeError ? problemOfFetch(url) : 'CODEC')),
    );
  }
  return {
    element: video,
    look() {
      const frames = counter.count();
      if (frames > 0) firstAt ??= Date.now();
      count().catch(() => undefined);
      return {
        frames,
        ...received,
        ...renewals(frames),
        width: video.videoWidth,
        height: video.videoHeight,
      };
    },
    set: () => undefined,
    close() {
      closed = true;
      counter.stop();
      if (session) leave(session);
      connection.close();
      giveBackVideo(video);
    },
  };
};
