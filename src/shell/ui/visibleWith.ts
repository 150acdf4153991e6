import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The rows in sight, and those at a place and beside it wherever they are; places outside the list are left out. */
export function visibleWith(range: Range, place: number): number[] {
  const near =
    place < 0 ? [] : [place - 1, place, place + 1].filter((each) => each >= 0 && each < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...near])].sort((a, b) => a - b);
}
