import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { create } from 'fontkit';
import { type FontFace, fontFaces } from './fontFaces.ts';

/** Drawn in place of what no font holds. */
const UNKNOWN = 0xfffd;

/** Fetches the file of a font. */
export type LoadFont = (url: string) => Promise<Uint8Array>;

/** Text as the numbers of its glyphs, four hexadecimal digits each, and how wide it is at a size of 1. */
export interface Shaped {
  readonly hex: string;
  readonly width: number;
}

/** A part of a font that lies in the document. */
export interface EmbeddedFont {
  /** What the content of pages calls it. */
  readonly tag: string;
  readonly ref: PDFFont['ref'];
  readonly shape: (text: string) => Shaped;
}

export interface PdfFonts {
  readonly all: readonly EmbeddedFont[];
  /** The font that draws a character; the character may be another when none does. */
  readonly of: (character: string) => { readonly font: EmbeddedFont; readonly character: string };
}

/** Marks that only direct other characters, and controls: they draw nothing and may disorder what is around them. */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A text as it may be drawn: letters with their marks, without controls and marks of direction, blanks as single spaces. */
export const drawable = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim().normalize('NFC');

/** Letters of these scripts change with their neighbours. */
const joined = /\p{Script=Arabic}/u;

/**
 * Shapes each text once. Letters that do not join are looked up one by one: a table says the same few hundred of them a
 * hundred thousand times, and shaping every cell anew took most of the time of a long report.
 */
function shaperOf(font: PDFFont): EmbeddedFont['shape'] {
  const known = new Map<string, Shaped>();
  const whole = (text: string): Shaped => {
    let shaped = known.get(text);
    if (!shaped) {
      shaped = { hex: font.encodeText(text).asString(), width: font.widthOfTextAtSize(text, 1) };
      known.set(text, shaped);
    }
    return shaped;
  };
  return (text) => {
    if (joined.test(text)) return whole(text);
    let hex = '';
    let width = 0;
    for (const character of text) {
      const shaped = whole(character);
      hex += shaped.hex;
      width += shaped.width;
    }
    return { hex, width };
  };
}

/** Puts the parts of fonts into a document that the texts need, and of them no more than is used. */
export async function embedFonts(
  document: PDFDocument,
  texts: Iterable<string>,
  load: LoadFont,
): Promise<PdfFonts> {
  const characters = new Set([...'0Aa…', String.fromCodePoint(UNKNOWN)]);
  for (const text of new Set(texts)) for (const character of text) characters.add(character);
  const needed = new Map<string, FontFace>();
  for (const character of characters) {
    const codePoint = character.codePointAt(0) ?? UNKNOWN;
    const face = fontFaces.find(({ holds }) => holds(codePoint));
    if (face) needed.set(character, face);
  }
  document.registerFontkit({ create: (data, name) => create(data as Buffer, name) as never });
  const embedded = await Promise.all(
    [...new Set(needed.values())].map(async (face, index) => {
      const font = await document.embedFont(await load(face.url), { subset: true });
      const own = { tag: `F${index}`, ref: font.ref, shape: shaperOf(font) };
      return { face, own, holds: new Set(font.getCharacterSet()) };
    }),
  );
  const fonts = new Map(embedded.map(({ face, ...rest }) => [face, rest]));
  const found = (character: string) => {
    const face = needed.get(character);
    const font = face && fonts.get(face);
    return font?.holds.has(character.codePointAt(0) ?? UNKNOWN) ? { font: font.own, character } : null;
  };
  const [fallback] = embedded;
  if (!fallback) throw new Error('There is no font.');
  const known = new Map<string, ReturnType<PdfFonts['of']>>();
  return {
    all: embedded.map(({ own }) => own),
    of: (character) => {
      let answer = known.get(character);
      if (!answer) {
        answer = found(character) ?? found('?') ?? { font: fallback.own, character: '?' };
        known.set(character, answer);
      }
      return answer;
    },
  };
}
