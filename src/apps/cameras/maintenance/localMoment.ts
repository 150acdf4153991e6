/** A moment as a `datetime-local` input shows it: in the browser's zone, to the minute. */
export function localInput(moment: number): string {
  const shifted = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** What was typed into a `datetime-local` input as a moment; null when it is none. */
export function momentOf(text: string): string | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
