const two = (value: number) => String(value).padStart(2, '0');

/** The day of a moment in the browser's zone, `2026-11-21`; `shift` milliseconds are added first. */
export function dayOf(moment: string, shift = 0): string {
  const date = new Date(Date.parse(moment) + shift);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The moment at which a day begins in the browser's zone, `days` days later; null for a text that is no day. */
function beginning(day: string, days: number): string | null {
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return null;
  date.setDate(date.getDate() + days);
  return date.toISOString();
}

/** The moment at which a day begins in the browser's zone; null for a text that is no day. */
export const startOfDay = (day: string): string | null => beginning(day, 0);

/** The moment at which a day is over. */
export const dayAfter = (day: string): string | null => beginning(day, 1);
