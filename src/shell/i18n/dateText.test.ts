import { describe, expect, it } from 'vitest';
import { dateText, orderDate, parseDateText, shiftDays } from './dateText.ts';

const words = { year: 'yyyy', month: 'mm', day: 'dd' };

describe.each([
  ['en', '11/21/2026', 'mm/dd/yyyy'],
  ['ko', '2026. 11. 21.', 'yyyy. mm. dd.'],
  ['tr', '21.11.2026', 'dd.mm.yyyy'],
  ['ar', '21/11/2026', 'dd/mm/yyyy'],
])('in %s', (tag, written, order) => {
  it('writes a day in the order of the language, with Latin digits', () => {
    expect(dateText('2026-11-21', tag)).toBe(written);
    expect(dateText('2026-11-21T14:30', tag)).toBe(`${written} 14:30`);
    expect(orderDate(tag, words)).toBe(order);
  });

  it('reads every day of a leap year as it writes it', () => {
    for (let day = '2028-01-01'; day < '2029'; day = shiftDays(day, 1)) {
      expect(parseDateText(dateText(day, tag), tag)).toBe(day);
      expect(parseDateText(dateText(`${day}T23:05`, tag), tag, true)).toBe(`${day}T23:05`);
    }
  });

  it('reads a day with the year first too, as programs write it', () => {
    expect(parseDateText('2026-11-21', tag)).toBe('2026-11-21');
    expect(parseDateText(' 2026-1-2 ', tag)).toBe('2026-01-02');
    expect(parseDateText('2026-11-21T14:30', tag, true)).toBe('2026-11-21T14:30');
  });

  it('refuses what is no day', () => {
    for (const text of ['', 'soon', '2026-02-30', '2026-13-01', '2026-00-10', '2026', '1.2', '2026-01-02-03'])
      expect(parseDateText(text, tag), text).toBeNull();
    for (const text of ['2026-01-02 24:00', '2026-01-02 12:60', '2026-01-02 2:30 pm'])
      expect(parseDateText(text, tag, true), text).toBeNull();
  });
});

it('takes two digits for a year of this century, and other marks between the numbers', () => {
  expect(parseDateText('5.3.26', 'tr')).toBe('2026-03-05');
  expect(parseDateText('5 3 2026', 'ar')).toBe('2026-03-05');
  expect(parseDateText('3-5-26', 'en')).toBe('2026-03-05');
  expect(parseDateText('26.3.5', 'ko')).toBe('2026-03-05');
});

it('reads Arabic digits and the marks of direction', () => {
  expect(parseDateText('٢١‏/١١‏/٢٠٢٦', 'ar')).toBe('2026-11-21');
});

it('begins a day at midnight where no time was typed', () => {
  expect(parseDateText('21.11.2026', 'tr', true)).toBe('2026-11-21T00:00');
});

it('goes on by days over the ends of months and years, at the same time', () => {
  expect(shiftDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftDays('2028-03-01T08:15', -1)).toBe('2028-02-29T08:15');
});
