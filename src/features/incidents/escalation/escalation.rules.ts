import { ACKNOWLEDGE_TARGET } from '~/resolvers/incident/incident.rules.ts';

const SECOND = 1_000;
const MINUTE = 60;
const HOUR = 3_600;

/** How much of the time is left within which an incident should be acknowledged, or by how much it is over. */
export interface Escalation {
  readonly over: boolean;
  /** Whole seconds, never negative. */
  readonly seconds: number;
}

/**
 * Counts down from the moment when the incident was raised.
 * @param now milliseconds since 1970; a page whose clock is behind sees the whole time left
 */
export function escalationOf(raisedAt: string, now: number): Escalation {
  const passed = Math.max(0, now - Date.parse(raisedAt));
  return passed < ACKNOWLEDGE_TARGET
    ? { over: false, seconds: Math.ceil((ACKNOWLEDGE_TARGET - passed) / SECOND) }
    : { over: true, seconds: Math.floor((passed - ACKNOWLEDGE_TARGET) / SECOND) };
}

/** Below an hour as a clock, "4:05"; null from an hour on, which is written in words. */
export function clockOf(seconds: number): string | null {
  if (seconds >= HOUR) return null;
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
