const idle: HTMLVideoElement[] = [];
/** Video decoders are expensive: up to 16 elements are kept for the wall's next page, further ones are released. */
const MOST_IDLE = 16;

/** A `<video>` that plays by itself, silent; one that was given back, else a new one. */
export function takeVideo(): HTMLVideoElement {
  const video = idle.pop() ?? document.createElement('video');
  Object.assign(video, { muted: true, autoplay: true, playsInline: true, controls: false });
  video.disablePictureInPicture = true;
  video.tabIndex = -1;
  return video;
}

/** Takes everything from the element, its decoder first, and keeps it for the next. */
export function giveBackVideo(video: HTMLVideoElement): void {
  video.pause();
  video.srcObject = null;
  video.removeAttribute('src');
  video.load();
  video.remove();
  if (idle.length < MOST_IDLE) idle.push(video);
}

/** What a video tells of the frames that it presents. */
export interface FrameCounter {
  count(): number;
  /** What the browser said of the last one; null before the first. */
  last(): VideoFrameCallbackMetadata | null;
  stop(): void;
}

/** Counts the frames that a video presents, until `stop`. */
export function countFrames(video: HTMLVideoElement): FrameCounter {
  let frames = 0;
  let latest: VideoFrameCallbackMetadata | null = null;
  let handle = 0;
  const count: VideoFrameRequestCallback = (_, metadata) => {
    frames += 1;
    latest = metadata;
    handle = video.requestVideoFrameCallback(count);
  };
  handle = video.requestVideoFrameCallback(count);
  return {
    count: () => frames,
    last: () => latest,
    stop: () => video.cancelVideoFrameCallback(handle),
  };
}
