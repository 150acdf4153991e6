import type { Pen } from './pen.ts';

/** A kind of place: what stands in it, and what moves. Both are functions of the seed and the moment alone. */
export interface Scene {
  /** Lit by lamps, the same by day and by night. */
  readonly indoors?: boolean;
  backdrop(pen: Pen, seed: number): void;
  /** `seconds` since 1970, with fractions. */
  actors(pen: Pen, seed: number, seconds: number): void;
}
