import latinRanges from '@fontsource/noto-sans/unicode.json';
import koreanRanges from '@fontsource/noto-sans-kr/unicode.json';
import arabicRanges from '@fontsource/vazirmatn/unicode.json';

/** Part of a font, in a file of its own: the characters that it draws, and where it lies. */
export interface FontFace {
  readonly url: string;
  readonly holds: (codePoint: number) => boolean;
}

// WOFF and not WOFF2: no subset can be made of the transformed outlines of the latter.
const files = {
  ...import.meta.glob<string>(
    '/node_modules/@fontsource/noto-sans/files/noto-sans-{latin,latin-ext,greek,cyrillic,vietnamese}-400-normal.woff',
    { eager: true, import: 'default', query: '?url&no-inline' },
  ),
  ...import.meta.glob<string>('/node_modules/@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff', {
    eager: true,
    import: 'default',
    query: '?url&no-inline',
  }),
  ...import.meta.glob<string>('/node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-*-400-normal.woff', {
    eager: true,
    import: 'default',
    query: '?url&no-inline',
  }),
};

/** `U+41-5a,U+61` as a question. */
function holding(ranges: string): FontFace['holds'] {
  const spans = ranges.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace(/^\s*U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [from, to] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** The parts of a family that there are files of; Korean numbers its parts: `[12]`. */
function facesOf(family: string, ranges: Readonly<Record<string, string>>): FontFace[] {
  return Object.entries(ranges).flatMap(([part, characters]) => {
    const name = `${family}-${part.replaceAll(/[[\]]/g, '')}-400-normal.woff`;
    const url = files[`/node_modules/@fontsource/${family}/files/${name}`];
    return url ? [{ url, holds: holding(characters) }] : [];
  });
}

/**
 * Fonts by script, in parts of 6 to 80 kB: a document fetches those that its own characters need. Latin stands first, for the
 * other families draw Latin letters too. Arabic is not Noto: it sets the dots of letters by rules of position, which the
 * library does not follow, and they would stand beside their letters.
 */
export const fontFaces: readonly FontFace[] = [
  ...facesOf('noto-sans', latinRanges).sort((a, b) => Number(b.holds(65)) - Number(a.holds(65))),
  ...facesOf('vazirmatn', arabicRanges),
  ...facesOf('noto-sans-kr', koreanRanges),
];
