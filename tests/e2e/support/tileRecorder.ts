import type { Locator, Page } from '@playwright/test';

/** What a tile showed and said in one frame that the browser painted. */
export interface TileSample {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the tile is called for assistive technology. */
  readonly label: string;
  /** What is said of the picture's age, and in which words; each is empty where nothing is said. */
  readonly claim: string;
  readonly words: readonly string[];
  /** A picture was painted. */
  readonly painted: boolean;
  /** The newest moment that the painted picture can be of, read from its pixels; null where it cannot be read. */
  readonly seenAt: number | null;
}

interface Recording {
  readonly tileSamples: TileSample[];
}

/**
 * Runs inside the page before its own scripts: looks at every tile when it is painted first, and some eight times a second
 * after that. Pictures of 320 pixels in width carry their moment as blocks (`timeBits`), the synthetic ones as the clock
 * that is burnt in, whose digits are compared with the same digits drawn here.
 */
function recordTiles({ blocks, step }: { readonly blocks: number; readonly step: number }): void {
  const tileSamples: TileSample[] = [];
  Object.assign(window, { tileSamples });
  type Shown = HTMLVideoElement | HTMLCanvasElement;
  const scratch = document.createElement('canvas');
  const ctx = scratch.getContext('2d', { willReadFrequently: true });
  const template = document.createElement('canvas');
  const pen = template.getContext('2d', { willReadFrequently: true });
  const sizeOf = (shown: Shown) =>
    shown instanceof HTMLVideoElement ? [shown.videoWidth, shown.videoHeight] : [shown.width, shown.height];

  function readBlocks(shown: Shown): number | null {
    if (!ctx) return null;
    Object.assign(scratch, { width: 320, height: 16 });
    ctx.drawImage(shown, 0, 0, 320, 16, 0, 0, 320, 16);
    const row = ctx.getImageData(0, 8, 320, 1).data;
    const bits = Array.from({ length: blocks }, (_, index) =>
      (row[(index * 8 + 4) * 4] ?? 0) > 128 ? 1 : 0,
    );
    const bytes = [0, 8, 16, 24, 32].map((from) =>
      bits.slice(from, from + 8).reduce((value: number, bit) => value * 2 + bit, 0),
    );
    const [sum = 0, ...value] = bytes.reverse();
    if (value.reduce((total, byte) => total + byte, 0xa5) % 256 !== sum) return null;
    const steps = value.reverse().reduce((total, byte) => total * 256 + byte, 0);
    const now = Math.floor(Date.now() / step);
    const ago = (((now - steps) % 2 ** 32) + 2 ** 32) % 2 ** 32;
    return (now - ago) * step + step;
  }

  /** How alike two cells are, from −1 to 1. */
  function likeness(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
    const light = (from: Uint8ClampedArray) => from.filter((_, index) => index % 4 === 1);
    const [a, b] = [light(one), light(other)];
    const mean = (from: Uint8ClampedArray) => from.reduce((sum, value) => sum + value, 0) / from.length;
    const [meanA, meanB] = [mean(a), mean(b)];
    let [both, onlyA, onlyB] = [0, 0, 0];
    for (const [index, value] of a.entries()) {
      const [x, y] = [value - meanA, (b[index] ?? 0) - meanB];
      both += x * y;
      onlyA += x * x;
      onlyB += y * y;
    }
    return both / Math.sqrt(Math.max(1, onlyA * onlyB));
  }

  const drawnDigits = new Map<number, ImageData[]>();
  /** The burnt-in line with the same digit everywhere, once for each digit. */
  function digits(size: number, width: number, height: number): ImageData[] {
    const known = drawnDigits.get(size);
    if (known || !pen) return known ?? [];
    const lines = Array.from({ length: 10 }, (_, digit) => {
      Object.assign(template, { width, height });
      pen.font = `600 ${size}px ui-monospace, Consolas, "DejaVu Sans Mono", monospace`;
      pen.textBaseline = 'top';
      pen.fillStyle = '#000';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#eee';
      pen.fillText('0000-00-00 00:00:00'.replaceAll('0', String(digit)), size * 0.7, size * 0.5);
      return pen.getImageData(0, 0, width, height);
    });
    drawnDigits.set(size, lines);
    return lines;
  }

  const cut = (line: ImageData, from: number, to: number): Uint8ClampedArray => {
    const cell: number[] = [];
    for (let y = 0; y < line.height; y += 1) {
      cell.push(...line.data.subarray((y * line.width + from) * 4, (y * line.width + to) * 4));
    }
    return Uint8ClampedArray.from(cell);
  };

  function readClock(shown: Shown): number | null {
    const [width = 0, height = 0] = sizeOf(shown);
    const size = Math.max(8, Math.min(20, height * 0.042));
    const [lineWidth, lineHeight] = [Math.ceil(size * 13), Math.ceil(size * 1.6)];
    if (!ctx || !pen || width < lineWidth) return null;
    const templates = digits(size, lineWidth, lineHeight);
    const advance = pen.measureText('0').width;
    Object.assign(scratch, { width: lineWidth, height: lineHeight });
    ctx.drawImage(shown, 0, 0, lineWidth, lineHeight, 0, 0, lineWidth, lineHeight);
    const line = ctx.getImageData(0, 0, lineWidth, lineHeight);
    const text = [0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18].map((place) => {
      const from = Math.round(size * 0.7 + place * advance);
      const to = Math.round(from + advance);
      const cell = cut(line, from, to);
      const scores = templates.map((digit) => likeness(cell, cut(digit, from, to)));
      const best = Math.max(...scores);
      return best > 0.6 ? scores.indexOf(best) : Number.NaN;
    });
    const at = (from: number, count: number) =>
      text.slice(from, from + count).reduce((value, digit) => value * 10 + digit, 0);
    const moment = new Date(at(0, 4), at(4, 2) - 1, at(6, 2), at(8, 2), at(10, 2), at(12, 2)).getTime();
    return Number.isNaN(moment) ? null : moment + 1000;
  }

  const sampledAt = new WeakMap<Element, number>();
  function look(tile: HTMLElement, now: number): void {
    const surface = tile.firstElementChild;
    const shown = [...(surface?.children ?? [])].findLast(
      (child): child is Shown =>
        (child instanceof HTMLVideoElement || child instanceof HTMLCanvasElement) &&
        child.dataset.waiting === undefined &&
        (sizeOf(child)[0] ?? 0) > 0,
    );
    const key = shown ?? tile;
    if (now - (sampledAt.get(key) ?? 0) < 125) return;
    sampledAt.set(key, now);
    const age = tile.querySelector('figcaption [data-claim]')?.textContent ?? '';
    const flags = [...tile.querySelectorAll('span')].map(({ textContent }) => textContent ?? '');
    const said = flags.flatMap((text) => /^(?:STALE|Still picture) · (.*?)(?: old)?$/.exec(text)?.[1] ?? []);
    tileSamples.push({
      at: Date.now(),
      label: tile.getAttribute('aria-label') ?? '',
      claim: tile.dataset.claim ?? '',
      words: [age, ...said].filter(Boolean),
      painted: shown !== undefined,
      seenAt: !shown ? null : sizeOf(shown)[0] === 320 ? readBlocks(shown) : readClock(shown),
    });
  }

  const frame = (now: number) => {
    for (const tile of document.querySelectorAll<HTMLElement>('figure[data-claim]')) look(tile, now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Records every tile of the pages that are opened from now on, from the first painted frame. */
export async function startRecorder(page: Page, blocks: number, step: number): Promise<void> {
  await page.addInitScript(recordTiles, { blocks, step });
}

/** What was recorded since the page was opened. */
export const recorded = (page: Page): Promise<TileSample[]> =>
  page.evaluate(() => (window as unknown as Recording).tileSamples);

const unitMs: Readonly<Record<string, number>> = { day: 86_400_000, hr: 3_600_000, min: 60_000, sec: 1000 };

/**
 * The youngest age that the words of a tile leave open, in milliseconds: "< 1 s" says below a second. Null where they
 * claim none: "Checking…", "age unknown".
 */
export function claimedAge(words: string): number | null {
  if (words === '< 1 s') return 1000;
  const parts = [...words.matchAll(/(\d+) (day|hr|min|sec)/g)];
  return parts.length === 0
    ? null
    : parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitMs[unit] ?? 0), 0);
}

/** Samples in which a tile claims an age that is below that of the painted picture by more than a second. */
export const lies = (samples: readonly TileSample[]): string[] =>
  samples.flatMap(({ at, label, words, seenAt }) => {
    if (seenAt === null) return [];
    return words
      .filter((text) => (claimedAge(text) ?? Number.POSITIVE_INFINITY) + 1000 < at - seenAt)
      .map(
        (text) => `${label} says "${text}" of a picture that is ${((at - seenAt) / 1000).toFixed(1)} s old`,
      );
  });

/**
 * The newest moment that a picture of the page can be of, in milliseconds since 1970, read from the blocks along its upper
 * edge (`timeBits`); null where it carries none.
 */
export const momentIn = (picture: Locator, blocks: number, step: number): Promise<number | null> =>
  picture.evaluate(
    async (image, given) => {
      if (!(image instanceof HTMLImageElement)) return null;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 16 });
      const ctx = canvas.getContext('2d');
      if (!ctx) return null;
      ctx.drawImage(image, 0, 0, 320, 16, 0, 0, 320, 16);
      const row = ctx.getImageData(0, 8, 320, 1).data;
      let bits = '';
      for (let index = 0; index < given.blocks; index += 1)
        bits += (row[(index * 8 + 4) * 4] ?? 0) > 128 ? 1 : 0;
      const bytes = [0, 8, 16, 24, 32].map((from) => Number.parseInt(bits.slice(from, from + 8), 2));
      const sum = bytes.pop();
      if (bytes.reduce((total, byte) => total + byte, 0xa5) % 256 !== sum) return null;
      const steps = bytes.reduce((total, byte) => total * 256 + byte, 0);
      const now = Math.floor(Date.now() / given.step);
      const ago = (((now - steps) % 2 ** 32) + 2 ** 32) % 2 ** 32;
      return (now - ago) * given.step + given.step;
    },
    { blocks, step },
  );
