/** Longest excerpt, in characters, without its ellipses. */
const EXCERPT_LENGTH = 160;

/** How much of it stands before the place where the text occurs. */
const BEFORE = 50;

/** The words around the first place where the text occurs, in any case; the beginning where it does not occur. */
export function excerptOf(content: string, text: string): string {
  const words = content.replace(/\s+/g, ' ').trim();
  if (words.length <= EXCERPT_LENGTH) return words;
  const place = Math.max(0, words.toLowerCase().indexOf(text.toLowerCase()));
  const from = place <= BEFORE ? 0 : words.lastIndexOf(' ', place - BEFORE) + 1;
  const end = words.lastIndexOf(' ', from + EXCERPT_LENGTH);
  const to = from + EXCERPT_LENGTH >= words.length ? words.length : end > from ? end : from + EXCERPT_LENGTH;
  return `${from > 0 ? '… ' : ''}${words.slice(from, to)}${to < words.length ? ' …' : ''}`;
}

/** Where a page of several lists ends: which list, by its kind, and where in it. */
export const searchCursor = (kind: string, cursor: string): string => `${kind}.${cursor}`;

/** Null when it was never made by `searchCursor`. */
export function readSearchCursor(text: string): { readonly kind: string; readonly cursor: string } | null {
  const dot = text.indexOf('.');
  return dot > 0 ? { kind: text.slice(0, dot), cursor: text.slice(dot + 1) } : null;
}
