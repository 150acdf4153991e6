/**
 * How busy the page's thread is. Whoever knocks at random moments finds it busy as often as it is (arrivals see time
 * averages): a knock that is answered late has found it busy.
 */

/** Timers are exact to a millisecond; a frame's own work is shorter than this. */
const LATE_MS = 4;
/** Knocks that are remembered: about ten seconds. */
const KNOCKS = 100;

let knocks: boolean[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function knock(): void {
  const wait = 50 + Math.random() * 100;
  const due = performance.now() + wait;
  timer = setTimeout(() => {
    knocks = [...knocks.slice(1 - KNOCKS), performance.now() - due > LATE_MS];
    knock();
  }, wait);
}

/** Begins to measure. Returns how to stop. */
export function measurePage(): () => void {
  knocks = [];
  knock();
  return () => clearTimeout(timer);
}

/** Share of the last ten seconds in which the page's thread was busy, from 0 to 1. */
export const pageLoad = (): number => knocks.filter(Boolean).length / Math.max(20, knocks.length);
