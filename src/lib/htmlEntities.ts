const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** No row holds a NUL character, and half of a pair is no character. */
const characterOf = (code: number): string | undefined =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;

/** A text of HTML with the characters that its entities stand for; entities that are unknown stay as they are written. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hexadecimal, name) => {
    const found = name ? named.get(name.toLowerCase()) : characterOf(Number(decimal ?? `0x${hexadecimal}`));
    return found ?? entity;
  });
