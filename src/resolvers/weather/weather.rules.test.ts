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

  test('is 27 degrees on the equator, and 3.6 less for each ten degrees from it', () => {
    const yearly = (lat: number) =>
      mean([3, 15].map((hour) => meanTemperature(place(lat), Date.UTC(2026, 6, 15, hour), 730)));
    for (const [lat, degrees] of [
      [0, 27],
      [50, 9],
      [-50, 9],
    ] as const)
      expect(Math.abs(yearly(lat) - degrees), `${lat}`).toBeLessThan(0.5);
  });

  test('is warmest on 19 July of every year, by half a degree for each of latitude, at most 28', () => {
    const summer = Date.UTC(2031, 6, 19, 12);
    for (const [lat, degrees] of [
      [0, 0],
      [40, 20],
      [80, 28],
    ] as const) {
      const difference =
        meanTemperature(place(lat), summer, 20) - meanTemperature(place(lat), summer + 183 * DAY, 20);
      expect(Math.abs(difference - degrees), `${lat}`).toBeLessThan(1.5);
    }
  });

  test('is warmest at three in the afternoon where the sun stands, not in UTC, by eight degrees', () => {
    for (const [lng, warmest] of [
      [0, 15],
      [60, 11],
      [-60, 19],
    ] as const) {
      const hours = Array.from({ length: 24 }, (_, hour) =>
        meanTemperature(place(10, lng), Date.UTC(2026, 6, 15, hour), 40),
      );
      expect(hours.indexOf(Math.max(...hours)), `${lng}`).toBe(warmest);
      expect(Math.abs(Math.max(...hours) - Math.min(...hours) - 8)).toBeLessThan(0.5);
    }
  });

  test('says the same in both units', () => {
    for (const reading of [...readings(place(52), july), ...readings(place(70), january)]) {
      expect(Math.abs(reading.temperatureF - (reading.temperatureC * 9) / 5 - 32)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(reading.windMph * 1.609344 - reading.windKmh)).toBeLessThan(1);
    }
  });

  test('has a mood of three degrees up and down, winds of 2 to 40 km/h from everywhere, and any chance of rain', () => {
    const all = readings(place(0), Date.UTC(2026, 6, 15, 15), 3_000);
    const bounds = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];
    expect(bounds(all.map(({ temperatureC }) => temperatureC))).toEqual([28, 34]);
    expect(bounds(all.map(({ windKmh }) => windKmh))).toEqual([2, 40]);
    expect(bounds(all.map(({ rainProbability }) => rainProbability))).toEqual([0, 1]);
    expect([...new Set(all.map(({ windDirection }) => windDirection))].sort()).toEqual([
      'E',
      'N',
      'NE',
      'NW',
      'S',
      'SE',
      'SW',
      'W',
    ]);
    // Dry days are more frequent than wet ones.
    expect(mean(all.map(({ rainProbability }) => rainProbability))).toBeLessThan(0.45);
  });

  test('snows below 1 degree, storms above 35 km/h, fogs in cold calm, and is as cloudy as the rain is likely', () => {
    const all = [place(60), place(45, 0, 'other'), place(10, 0, 'third')].flatMap((where) =>
      readings(where, january, 4_000),
    );
    const of = (icon: string) => all.filter((reading) => reading.icon === icon);
    for (const icon of ['SNOW', 'RAIN', 'STORM', 'FOG', 'CLEAR', 'CLOUDY', 'PARTLY_CLOUDY']) {
      expect(of(icon), icon).not.toEqual([]);
    }
    const rain = (icon: string) => of(icon).map(({ rainProbability }) => rainProbability);
    expect(Math.max(...of('SNOW').map(({ temperatureC }) => temperatureC))).toBe(0);
    expect(Math.min(...of('RAIN').map(({ temperatureC }) => temperatureC))).toBe(1);
    expect(Math.min(...of('STORM').map(({ windKmh }) => windKmh))).toBe(36);
    expect(Math.max(...of('FOG').map(({ windKmh }) => windKmh))).toBe(3);
    expect(Math.max(...of('FOG').map(({ temperatureC }) => temperatureC))).toBe(7);
    const calm = of('CLEAR').filter(({ windKmh }) => windKmh < 4);
    expect(Math.min(...calm.map(({ temperatureC }) => temperatureC))).toBe(8);
    const wild = all.filter(({ rainProbability, windKmh }) => rainProbability > 0.85 && windKmh > 35);
    expect(wild.map(({ icon }) => icon)).toEqual(wild.map(() => 'STORM'));
    // The chances of rain follow each other without a gap.
    expect(Math.min(...rain('STORM'))).toBe(0.86);
    expect(Math.min(...rain('RAIN'))).toBe(0.61);
    expect(Math.min(...rain('SNOW'))).toBe(0.61);
    expect([Math.min(...rain('CLOUDY')), Math.max(...rain('CLOUDY'))]).toEqual([0.46, 0.6]);
    expect([Math.min(...rain('PARTLY_CLOUDY')), Math.max(...rain('PARTLY_CLOUDY'))]).toEqual([0.31, 0.45]);
    expect([Math.min(...rain('CLEAR')), Math.max(...rain('CLEAR'))]).toEqual([0, 0.3]);
  });
});
