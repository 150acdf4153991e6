import { describe, expect, test } from 'vitest';
import { readRange } from './range.rules.ts';

describe('of a file of 100 bytes', () => {
  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=10-19', 10, 20],
    ['bytes=10-10', 10, 11],
    ['bytes=99-', 99, 100],
    ['bytes=90-99', 90, 100],
    ['bytes=90-500', 90, 100],
    ['bytes=-1', 99, 100],
    ['bytes=-100', 0, 100],
    ['bytes=-500', 0, 100],
    ['  bytes=0-9  ', 0, 10],
  ])('"%s" names the bytes from %d to before %d', (header, from, to) => {
    expect(readRange(header, 100)).toEqual({ from, to });
  });

  test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('"%s" names none that there is', (header) => {
    expect(readRange(header, 100)).toBe('UNSATISFIABLE');
  });

  test.each([
    [undefined],
    [''],
    ['bytes=-'],
    ['bytes=9-8'],
    ['bytes=300-200'],
    ['bytes=0-1,5-6'],
    ['lines=0-1'],
    ['bytes=0-1 please'],
    ['bytes=a-b'],
    ['bytes=1234567890123456-'],
  ])('"%s" is passed over: the whole file is sent', (header) => {
    expect(readRange(header, 100)).toBeNull();
  });
});

test('an empty file has no stretch', () => {
  expect(readRange('bytes=0-', 0)).toBe('UNSATISFIABLE');
  expect(readRange('bytes=-5', 0)).toEqual({ from: 0, to: 0 });
});
