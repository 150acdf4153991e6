import type { Shape } from './tones.ts';

/** A shape as a path on a grid of 16: filled, or drawn with a line of `width`. */
export interface Outline {
  readonly path: string;
  readonly filled?: boolean;
  readonly width: number;
}

/** The shapes of states, for SVG and for canvases alike. */
export const outlines: Readonly<Record<Shape, Outline>> = {
  disc: { path: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z', filled: true, width: 0 },
  triangle: { path: 'M8 2.2 14.4 13.4H1.6Z', filled: true, width: 1 },
  cross: { path: 'M3.2 3.2 12.8 12.8M12.8 3.2 3.2 12.8', width: 3 },
  ring: { path: 'M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z', width: 2.5 },
  diamond: { path: 'M8 1.8 14.2 8 8 14.2 1.8 8Z', filled: true, width: 1 },
  bars: { path: 'M5.2 3.2V12.8M10.8 3.2V12.8', width: 3 },
  square: {
    path: 'M4 3h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z',
    filled: true,
    width: 0,
  },
  check: { path: 'M2.6 8.6 6.4 12.2 13.4 4.2', width: 2.5 },
  chevron: { path: 'M2.8 5.4 8 10.6 13.2 5.4', width: 3 },
  dash: { path: 'M3 8H13', width: 3 },
};
