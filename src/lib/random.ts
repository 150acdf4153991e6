/** A stream of numbers from 0 (included) to 1 (not included), the same for the same seed (mulberry32 over FNV-1a). */
export type Random = () => number;

export function randomFrom(seed: string): Random {
  let state = 2_166_136_261;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `least` to `most`, both included. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** One of the values, each as likely as its weight says. The list must not be empty. */
export function weighted<Value>(random: Random, choices: readonly (readonly [Value, number])[]): Value {
  let whole = 0;
  for (const choice of choices) whole += choice[1];
  let left = random() * whole;
  let chosen: Value | undefined;
  for (const choice of choices) {
    chosen = choice[0];
    left -= choice[1];
    if (left < 0) break;
  }
  if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
  return chosen;
}

/** One of the values, each as likely as the others. The list must not be empty. */
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to pick from.');
  return value;
}
