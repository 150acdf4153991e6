import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../base/period.rules.ts';
import { simulatedReading } from './weather.rules.ts';

const noonIn = (month: number) => Date.UTC(2026, month, 15, 12);
const [january, july] = [noonIn(0), noonIn(6)];
const place = (lat: number, lng = 0, id = 'site') => ({ id, lat, lng });

/** Readings at one hour of many days, so that a day's mood does not decide. */
const readings = (where: ReturnType<typeof place>, from: number, days = 60) =>
  Array.from({ length: days }, (_, day) => simulatedReading(where, from + (day - days / 2) * DAY));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanTemperature = (...call: Parameters<typeof readings>) =>
  mean(readings(...call).map(({ temperatureC }) => temperatureC));

describe('the simulated weather', () => {
  test('is the same for the same place and day, and changes from day to day and place to place', () => {
    expect(simulatedReading(place(52), july)).toEqual(simulatedReading(place(52), july));
    const hours = Array.from({ length: 12 }, (_, hour) => simulatedReading(place(52), july + hour * HOUR));
    expect(new Set(hours.map(({ windKmh }) => windKmh)).size).toBe(1);
    expect(new Set(readings(place(52), july).map(({ windKmh }) => windKmh)).size).toBeGreaterThan(10);
    expect(simulatedReading(place(52), july)).not.toEqual(simulatedReading(place(52, 0, 'other'), july));
  });

  test('has its summer in July in the north and in January in the south', () => {
    expect(meanTemperature(place(52), july)).toBeGreaterThan(meanTemperature(place(52), january) + 10);
    expect(meanTemperature(place(-35), january)).toBeGreaterThan(meanTemperature(place(-35), july) + 10);
  });

  test('is warmer by day than by night where the sun stands, not in UTC', () => {
    const seoul = place(37, 127);
    const atHour = (hour: number) => meanTemperature(seoul, july - 12 * HOUR + hour * HOUR);
    expect(atHour(6)).toBeGreaterThan(atHour(18) + 5);
  });

  test('says the same in both units', () => {
    for (const reading of readings(place(52), july)) {
      expect(Math.abs(reading.temperatureF - (reading.temperatureC * 9) / 5 - 32)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(reading.windMph * 1.609344 - reading.windKmh)).toBeLessThan(1);
    }
  });

  test('snows only in the cold, storms only in the wind, and fogs only in cold calm', () => {
    const all = [place(60), place(45), place(10)].flatMap((where) => readings(where, january, 1_500));
    const of = (icon: string) => all.filter((reading) => reading.icon === icon);
    for (const icon of ['SNOW', 'RAIN', 'STORM', 'FOG', 'CLEAR', 'CLOUDY', 'PARTLY_CLOUDY']) {
      expect(of(icon), icon).not.toEqual([]);
    }
    expect(Math.max(...of('SNOW').map(({ temperatureC }) => temperatureC))).toBeLessThan(1);
    expect(Math.min(...of('RAIN').map(({ temperatureC }) => temperatureC))).toBeGreaterThanOrEqual(1);
    expect(Math.min(...of('STORM').map(({ windKmh }) => windKmh))).toBeGreaterThan(35);
    expect(Math.max(...of('FOG').map(({ windKmh }) => windKmh))).toBeLessThan(4);
    expect(Math.max(...of('FOG').map(({ temperatureC }) => temperatureC))).toBeLessThan(8);
  });
});
