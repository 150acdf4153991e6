import type { Painted, Painting } from './painter.ts';

/** What the page says to the worker that draws. */
export type ToStudio =
  | { readonly type: 'add'; readonly canvas: OffscreenCanvas; readonly painting: Painting }
  | { readonly type: 'change'; readonly painting: Painting }
  | { readonly type: 'remove'; readonly id: number };

/** What the worker answers, whenever it has taken samples. */
export interface FromStudio {
  readonly painted: readonly Painted[];
  /** Share of the time since the last answer in which it drew, from 0 to 1. */
  readonly busy: number;
}
