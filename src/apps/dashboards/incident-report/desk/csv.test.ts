import { describe, expect, test } from 'vitest';
import { csvCell, csvFile } from './csv.ts';

describe('a cell of the CSV export', () => {
  test.each(['=cmd|calc', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps %j from being a formula',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('leaves plain text as it is', () => {
    expect(csvCell('North gate = closed')).toBe('North gate = closed');
  });

  test('leaves numbers as numbers, negative ones too', () => {
    expect(csvCell(-3)).toBe('-3');
  });

  test('is empty where there is no value', () => {
    expect(csvCell(null)).toBe('');
  });

  test('quotes separators, line ends and quotes', () => {
    expect(csvCell('a "b", c\nd')).toBe('"a ""b"", c\nd"');
  });
});

test('a CSV file begins with the mark of UTF-8 and ends each line as RFC 4180 says', () => {
  expect(
    csvFile([
      ['number', 'camera'],
      [7, 'Köprü'],
    ]),
  ).toBe('\ufeffnumber,camera\r\n7,Köprü\r\n');
});
