import Papa from 'papaparse';

/** A value of a table as a file may hold it; null is an empty cell. */
export type CsvValue = string | number | null;

/** Papa Parse puts one apostrophe before such a cell; `'*` because one that has some already must gain another. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guardedFormula = /^''*[=+\-@\t\r\n＝＋－＠]/;

/** By it spreadsheets know that a file is UTF-8. */
const MARK_OF_UTF8 = '\ufeff';

/**
 * Rows of cells as the text of a CSV file (RFC 4180, UTF-8 with its mark). Spreadsheets run cells that begin like a
 * formula: those get an apostrophe in front, which `parseCsv` takes away again. Numbers stay numbers.
 */
export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  `${MARK_OF_UTF8}${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: formula, newline: '\r\n' },
  )}\r\n`;

/** A line that holds something. */
export interface CsvLine {
  /** The line of the file, from 1 on, that the row begins in: cells may hold line ends. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ParsedCsv {
  readonly lines: readonly CsvLine[];
  /** The line whose quotes do not fit; null when the whole file could be read. */
  readonly brokenLine: number | null;
}

const unguarded = (cell: string): string => (guardedFormula.test(cell) ? cell.slice(1) : cell);

const lineEndsIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** What separates the heads; Papa Parse guesses by the rows, and wrongly in files of two columns. */
function separatorOf(text: string): string {
  const heads = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string) => heads.split(separator).length;
  return [';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best), ',');
}

/**
 * Reads a CSV file whose cells are separated by commas, semicolons or tabs. Empty lines are passed over; the apostrophe
 * that `csvOf` puts before a formula is taken away.
 */
export function parseCsv(file: string): ParsedCsv {
  const text = file.startsWith(MARK_OF_UTF8) ? file.slice(1) : file;
  const lines: CsvLine[] = [];
  let brokenLine: number | null = null;
  let [line, read] = [1, 0];
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step({ data, errors, meta }) {
      if (errors.some(({ type }) => type === 'Quotes')) brokenLine ??= line;
      if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data.map(unguarded) });
      line += lineEndsIn(text.slice(read, meta.cursor));
      read = meta.cursor;
    },
  });
  return { lines, brokenLine };
}
