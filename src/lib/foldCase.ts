/** Letters that lower case leaves apart although people type one for the other: dotted and dotless i, both small sigmas. */
const apart = /i\u0307|ı|ς/g;
const anyApart = /[\u0307ıς]/;

/**
 * The text as searches compare it: composed (NFC) and in lower case, whatever the language. "İSTANBUL", "Istanbul" and
 * "ıstanbul" become the same, because nobody knows in which language a text was written.
 */
export function foldCase(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  return anyApart.test(lower) ? lower.replace(apart, (letter) => (letter === 'ς' ? 'σ' : 'i')) : lower;
}
