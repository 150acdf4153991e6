/** A picture's moment as blocks along its upper edge: 8 × 16 pixels each in 320 × 180, white is 1. */
export const TIME_BLOCKS = 40;
/** What a pattern leaves out of its moment, in milliseconds. */
export const TIME_STEP = 100;

/** The moment in tenths of a second, in 32 bits, and a sum of eight bits, by which a picture that cannot be read is known. */
export function timeBits(at: number): boolean[] {
  const value = Math.floor(at / 100) % 2 ** 32;
  const bytes = [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256);
  const sum = bytes.reduce((total, byte) => total + byte, 0xa5) % 256;
  return [...bytes, sum].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((byte >> bit) & 1) === 1));
}
