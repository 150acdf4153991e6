/** A stretch of a file: from ≤ byte < to. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The stretch that a Range header names. Null for the whole file: without a header, and for one that cannot be read or names
 * several stretches, which HTTP lets a server pass over. UNSATISFIABLE when it begins behind the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'UNSATISFIABLE' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Number(last);
    return count === 0 ? 'UNSATISFIABLE' : { from: Math.max(0, size - count), to: size };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= size) return 'UNSATISFIABLE';
  return { from, to: last === '' ? size : Math.min(size, Number(last) + 1) };
}
