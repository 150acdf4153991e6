import workerPath from 'hls.js/dist/hls.worker.js?url';
import type { ErrorData, default as Hls } from 'hls.js/light';
import { believedMoment } from '../claim.rules.ts';
import type { Problem } from '../player.rules.ts';
import { problemOfFetch, problemOfStatus, urlOf } from './address.ts';
import { PlaylistClock } from './playlistClock.ts';
import type { OpenSource } from './source.ts';
import { type PictureMoment, watchPicture } from './stillness.ts';
import { countFrames, giveBackVideo, takeVideo } from './videoPool.ts';

/** Near the live edge, and with little kept behind it: nobody scrolls back in a wall. Retries are the player's own. */
const once = { maxTimeToFirstByteMs: 8000, maxLoadTimeMs: 10_000, timeoutRetry: null, errorRetry: null };
const settingsOfHls = {
  workerPath,
  lowLatencyMode: true,
  liveSyncDurationCount: 2,
  maxBufferLength: 12,
  backBufferLength: 4,
  manifestLoadPolicy: { default: once },
};

/** What a browser that plays HLS by itself knows of the date (WebKit alone); unknown where the playlist says none. */
function ownMomentOf(video: HTMLVideoElement & { getStartDate?(): Date }): PictureMoment {
  const start = video.getStartDate?.().getTime() ?? Number.NaN;
  const at = Number.isNaN(start) ? null : believedMoment(start + video.currentTime * 1000, Date.now());
  return { at, timed: at !== null };
}

/** HLS, by hls.js, which is fetched when the first such stream is played. */
export const openHls: OpenSource = (settings, { onConnected, onFailed }) => {
  const video = takeVideo();
  const counter = countFrames(video);
  const clock = new PlaylistClock();
  const renewals = watchPicture(video, () =>
    hls ? clock.momentOf(counter.last()?.mediaTime ?? video.currentTime, Date.now()) : ownMomentOf(video),
  );
  let hls: Hls | null = null;
  let closed = false;
  let bytes = 0;

  const connected = () => {
    if (!closed) onConnected();
  };
  const fail = (problem: Problem) => {
    if (!closed) onFailed(problem);
  };

  async function play(url: URL): Promise<void> {
    const { default: Library, Events, ErrorTypes } = await import('hls.js/light');
    if (closed) return;
    if (!Library.isSupported()) {
      // Safari on telephones plays it by itself.
      if (video.canPlayType('application/vnd.apple.mpegurl') === '') return fail('CODEC');
      video.addEventListener('loadedmetadata', connected, { once: true });
      video.addEventListener('error', () => fail('UNREACHABLE'), { once: true });
      video.src = url.href;
      return;
    }
    hls = new Library(settingsOfHls);
    hls.on(Events.MANIFEST_PARSED, connected);
    hls.on(Events.LEVEL_UPDATED, (_, { details }) => clock.loaded(details, Date.now()));
    hls.on(Events.FRAG_LOADED, (_, { frag }) => {
      bytes += frag.stats.loaded;
    });
    hls.on(Events.ERROR, (_, { fatal, type, response }: ErrorData) => {
      if (!fatal) return;
      const status = response?.code ?? 0;
      if (type === ErrorTypes.MEDIA_ERROR || type === ErrorTypes.MUX_ERROR) fail('CODEC');
      else setTimeout(() => fail(status >= 400 ? problemOfStatus(status) : problemOfFetch(url)));
    });
    hls.loadSource(url.href);
    hls.attachMedia(video);
  }

  const { address } = settings.stream;
  if (address) play(urlOf(address)).catch(() => fail('UNREACHABLE'));
  return {
    element: video,
    look() {
      const frames = counter.count();
      return {
        frames,
        dropped: video.getVideoPlaybackQuality().droppedVideoFrames,
        bytes,
        ...renewals(frames),
        width: video.videoWidth,
        height: video.videoHeight,
      };
    },
    set: () => undefined,
    close() {
      closed = true;
      counter.stop();
      hls?.destroy();
      giveBackVideo(video);
    },
  };
};
