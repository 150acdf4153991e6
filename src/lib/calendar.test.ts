import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { type CalendarUnit, isTimeZone, plus, readingOf, startOf, yearStart } from './calendar.ts';
import { between, pick, randomFrom } from './random.ts';

/** Zones with summer time in both hemispheres, half and quarter hours, and changes at midnight. */
const zones = [
  'UTC',
  'Europe/Amsterdam',
  'Europe/Istanbul',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
];
const units: readonly CalendarUnit[] = ['hour', 'day', 'week', 'month', 'year'];

/** Moments of ten years, half of them in the two days around a change of the clocks. */
function moments(zone: string): number[] {
  const random = randomFrom(zone);
  const anywhere = () =>
    Math.floor(Date.UTC(2017, 0, 1) + random() * (Date.UTC(2027, 0, 1) - Date.UTC(2017, 0, 1)));
  const aroundChange = () =>
    Date.UTC(
      between(random, 2017, 2026),
      pick(random, [2, 3, 9, 10]),
      between(random, 1, 31),
      between(random, 0, 23),
      17,
    );
  return Array.from({ length: 200 }, (_, index) => (index % 2 ? anywhere() : aroundChange()));
}

describe.each(zones)('%s', (zone) => {
  test.each(units)('a %s begins when Luxon says', (unit) => {
    const ours = moments(zone).map((moment) => startOf(moment, zone, unit));
    const luxon = moments(zone).map((moment) =>
      DateTime.fromMillis(moment, { zone }).startOf(unit).toMillis(),
    );
    expect(ours).toEqual(luxon);
  });

  test.each(units)('%ss are added as Luxon adds them', (unit) => {
    // Between the start of one unit and another: that is how stretches are made.
    const from = moments(zone).map((moment) => startOf(moment, zone, 'day'));
    const ours = from.flatMap((moment) => [-3, -1, 1, 12].map((amount) => plus(moment, zone, amount, unit)));
    const luxon = from.flatMap((moment) =>
      [-3, -1, 1, 12].map((amount) =>
        DateTime.fromMillis(moment, { zone })
          .plus({ [unit]: amount })
          .toMillis(),
      ),
    );
    expect(ours).toEqual(luxon);
  });

  test('calendar and clock show what Luxon reads', () => {
    const luxon = moments(zone).map((moment) => {
      const { year, weekday, hour, minute, daysInMonth } = DateTime.fromMillis(moment, { zone });
      return { year, weekday, hour, minute, daysInMonth };
    });
    expect(moments(zone).map((moment) => readingOf(moment, zone))).toEqual(luxon);
  });

  test('a year begins when Luxon says', () => {
    expect(yearStart(2024, zone)).toBe(DateTime.fromObject({ year: 2024 }, { zone }).toMillis());
  });
});

test.each([
  ['Europe/Istanbul', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('%j is a time zone: %s', (zone, known) => {
  expect(isTimeZone(zone)).toBe(known);
});
