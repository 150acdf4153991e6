import { describe, expect, test } from 'vitest';
import { csvOf, parseCsv } from './csv.ts';

const cellsOf = (file: string) => parseCsv(file).lines.map(({ cells }) => cells);

describe('a CSV file that is written', () => {
  test('begins with the mark of UTF-8 and ends each line as RFC 4180 says', () => {
    expect(
      csvOf([
        ['name', 'priority'],
        ['Köprü', 2],
      ]),
    ).toBe('\ufeffname,priority\r\nKöprü,2\r\n');
  });

  test.each([
    '=cmd|',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    "'=1",
    "''@",
  ])('keeps %j from being a formula', (text) => {
    const [, cell] = /^\ufeff"?((?:.|\r|\n)*?)"?\r\n$/.exec(csvOf([[text]])) ?? [];
    expect(cell).toBe(`'${text}`);
  });

  test('leaves plain text and numbers as they are, negative ones too', () => {
    expect(csvOf([["North gate = 'closed'", -3.5, null, "'90s hall"]])).toBe(
      "\ufeffNorth gate = 'closed',-3.5,,'90s hall\r\n",
    );
  });

  test('quotes separators, line ends and quotes', () => {
    expect(csvOf([['a "b", c\nd']])).toBe('\ufeff"a ""b"", c\nd"\r\n');
  });
});

describe('a CSV file that is read', () => {
  test.each([
    "=cmd|'/c calc'!A0",
    "'=1",
    "''@",
    '\t',
    'a "b", c\nd',
    "'quoted'",
    '<img onerror>',
    '\u202egate',
    ' a ',
  ])('gives back %j as it was written', (text) => {
    expect(cellsOf(csvOf([['name', text, 'end']]))).toEqual([['name', text, 'end']]);
  });

  test.each([',', ';', '\t'])('knows cells that %j separates', (separator) => {
    const file = ['name', 'site'].join(separator);
    expect(cellsOf(`${file}\n${file}\n`)).toEqual([
      ['name', 'site'],
      ['name', 'site'],
    ]);
  });

  test('names the line in which a row begins, counting empty ones and line ends inside cells', () => {
    const { lines } = parseCsv('a,b\r\n\r\n"c\r\nd",e\r\nf,g');
    expect(lines.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test('says where a quote is left open', () => {
    expect(parseCsv('a,b\nc,"d\ne,f\n').brokenLine).toBe(2);
    expect(parseCsv('a,b\nc,d\n').brokenLine).toBeNull();
  });

  test('an empty file has no line', () => {
    expect(cellsOf('\ufeff')).toEqual([]);
  });
});
