/** A part larger than this is no picture. */
const MOST_BYTES = 16 * 1024 * 1024;

const lineEnd = [13, 10] as const;
const emptyLine = [13, 10, 13, 10] as const;

function indexOf(bytes: Uint8Array, wanted: ArrayLike<number>, from: number): number {
  const first = wanted[0] ?? 0;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let same = 1;
    while (same < wanted.length && bytes[at + same] === wanted[same]) same += 1;
    if (same === wanted.length) return at;
  }
  return -1;
}

/** The boundary that a Content-Type of `multipart/x-mixed-replace` names; null for anything else. */
export function boundaryOf(contentType: string | null): string | null {
  if (!contentType || !/^multipart\/x-mixed-replace\b/i.test(contentType)) return null;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  // Some cameras name the boundary with the two dashes that stand before it.
  return (quoted ?? plain)?.replace(/^--/, '') ?? null;
}

/** One part: its head, and what stands below it. */
export interface Part {
  readonly head: string;
  readonly body: Uint8Array;
}

/**
 * The moment of which a part's picture is, as its `X-Timestamp` says it: seconds since 1970, with a fraction, or
 * milliseconds. Null where there is none.
 */
export function timestampOf(head: string): number | null {
  const text = /^x-timestamp:[ \t]*(\d+(?:\.\d+)?)[ \t]*$/im.exec(head)?.[1];
  if (text === undefined) return null;
  const value = Number(text);
  return value > 1e11 ? value : value * 1000;
}

/** Reads the parts out of a multipart stream that comes in pieces (RFC 2046). */
export class MultipartReader {
  readonly #mark: Uint8Array;
  #rest = new Uint8Array(0);

  constructor(boundary: string) {
    this.#mark = new TextEncoder().encode(`--${boundary}`);
  }

  /** The parts that are whole with this piece, oldest first. Throws a RangeError when a part grows beyond 16 MB. */
  read(piece: Uint8Array): Part[] {
    const joined = new Uint8Array(this.#rest.length + piece.length);
    joined.set(this.#rest);
    joined.set(piece, this.#rest.length);
    const parts: Part[] = [];
    let from = 0;
    for (;;) {
      const found = this.#partAt(joined, from);
      if (!found) break;
      parts.push(found.part);
      from = found.end;
    }
    this.#rest = joined.slice(from);
    if (this.#rest.length > MOST_BYTES) throw new RangeError('A part of the stream is larger than 16 MB.');
    return parts;
  }

  #partAt(bytes: Uint8Array, from: number): { readonly part: Part; readonly end: number } | null {
    const mark = indexOf(bytes, this.#mark, from);
    const headEnd = mark < 0 ? -1 : indexOf(bytes, emptyLine, mark);
    if (headEnd < 0) return null;
    const start = headEnd + emptyLine.length;
    const head = new TextDecoder().decode(bytes.subarray(mark, headEnd));
    const length = Number(/^content-length:\s*(\d+)/im.exec(head)?.[1] ?? Number.NaN);
    if (!Number.isNaN(length)) {
      const end = start + length;
      return bytes.length < end ? null : { part: { head, body: bytes.slice(start, end) }, end };
    }
    const next = indexOf(bytes, [...lineEnd, ...this.#mark], start);
    return next < 0 ? null : { part: { head, body: bytes.slice(start, next) }, end: next + lineEnd.length };
  }
}
