import { useState } from 'react';
import { readStored, store } from '~/lib/safeStorage.ts';

const key = 'watchfloor_weather_units';

export interface Units {
  readonly temperature: 'C' | 'F';
  readonly wind: 'KMH' | 'MPH';
}

function remembered(): Units {
  try {
    const { temperature, wind } = JSON.parse(readStored(key) ?? '{}') as Partial<Units>;
    return { temperature: temperature === 'F' ? 'F' : 'C', wind: wind === 'MPH' ? 'MPH' : 'KMH' };
  } catch {
    return { temperature: 'C', wind: 'KMH' };
  }
}

/** The units of the weather, remembered in this browser. */
export function useUnits() {
  const [units, setUnits] = useState(remembered);
  const change = (changes: Partial<Units>) => {
    const next = { ...units, ...changes };
    setUnits(next);
    store(key, JSON.stringify(next));
  };
  return [units, change] as const;
}
