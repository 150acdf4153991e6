import bidiFactory from 'bidi-js';
import type { EmbeddedFont, PdfFonts } from './pdfFonts.ts';

const bidi = bidiFactory();

/** A line of text: the operators that draw it from where the pen is, and how wide it is in points. */
export interface Line {
  readonly operators: string;
  readonly width: number;
}

interface Piece {
  readonly text: string;
  readonly font: EmbeddedFont;
  readonly level: number;
}

/** Something that is read from the right: Hebrew, Arabic and their neighbours. */
const fromTheRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Characters that stand together: of the same font, read in the same direction. */
function piecesOf(text: string, fonts: PdfFonts): Piece[] {
  const levels = fromTheRight.test(text) ? bidi.getEmbeddingLevels(text).levels : [];
  const pieces: { text: string; font: EmbeddedFont; level: number }[] = [];
  let place = 0;
  for (const each of text) {
    const level = levels[place] ?? 0;
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(each) ?? each) : each;
    const { font, character } = fonts.of(mirrored);
    const last = pieces.at(-1);
    if (last && last.font === font && last.level === level) last.text += character;
    else pieces.push({ text: character, font, level });
    place += each.length;
  }
  return pieces;
}

/** Rule L2 of the bidirectional algorithm: from the highest level down, what lies at it or above is turned round. */
function inSight(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

const arabic = /\p{Script=Arabic}/u;

/** The font turns Arabic round by itself, as it joins it; anything else that is read from the right we turn. */
const asDrawn = ({ text, level }: Piece) =>
  level % 2 === 1 && !arabic.test(text) ? [...text].reverse().join('') : text;

/** A line, laid out; direction follows its own first letter that has one. */
export function lineOf(text: string, fonts: PdfFonts, size: number): Line {
  let operators = '';
  let width = 0;
  for (const piece of inSight(piecesOf(text, fonts))) {
    const shaped = piece.font.shape(asDrawn(piece));
    operators += `/${piece.font.tag} ${size} Tf <${shaped.hex}> Tj `;
    width += shaped.width * size;
  }
  return { operators, width };
}

/** Measures texts once, in points: a table says most of them a thousand times. */
export function createMeasure(fonts: PdfFonts, size: number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = 0;
      for (const piece of piecesOf(text, fonts)) width += piece.font.shape(piece.text).width * size;
      known.set(text, width);
    }
    return width;
  };
}

/** A word that is wider than the column, cut into parts that fit. */
function cut(word: string, width: number, measure: (text: string) => number): string[] {
  const parts = [''];
  for (const character of word) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && measure(last + character) > width) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}

/** Text in lines that fit a width in points; what does not fit into so many lines ends with an ellipsis. */
export function wrapped(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let used = 0;
  // What cannot be seen need not be measured: a character is rarely narrower than two points.
  for (const word of text.slice(0, Math.ceil((width / 2) * most)).split(' ')) {
    for (const part of measure(word) > width ? cut(word, width, measure) : [word]) {
      const wide = measure(part);
      const last = lines.at(-1);
      if (last !== undefined && used + space + wide <= width) {
        lines[lines.length - 1] = `${last} ${part}`;
        used += space + wide;
      } else {
        if (lines.length === most) return [...lines.slice(0, -1), `${last}…`];
        lines.push(part);
        used = wide;
      }
    }
  }
  return lines;
}
