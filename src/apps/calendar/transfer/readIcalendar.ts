import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '~/resolvers/calendar/calendar.rules.ts';
import type { EventSpan } from '../eventForm.rules.ts';
import { plusDays } from '../span.rules.ts';
import { type Block, blocksOf, type ContentLine, contentLines, nameOf } from './icalendarLines.ts';

/** Most events of a file, the occurrences of those that repeat among them. */
export const EVENT_LIMIT = 1_000;
/** Most occurrences of one event. */
export const OCCURRENCE_LIMIT = 400;
/** Largest file, in characters. */
export const FILE_LIMIT = 5_000_000;

/** Occurrences are taken from a year ago to two years ahead. */
const YEAR = 365 * 86_400_000;
/** An event that repeats since long ago is walked through at most so far. */
const STEP_LIMIT = 50_000;

/** Why something of a file is not taken, or not all of it. */
export type Reason =
  | 'NO_CALENDAR'
  | 'TOO_LARGE'
  | 'UNCLOSED'
  | 'BROKEN_LINE'
  | 'UNREADABLE'
  | 'NO_START'
  | 'BAD_DATE'
  | 'BAD_RULE'
  | 'UNKNOWN_ZONE'
  | 'NO_TITLE'
  | 'TITLE_TOO_LONG'
  | 'TEXT_TOO_LONG'
  | 'ENDS_BEFORE_START'
  | 'CANCELLED'
  | 'OTHER_KIND'
  | 'REPEATS'
  | 'TOO_MANY';

/** Something of the file that is not taken, or that is to be known of it. */
export interface Problem {
  /** From 1 on. */
  readonly line: number;
  readonly reason: Reason;
  /** Of the event, the name of the component or the line itself; empty where there is none. */
  readonly what: string;
  /** How many occurrences are taken of what repeats. */
  readonly count?: number;
}

/** An event of the file. */
export interface ReadEvent extends EventSpan {
  readonly title: string;
  readonly description: string;
}

export interface ReadFile {
  readonly events: readonly ReadEvent[];
  readonly problems: readonly Problem[];
}

interface ReadOptions {
  /** Of times that name no zone. */
  readonly zone: string;
  readonly now: number;
}

/** An event that cannot be taken; `property` names the line at fault. */
class Unfit extends Error {
  constructor(
    readonly reason: Reason,
    readonly property: string,
  ) {
    super(reason);
  }
}

const textOf = (blocks: readonly Block[]): string =>
  blocks.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\r\n');

const lineOf = ({ lines }: Block, property: string): number =>
  (lines.find((line) => nameOf(line) === property) ?? lines[0])?.line ?? 1;

/** The title of an event that cannot be read otherwise. */
const titleIn = ({ lines }: Block): string => {
  const found = lines.find((line) => nameOf(line) === 'SUMMARY')?.text ?? '';
  return found.slice(found.indexOf(':') + 1, TITLE_LIMIT);
};

function parsed<Value>(parse: () => Value, reason: Reason, property: string): Value {
  try {
    return parse();
  } catch {
    throw new Unfit(reason, property);
  }
}

/** The components of a text that holds these blocks. */
function componentsOf(text: string, group: readonly Block[]): ICAL.Component[] {
  try {
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  } catch {
    throw new Unfit(...faultOf(group));
  }
}

/** When a time is, in milliseconds. Zones that the file does not define are those of the IANA database. */
function millisOf(time: ICAL.Time, property: ICAL.Property | null, zone: string): number {
  const { tzid } = time.zone;
  if (tzid !== 'floating' && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  const named = property?.getFirstParameter('tzid');
  if (named && !IANAZone.isValidZone(named)) throw new Unfit('UNKNOWN_ZONE', 'DTSTART');
  const { year, month, day, hour, minute, second } = time;
  const local = DateTime.fromObject({ year, month, day, hour, minute, second }, { zone: named || zone });
  if (!local.isValid) throw new Unfit('BAD_DATE', 'DTSTART');
  return local.toMillis();
}

const isoDay = ({ year, month, day }: ICAL.Time): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString();

/** From when to when; what names no end lasts a day, or no time at all. */
function spanOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time | null, zone: string): EventSpan {
  if (start.isDate) {
    const from = isoDay(start);
    const to = end ? isoDay(end) : from;
    if (to < from) throw new Unfit('ENDS_BEFORE_START', 'DTEND');
    const next = `${plusDays(from.slice(0, 10), 1)}T00:00:00.000Z`;
    return { allDay: true, start: from, end: to > from ? to : next };
  }
  const property = event.component.getFirstProperty('dtstart');
  const from = millisOf(start, property, zone);
  const to = end ? millisOf(end, event.component.getFirstProperty('dtend') ?? property, zone) : from;
  if (to < from) throw new Unfit('ENDS_BEFORE_START', 'DTEND');
  return { allDay: false, start: new Date(from).toISOString(), end: new Date(to).toISOString() };
}

/** What an event says beside its times. */
function wordsOf(event: ICAL.Event): Pick<ReadEvent, 'title' | 'description'> {
  const title = (event.summary ?? '').trim();
  const description = [event.location, event.description].filter(Boolean).join('\n');
  if (title === '') throw new Unfit('NO_TITLE', 'SUMMARY');
  if (title.length > TITLE_LIMIT) throw new Unfit('TITLE_TOO_LONG', 'SUMMARY');
  if (description.length > DESCRIPTION_LIMIT) throw new Unfit('TEXT_TOO_LONG', 'DESCRIPTION');
  return { title, description };
}

const isCancelled = (event: ICAL.Event): boolean =>
  String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** The occurrences of an event that repeats, within the bounds; `cut` where there are others. */
