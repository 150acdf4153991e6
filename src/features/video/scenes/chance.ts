/** A whole number of 32 bits that stands for a text (FNV-1a). */
export function numberOf(text: string): number {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  }
  return state >>> 0;
}

/** A number from 0 (included) to 1 (not included) that belongs to a seed and an index: the same each time it is asked. */
export function chance(seed: number, index: number): number {
  let mixed = Math.imul((seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

/** Somebody or something that is on its way through the picture. */
export interface Passer {
  /** From 0 to 1. */
  readonly progress: number;
  /** Its own seed: what it looks like. */
  readonly seed: number;
}

/**
 * Who is under way on a path at a moment. Every `every` seconds somebody may set out (as likely as `share` says), and
 * needs `lasts` seconds.
 */
export function passers(
  seed: number,
  seconds: number,
  { every, lasts, share = 0.7 }: { readonly every: number; readonly lasts: number; readonly share?: number },
): Passer[] {
  const found: Passer[] = [];
  const last = Math.floor(seconds / every);
  for (let index = last - Math.ceil(lasts / every); index <= last; index += 1) {
    const own = Math.floor(chance(seed, index) * 4_294_967_296);
    if (chance(own, 1) >= share) continue;
    const start = (index + chance(own, 2) * 0.6) * every;
    const progress = (seconds - start) / (lasts * (0.85 + chance(own, 3) * 0.3));
    if (progress >= 0 && progress <= 1) found.push({ progress, seed: own });
  }
  return found;
}
