/*
 * Days, and minutes of days, as people type them: in the order of the language, with Latin digits. Programs know them as
 * `2026-11-21` and `2026-11-21T14:30`, without a time zone.
 */

type Part = 'year' | 'month' | 'day';

/** The marks that Arabic dates carry say which way they run; a field that is read from left to right needs none. */
const directionMarks = /[\u200e\u200f\u061c]/g;
const partsByTag = new Map<string, readonly { readonly type: string; readonly value: string }[]>();

const sample = new Date(2026, 10, 21);

/** Year, month and day with what stands between them, as a language orders them. */
function partsOf(tag: string) {
  const known = partsByTag.get(tag);
  if (known) return known;
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, options);
  const parts = format
    .formatToParts(sample)
    .map(({ type, value }) => ({ type, value: value.replace(directionMarks, '') }));
  partsByTag.set(tag, parts);
  return parts;
}

const isPart = (type: string): type is Part => type === 'year' || type === 'month' || type === 'day';

const two = (value: number) => String(value).padStart(2, '0');

/** Writes a day in the order of the language of a BCP 47 tag: `{ year: 'yyyy', … }` → "mm/dd/yyyy" in English. */
export const orderDate = (tag: string, words: Readonly<Record<Part, string>>): string =>
  partsOf(tag)
    .map(({ type, value }) => (isPart(type) ? words[type] : value))
    .join('');

/** `2026-11-21` → "11/21/2026", `2026-11-21T14:30` → "11/21/2026 14:30" in English; any other text as it is. */
export function dateText(value: string, tag: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?$/.exec(value) ?? [];
  if (!year || !month || !day) return value;
  return `${orderDate(tag, { year, month, day })}${time ? ` ${time}` : ''}`;
}

/** Arabic and Persian digits as Latin ones. */
const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/**
 * Reads what somebody typed: year, month and day in the order of the language, or the year first, with anything but
 * letters between them; of a year two digits suffice. With `time` the hours and minutes follow, 00:00 without them.
 * Returns `2026-11-21`, or `2026-11-21T14:30` with `time`; null for a text that is no such date.
 */
export function parseDateText(text: string, tag: string, time = false): string | null {
  const plain = latinDigits(text)
    .replace(directionMarks, '')
    .replace(/(?<=\d)T(?=\d)/, ' ');
  if (/\p{L}/u.test(plain)) return null;
  const numbers = plain.match(/\d+/g) ?? [];
  const isoOrder: readonly Part[] = ['year', 'month', 'day'];
  const order =
    numbers[0]?.length === 4
      ? isoOrder
      : partsOf(tag)
          .map(({ type }) => type)
          .filter(isPart);
  const numberOf = (part: Part) => numbers[order.indexOf(part)] ?? '';
  const [hour = 0, minute = 0, ...rest] = numbers.slice(3).map(Number);
  const yearText = numberOf('year');
  if (![2, 4].includes(yearText.length) || rest.length > 0 || (!time && numbers.length > 3)) return null;
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0);
  const [month, day] = [Number(numberOf('month')), Number(numberOf('day'))];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay || hour > 23 || minute > 59) return null;
  const iso = date.toISOString().slice(0, 10);
  return time ? `${iso}T${two(hour)}:${two(minute)}` : iso;
}

/** The same time so many days later: (`2026-11-30`, 1) → `2026-12-01`. */
export function shiftDays(value: string, days: number): string {
  const date = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return `${date.toISOString().slice(0, 10)}${value.slice(10)}`;
}

/** A moment (milliseconds since 1970) on the browser's clock, to the minute: `2026-11-21T14:30`. */
export function localMinute(moment: number): string {
  const date = new Date(moment);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
