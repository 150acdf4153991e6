/**
 * A cell of a CSV file. Spreadsheets run cells that begin like a formula: those get an apostrophe in front, so that
 * they stay text. Quotes, separators and line ends are quoted (RFC 4180).
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a CSV file, with the mark by which spreadsheets know UTF-8. */
export const csvFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
