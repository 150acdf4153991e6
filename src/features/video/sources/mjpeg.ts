import { believedMoment } from '../claim.rules.ts';
import { problemOfFetch, problemOfStatus, urlOf } from './address.ts';
import { boundaryOf, MultipartReader, type Part, timestampOf } from './multipart.ts';
import type { OpenSource } from './source.ts';
import { type PictureMoment, watchPicture } from './stillness.ts';

const sameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/**
 * A stream of JPEGs. An `<img>` would show it and tell nothing: it is fetched and drawn here, so that pictures can be
 * counted and compared. A picture that repeats the one before byte for byte is not decoded again.
 */
export const openMjpeg: OpenSource = (settings, { onConnected, onFailed }) => {
  const element = document.createElement('canvas');
  const ctx = element.getContext('2d', { willReadFrequently: true });
  const ending = new AbortController();
  let drawn: PictureMoment = { at: null, timed: false };
  const renewals = watchPicture(element, () => drawn);
  let { framesPerSecond } = settings;
  let [frames, dropped, bytes] = [0, 0, 0];
  let drawnAt = 0;
  let last = new Uint8Array(0);
  let next: (PictureMoment & { readonly body: Uint8Array }) | null = null;
  let drawing = false;

  async function drawLatest(): Promise<void> {
    if (drawing) return;
    drawing = true;
    while (next && !ending.signal.aborted) {
      const part = next;
      next = null;
      const picture = await createImageBitmap(new Blob([part.body as BlobPart], { type: 'image/jpeg' }));
      if (element.width !== picture.width || element.height !== picture.height) {
        Object.assign(element, { width: picture.width, height: picture.height });
      }
      ctx?.drawImage(picture, 0, 0);
      picture.close();
      drawn = part;
      frames += 1;
    }
    drawing = false;
  }

  function take({ head, body }: Part): void {
    if (sameBytes(body, last)) return;
    last = new Uint8Array(body);
    const now = performance.now();
    // A quarter less than the pause between two pictures: they never come quite evenly.
    if (now - drawnAt < 750 / framesPerSecond) return;
    drawnAt = now;
    if (next) dropped += 1;
    const said = timestampOf(head);
    const at = said === null ? null : believedMoment(said, Date.now());
    next = { body, at: at ?? Date.now(), timed: at !== null };
    drawLatest().catch(() => fail('CODEC'));
  }

  function fail(problem: Parameters<typeof onFailed>[0]): void {
    if (ending.signal.aborted) return;
    ending.abort();
    onFailed(problem);
  }

  async function receive(url: URL): Promise<void> {
    const answer = await fetch(url, { signal: ending.signal, cache: 'no-store' });
    const boundary = boundaryOf(answer.headers.get('content-type'));
    if (!answer.ok) return fail(problemOfStatus(answer.status));
    if (!answer.body || boundary === null) return fail('CODEC');
    onConnected();
    const parts = new MultipartReader(boundary);
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return fail('NO_FRAMES');
      bytes += value.length;
      for (const part of parts.read(value)) take(part);
    }
  }

  const { address } = settings.stream;
  if (address) {
    const url = urlOf(address);
    receive(url).catch((error: unknown) =>
      // The policy's event comes after the fetch has failed.
      setTimeout(() => fail(error instanceof RangeError ? 'CODEC' : problemOfFetch(url))),
    );
  }
  return {
    element,
    look: () => {
      const { width, height } = frames > 0 ? element : { width: 0, height: 0 };
      return { frames, dropped, bytes, ...renewals(frames), width, height };
    },
    set(changed) {
      framesPerSecond = changed.framesPerSecond;
    },
    close: () => ending.abort(),
  };
};
