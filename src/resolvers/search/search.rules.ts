import { foldCase } from '~/lib/foldCase.ts';

/** Longest excerpt, in characters, without its ellipses. */
const EXCERPT_LENGTH = 160;

/** How much of it stands before the place where the text occurs. */
const BEFORE = 50;

/** Longer stretches without a gap, as of addresses, are cut in their midst. */
const LONGEST_WORD = 40;

/** Where the word begins that stands at a place; the place itself within a stretch that is too long for a word. */
function atWord(words: string, place: number): number {
  const begin = words.lastIndexOf(' ', place) + 1;
  return place - begin > LONGEST_WORD ? place : begin;
}

/** The words around the first place where the text occurs, in any case; the beginning where it does not occur. */
export function excerptOf(content: string, text: string): string {
  const words = content.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (words.length <= EXCERPT_LENGTH) return words;
  // Folded as searches compare it, which leaves each letter of a composed text at its place.
  const place = foldCase(words).indexOf(foldCase(text));
  const from = atWord(words, place - BEFORE);
  const to = from + EXCERPT_LENGTH >= words.length ? words.length : atWord(words, from + EXCERPT_LENGTH);
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).trim()}${to < words.length ? ' …' : ''}`;
}

/** Where a page of several lists ends: which list, by its kind, and where in it. */
export const searchCursor = (kind: string, cursor: string): string => `${kind}.${cursor}`;

/** Null when it was never made by `searchCursor`. */
export function readSearchCursor(text: string): { readonly kind: string; readonly cursor: string } | null {
  const dot = text.indexOf('.');
  return dot > 0 ? { kind: text.slice(0, dot), cursor: text.slice(dot + 1) } : null;
}
