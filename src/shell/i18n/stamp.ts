import type { Moment } from './format.ts';

/** Writes a moment in full, to the second. */
export type Stamp = (moment: Moment) => string;

const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

function createEnglishStamp(zone: Intl.DateTimeFormatOptions): Stamp {
  const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
  const format = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hour12: true,
    ...zone,
  });
  return (moment) => {
    const parts = format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]);
    const { year, month, day, hour, minute, second, dayPeriod } = Object.fromEntries(parts);
    const ordinal = `${day}${suffixes[ordinals.select(Number(day))]}`;
    return `${month} ${ordinal} ${year}, ${hour}:${minute}:${second} ${dayPeriod.toLowerCase()}`;
  };
}

/**
 * Times of chats in the language of a BCP 47 tag, in the browser's zone or in an IANA zone: in English as the
 * specification has them (shell §9: "MMMM Do YYYY, h:mm:ss a"), elsewhere as the language writes a full date and time.
 * It stands apart from format.ts because only what shows chats has to carry it.
 */
export function createStamp(tag: string, timeZone?: string): Stamp {
  const zone = timeZone ? { timeZone } : {};
  if (tag === 'en') return createEnglishStamp(zone);
  const styles = { dateStyle: 'long', timeStyle: 'medium', ...zone } as const;
  const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, styles);
  return (moment) => format.format(new Date(moment));
}
