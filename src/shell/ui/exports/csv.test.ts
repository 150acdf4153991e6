import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a file has a line of heads, and a line of each row with its formulas neutralised', () => {
  const rows = [{ name: '=1+1', lat: -1.5 }];
  expect(
    toCsv(rows, [
      { title: 'Name', value: ({ name }) => name },
      { title: 'Latitude', value: ({ lat }) => lat },
    ]),
  ).toBe('\ufeffName,Latitude\r\n"\'=1+1",-1.5\r\n');
});
