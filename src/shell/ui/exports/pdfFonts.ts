import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { create } from 'fontkit';
import { type FontFace, fontFaces } from './fontFaces.ts';

/** Drawn in place of what no font holds. */
const UNKNOWN = 0xfffd;

/** Fetches the file of a font. */
export type LoadFont = (url: string) => Promise<Uint8Array>;

export interface PdfFonts {
  /** The font that draws a character; the character may be another when none does. */
  readonly of: (character: string) => { readonly font: PDFFont; readonly character: string };
}

/** Marks that only direct other characters, and controls: they draw nothing and may disorder what is around them. */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A text as it may be drawn: without controls and marks of direction, blanks as single spaces. */
export const drawable = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim();

/** Puts the parts of fonts into a document that the texts need, and of them no more than is used. */
export async function embedFonts(
  document: PDFDocument,
  texts: Iterable<string>,
  load: LoadFont,
): Promise<PdfFonts> {
  const characters = new Set([...'0Aa…', String.fromCodePoint(UNKNOWN)]);
  for (const text of texts) for (const character of text) characters.add(character);
  const needed = new Map<string, FontFace>();
  for (const character of characters) {
    const codePoint = character.codePointAt(0) ?? UNKNOWN;
    const face = fontFaces.find(({ holds }) => holds(codePoint));
    if (face) needed.set(character, face);
  }
  document.registerFontkit({ create: (data, name) => create(data as Buffer, name) as never });
  const fonts = new Map<FontFace, PDFFont>();
  await Promise.all(
    [...new Set(needed.values())].map(async (face) => {
      fonts.set(face, await document.embedFont(await load(face.url), { subset: true }));
    }),
  );
  const found = (character: string) => {
    const face = needed.get(character);
    const font = face && fonts.get(face);
    const codePoint = character.codePointAt(0) ?? UNKNOWN;
    return font?.getCharacterSet().includes(codePoint) ? { font, character } : null;
  };
  const [fallback] = fonts.values();
  if (!fallback) throw new Error('There is no font.');
  const known = new Map<string, ReturnType<PdfFonts['of']>>();
  return {
    of: (character) => {
      let answer = known.get(character);
      if (!answer) {
        answer = found(character) ?? found('?') ?? { font: fallback, character: '?' };
        known.set(character, answer);
      }
      return answer;
    },
  };
}
