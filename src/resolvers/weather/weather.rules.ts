import { randomFrom } from '~/lib/random.ts';
import type { WeatherIcon, WeatherReading } from '~/resolvers/types.generated.ts';
import { DAY, HOUR } from '../base/period.rules.ts';

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** The warmest day of the north, in some year. */
const MIDSUMMER = Date.UTC(2026, 6, 19);
const YEAR = 365.2425 * DAY;

interface Place {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
}

const round = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

function iconOf(rain: number, temperature: number, wind: number): WeatherIcon {
  if (rain > 0.85 && wind > 35) return 'STORM';
  if (rain > 0.6) return temperature < 1 ? 'SNOW' : 'RAIN';
  if (rain > 0.45) return 'CLOUDY';
  if (rain > 0.3) return 'PARTLY_CLOUDY';
  return wind < 4 && temperature < 8 ? 'FOG' : 'CLEAR';
}

/**
 * The demo's weather at a place: a season by latitude, a day by longitude, and a mood that is the same for the same
 * place and day. Not a forecast; the API says so.
 */
export function simulatedReading(place: Place, at: number): WeatherReading {
  const random = randomFrom(`weather:${place.id}:${Math.floor(at / DAY)}`);
  const season = Math.cos(((at - MIDSUMMER) / YEAR) * 2 * Math.PI) * Math.sign(place.lat || 1);
  const solarHour = at / HOUR + place.lng / 15;
  const daily = Math.cos(((solarHour - 15) / 24) * 2 * Math.PI);
  const mean = 27 - Math.abs(place.lat) * 0.36;
  const temperatureC = round(
    mean + season * Math.min(14, Math.abs(place.lat) * 0.25) + daily * 4 + (random() - 0.5) * 6,
  );
  const rainProbability = round(random() ** 1.4, 2);
  const windKmh = round(2 + random() * 38);
  return {
    at,
    icon: iconOf(rainProbability, temperatureC, windKmh),
    temperatureC,
    temperatureF: round(temperatureC * 1.8 + 32),
    windKmh,
    windMph: round(windKmh / 1.609344),
    windDirection: compass[Math.floor(random() * compass.length)] ?? 'N',
    rainProbability,
  };
}
