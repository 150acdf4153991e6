/** First letters of the first and last word; works for scripts without capitals too. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toLocaleUpperCase();
}

/** A hue from 0 to 359 that is always the same for the same name. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}
