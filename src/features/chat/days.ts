const two = (part: number) => String(part).padStart(2, '0');

/** The day of the calendar in this browser's zone, `2026-03-01`. */
export function dayOf(moment: string | Date): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
