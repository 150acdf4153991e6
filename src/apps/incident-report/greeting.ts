export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day that an hour (0 to 23) lies in, as people greet each other: the evening lasts until dawn. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'evening';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