function occurrencesOf(event: ICAL.Event, { zone, now }: ReadOptions) {
  const events: ReadEvent[] = [];
  const [from, to] = [now - YEAR, now + 2 * YEAR];
  let cut = false;
  const iterator = parsed(() => event.iterator(), 'BAD_RULE', 'RRULE');
  for (let step = 0; step < STEP_LIMIT; step += 1) {
    const next = parsed(() => iterator.next(), 'BAD_RULE', 'RRULE');
    if (!next) return { events, cut };
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const span = spanOf(item, startDate, endDate, zone);
    if (Date.parse(span.start) > to) break;
    if (Date.parse(span.end) < from) cut = true;
    else if (events.length === OCCURRENCE_LIMIT) break;
    else if (!isCancelled(item)) events.push({ ...wordsOf(item), ...span });
  }
  return { events, cut: true };
}

/** Which line makes a component unreadable: that which cannot be read alone either. */
function faultOf(group: readonly Block[]): [Reason, string] {
  const isFine = ({ text }: ContentLine) => {
    try {
      ICAL.parse(`BEGIN:VEVENT\r\n${text}\r\nEND:VEVENT`);
      return true;
    } catch {
      return false;
    }
  };
  const inner = group
    .flatMap(({ lines }) => lines)
    .filter((line) => !['BEGIN', 'END'].includes(nameOf(line)));
  const fault = inner.find((line) => !isFine(line));
  const name = fault ? nameOf(fault) : 'BEGIN';
  return [name === 'RRULE' ? 'BAD_RULE' : 'UNREADABLE', name];
}

/** The events of one component and of those that change some of its occurrences. */
function readGroup(group: readonly Block[], zones: string, options: ReadOptions): ReadFile {
  const text = ['BEGIN:VCALENDAR', zones, textOf(group), 'END:VCALENDAR'].filter(Boolean).join('\r\n');
  const items = componentsOf(text, group).map((component) => new ICAL.Event(component));
  const master = items.find((item) => !item.isRecurrenceException()) ?? items[0];
  const block = group[master ? items.indexOf(master) : 0];
  if (!master || !block) return { events: [], problems: [] };
  const what = master.summary ?? '';
  if (!master.component.hasProperty('dtstart')) throw new Unfit('NO_START', 'BEGIN');
  if (isCancelled(master)) throw new Unfit('CANCELLED', 'STATUS');
  const start = parsed(() => master.startDate, 'BAD_DATE', 'DTSTART');
  if (!master.isRecurring()) {
    const hasEnd = master.component.hasProperty('dtend') || master.component.hasProperty('duration');
    const end = hasEnd ? parsed(() => master.endDate, 'BAD_DATE', 'DTEND') : null;
    return { events: [{ ...wordsOf(master), ...spanOf(master, start, end, options.zone) }], problems: [] };
  }
  for (const item of items) if (item !== master) master.relateException(item);
  const { events, cut } = occurrencesOf(master, options);
  const note: Problem = { line: lineOf(block, 'RRULE'), reason: 'REPEATS', what, count: events.length };
  return { events, problems: cut ? [note] : [] };
}

/** Why a component cannot even be parsed; null where it can. */
function brokenAt(block: Block): Problem | null {
  const broken = block.lines.find((line) => nameOf(line) === '');
  if (broken) return { line: broken.line, reason: 'BROKEN_LINE', what: broken.text.slice(0, 80) };
  return block.open ? { line: lineOf(block, 'BEGIN'), reason: 'UNCLOSED', what: titleIn(block) } : null;
}

/** The events by their ids: those that change occurrences of others stand with them. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups = new Map<string, Block[]>();
  for (const [index, block] of blocks.entries()) {
    const uid = block.lines.find((line) => nameOf(line) === 'UID')?.text;
    const repeats =
      uid !== undefined && groups.has(uid) && lineOf(block, 'RECURRENCE-ID') !== lineOf(block, 'BEGIN');
    const key = repeats || (uid !== undefined && !groups.has(uid)) ? uid : `line ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), block]);
  }
  return [...groups.values()];
}

/**
 * Reads an iCalendar file. Each event is read by itself, so that a broken one takes no other with it. What repeats is taken as
 * its occurrences from a year ago to two years ahead, at most 400 of each.
 */
export function readIcalendar(text: string, options: ReadOptions): ReadFile {
  if (text.length > FILE_LIMIT) return { events: [], problems: [{ line: 1, reason: 'TOO_LARGE', what: '' }] };
  const blocks = blocksOf(contentLines(text));
  if (!blocks) return { events: [], problems: [{ line: 1, reason: 'NO_CALENDAR', what: '' }] };
  const zones = textOf(blocks.filter((block) => block.name === 'VTIMEZONE' && !brokenAt(block)));
  const events: ReadEvent[] = [];
  const problems: Problem[] = [];
  const whole: Block[] = [];
  for (const block of blocks) {
    if (block.name === 'VTIMEZONE') continue;
    const broken = brokenAt(block);
    if (broken) problems.push(broken);
    else if (block.name === 'VEVENT') whole.push(block);
    else problems.push({ line: lineOf(block, 'BEGIN'), reason: 'OTHER_KIND', what: block.name });
  }
  for (const group of groupsOf(whole)) {
    const [first] = group;
    if (!first) continue;
    try {
      const read = readGroup(group, zones, options);
      const room = EVENT_LIMIT - events.length;
      events.push(...read.events.slice(0, room));
      problems.push(...read.problems);
      if (read.events.length > room)
        problems.push({ line: lineOf(first, 'BEGIN'), reason: 'TOO_MANY', what: titleIn(first) });
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      problems.push({ line: lineOf(first, error.property), reason: error.reason, what: titleIn(first) });
    }
  }
  return { events, problems: problems.toSorted((one, other) => one.line - other.line) };
}
