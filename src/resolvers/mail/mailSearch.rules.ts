/** So many parts of a search count, the first ones. */
const SEARCHED_PARTS = 10;

/** Scripts of which one character is a syllable or a word. */
const wholeCharacters = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Nearly every mail holds any letter or digit: one alone is looked for only where it says something. */
const narrows = (part: string) => [...part].length > 1 || wholeCharacters.test(part);

/** Whether there is nothing in the text yet that is worth looking for. */
export const isTooShort = (search: string): boolean =>
  search.trim() !== '' && searchedParts(search).length === 0;

/** The parts of a search that must all occur: words, and what stands between quotation marks. */
export function searchedParts(search: string): string[] {
  const parts = Array.from(search.matchAll(/"([^"]*)"?|[^\s"]+/g), ([whole, quoted]) =>
    (quoted ?? whole).trim(),
  );
  return [...new Set(parts)].filter(narrows).slice(0, SEARCHED_PARTS);
}
