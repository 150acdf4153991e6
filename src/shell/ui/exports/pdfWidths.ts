import type { PdfColumn } from './pdfReport.ts';

/**
 * How wide the columns are, in points: by their shares, but none wider than its longest text, as long as another needs the
 * room.
 */
export function widthsOf(
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
  room: number,
  measure: (text: string) => number,
): number[] {
  const longest = columns.map((_, index) => {
    const texts = new Set(rows.map((row) => row[index] ?? ''));
    return [...texts].reduce((most, text) => Math.max(most, measure(text)), 0);
  });
  const widths = columns.map(() => 0);
  let open = columns.map((_, index) => index);
  let left = room;
  while (open.length > 0) {
    const shares = open.reduce((sum, index) => sum + (columns[index]?.share ?? 0), 0);
    const wide = (index: number) => ((columns[index]?.share ?? 0) / shares) * left;
    const fitting = open.filter((index) => (longest[index] ?? 0) < wide(index));
    const all = fitting.length === 0 || fitting.length === open.length;
    const settled = all ? open : fitting;
    const own = settled.map((index) => (all ? wide(index) : (longest[index] ?? 0) + 0.5));
    for (const [place, index] of settled.entries()) widths[index] = own[place] ?? 0;
    left -= own.reduce((sum, width) => sum + width, 0);
    open = open.filter((index) => !settled.includes(index));
  }
  return widths;
}
