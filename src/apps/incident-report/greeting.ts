export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** The part of the day that an hour (0 to 23) lies in. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
