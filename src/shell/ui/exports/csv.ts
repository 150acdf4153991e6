import { type CsvValue, csvOf } from '~/lib/csv.ts';

/** A column of a file: its head, and what it holds of a row. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => CsvValue;
}

/**
 * Rows as the text of a CSV file with a line of heads. Cells that a spreadsheet would run as a formula are neutralised
 * by an apostrophe in front (`csvOf`); numbers stay numbers.
 */
export const toCsv = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string =>
  csvOf([columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => value(row)))]);
