/** A source of chance that repeats itself: the same seed, the same numbers (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  /** Happens once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  oneOf<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  someOf<T>(items: readonly T[]): T[] {
    return items.filter(() => this.once(2));
  }
}
