import { plus, readingOf, startOf } from '~/lib/calendar.ts';
import { groupBy } from '~/lib/groupBy.ts';
import { DAY, SECOND, type Span } from '../base/period.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { severities, states } from '../incident/counts.rules.ts';
import type { IncidentRow } from '../incident/incident.rows.ts';
import { ACKNOWLEDGE_TARGET, isOpen, NOTE_LIMIT } from '../incident/incident.rules.ts';
import type { HandledCounts, IncidentHandlerRow } from './handover.rows.ts';

/** The longest stretch, in milliseconds. */
export const LONGEST = 31 * DAY;

/** The local hours at which a shift begins, eight hours each. */
const shiftHours = [6, 14, 22] as const;

/** When the shift began that the moment lies in, by the clocks of the zone. */
function shiftStart(moment: number, zone: string): number {
  const { hour } = readingOf(moment, zone);
  const begun = shiftHours.findLast((each) => each <= hour);
  // Before the first shift of a day, the night shift of the day before goes on.
  const day = begun === undefined ? plus(startOf(moment, zone, 'day'), zone, -1, 'day') : moment;
  return atHour(startOf(day, zone, 'day'), zone, begun ?? 22);
}

/** When the clocks show the hour, on the day that begins at `day`: a day on which they are changed has 23 or 25 hours. */
function atHour(day: number, zone: string, hour: number): number {
  const guess = plus(day, zone, hour, 'hour');
  return plus(guess, zone, hour - readingOf(guess, zone).hour, 'hour');
}

/** The shift under way at the moment, or the one `back` shifts before it. */
export function shiftOf(moment: number, zone: string, back = 0): Span {
  let from = shiftStart(moment, zone);
  for (let step = 0; step < back; step += 1) from = shiftStart(from - 1, zone);
  // Ten hours later it is in the next shift, also when the clocks are set an hour back or forth.
  return { from, to: shiftStart(plus(from, zone, 10, 'hour'), zone) };
}

/** What is wrong with the text of a note; it has no space around it. */
export const noteErrors = (text: string): FieldErrorRow[] =>
  refusals(
    text === '' && refuse('text', 'REQUIRED'),
    text.length > NOTE_LIMIT && refuse('text', 'TOO_LONG', { most: NOTE_LIMIT }),
  );

type Moments = Pick<
  IncidentRow,
  'state' | 'severity' | 'assigneeId' | 'raisedAt' | 'acknowledgedAt' | 'closedAt'
>;

/** Incidents that agree in all of these. */
export interface HandledGroup {
  readonly key: Moments;
  readonly count: number;
}

const countOf = (groups: readonly HandledGroup[], holds: (key: Moments) => boolean): number =>
  groups.reduce((sum, { key, count }) => sum + (holds(key) ? count : 0), 0);

const inTime = ({ acknowledgedAt, raisedAt }: Moments): boolean =>
  acknowledgedAt !== null && acknowledgedAt - raisedAt <= ACKNOWLEDGE_TARGET;

/** Mean seconds from raising to the moment, over those that have it. */
function meanSeconds(groups: readonly HandledGroup[], field: 'acknowledgedAt' | 'closedAt'): number | null {
  let [sum, counted] = [0, 0];
  for (const { key, count } of groups) {
    const until = key[field];
    if (until === null) continue;
    sum += (until - key.raisedAt) * count;
    counted += count;
  }
  return counted === 0 ? null : Math.round(sum / counted / SECOND);
}

function handlersOf(groups: readonly HandledGroup[]): IncidentHandlerRow[] {
  const handlers = [...groupBy(groups, ({ key }) => key.assigneeId)].map(([memberId, own]) => ({
    memberId,
    incidents: countOf(own, () => true),
    acknowledgedInTime: countOf(own, inTime),
    closed: countOf(own, ({ state }) => !isOpen(state)),
    meanSecondsToAcknowledge: meanSeconds(own, 'acknowledgedAt'),
  }));
  return handlers.sort(
    (a, b) => b.incidents - a.incidents || (a.memberId ?? '').localeCompare(b.memberId ?? ''),
  );
}

/** How the incidents of a stretch were handled, and by whom. */
export const handledCounts = (groups: readonly HandledGroup[]): HandledCounts => ({
  raised: countOf(groups, () => true),
  byState: states.map((state) => ({ state, count: countOf(groups, (key) => key.state === state) })),
  bySeverity: severities.map((severity) => ({
    severity,
    count: countOf(groups, (key) => key.severity === severity),
  })),
  acknowledged: countOf(groups, ({ acknowledgedAt }) => acknowledgedAt !== null),
  acknowledgedInTime: countOf(groups, inTime),
  meanSecondsToAcknowledge: meanSeconds(groups, 'acknowledgedAt'),
  meanSecondsToClose: meanSeconds(groups, 'closedAt'),
  handlers: handlersOf(groups),
});
