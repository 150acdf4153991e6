const quote = 0x22;
const backslash = 0x5c;

/** Of a text as JSON in UTF-8, quotes included; at least the right number where it exceeds what is left. */
function textBytes(text: string): number {
  let bytes = 2;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20) bytes += 6;
    else if (unit === quote || unit === backslash) bytes += 2;
    else if (unit < 0x80) bytes += 1;
    // Each half of a surrogate pair makes two of its four bytes.
    else if (unit < 0x800 || (unit >= 0xd800 && unit < 0xe000)) bytes += 2;
    else bytes += 3;
  }
  return bytes;
}

/**
 * How many bytes the value has as JSON in UTF-8, without making that text: exact up to control characters, which count as
 * their longest form.
 * @param most where counting ends: a larger answer is larger, and by how much is not said
 */
export function jsonBytes(value: unknown, most: number): number {
  let bytes = 0;
  function weigh(part: unknown): void {
    if (typeof part === 'string') {
      // A text has a byte for each unit at least: one that is far too long is not read.
      bytes += part.length > most ? part.length : textBytes(part);
    } else if (Array.isArray(part)) {
      bytes += 2;
      for (const item of part) {
        if (bytes > most) return;
        bytes += 1;
        weigh(item);
      }
    } else if (typeof part === 'object' && part !== null) {
      bytes += 2;
      for (const name in part) {
        if (bytes > most) return;
        bytes += name.length + 4;
        weigh((part as Readonly<Record<string, unknown>>)[name]);
      }
    } else bytes += String(part).length;
  }
  weigh(value);
  return bytes;
}
