/** As much of a moment as tells it from others of its time: the hour today, the day this year, else the date. */
export function momentStyle(at: Date, now: Date): 'time' | 'day' | 'date' {
  if (at.toDateString() === now.toDateString()) return 'time';
  return at.getFullYear() === now.getFullYear() ? 'day' : 'date';
}
