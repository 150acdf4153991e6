/** Moments come as the API gives them (ISO 8601) or as milliseconds since 1970. */
export type Moment = string | number | Date;

const dateStyles = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  monthYear: { year: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  longWeekday: { weekday: 'long' },
  longDate: { dateStyle: 'long' },
  full: { dateStyle: 'full', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const missing = '—';

/** The functions that write numbers and moments in a language. A missing value is a dash, never 0. */
export interface Format {
  readonly language: string;
  /** 12345.6 → "12,345.6"; at most `digits` decimals (default 1). */
  number(value: number | null | undefined, digits?: number): string;
  /** 12345 → "12K": for axes and tight places. */
  compact(value: number | null | undefined): string;
  /** A share from 0 to 1: 0.9876 → "98.8%"; exactly `digits` decimals (default 1). */
  percent(share: number | null | undefined, digits?: number): string;
  /** A difference with its sign: 0.012 → "+1.2%" as share, 3 → "+3" as number. */
  change(value: number | null | undefined, kind?: 'share' | 'number', digits?: number): string;
  date(moment: Moment | null | undefined, style?: DateStyle, timeZone?: string): string;
  /** Seconds in the two largest units: 8040 → "2 hr 14 min". */
  duration(seconds: number | null | undefined): string;
  /** How long something has lasted that began at the moment and lasts still: "47 sec". */
  durationSince(moment: Moment | null | undefined, now?: Moment): string;
  /** "3 minutes ago", seen from `now` (default: this moment). */
  relative(moment: Moment | null | undefined, now?: Moment): string;
  /** "a, b, and c". */
  list(items: readonly string[]): string;
}

const millis = (moment: Moment) => new Date(moment).getTime();
const isThere = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

/** Intl formatters are costly to build, so each is built when it is first needed, once a language. */
function remember<Options, Built>(build: (options: Options) => Built): (options: Options) => Built {
  const built = new Map<string, Built>();
  return (options) => {
    const name = JSON.stringify(options);
    const known = built.get(name);
    if (known) return known;
    const fresh = build(options);
    built.set(name, fresh);
    return fresh;
  };
}

/**
 * Formatting in the language of a BCP 47 tag. Digits are the Latin ones in every language, as in the clocks that
 * cameras burn into their pictures.
 */
export function createFormat(tag: string): Format {
  const locale = `${tag}-u-nu-latn`;
  const numbers = remember((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dates = remember(
    (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, {
        ...options,
        ...(options.hour || options.timeStyle ? { hourCycle: 'h23' } : {}),
      }),
  );
  const relatives = remember(
    (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
  );
  const lists = remember((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

  const number: Format['number'] = (value, digits = 1) =>
    isThere(value) ? numbers({ maximumFractionDigits: digits }).format(value) : missing;
  const unit = (name: string, value: number) =>
    numbers({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 0 }).format(value);

  const duration: Format['duration'] = (seconds) => {
    if (!isThere(seconds)) return missing;
    const whole = Math.max(0, Math.round(seconds));
    const start = units.findIndex(([name, size]) => whole >= size && name !== 'year' && name !== 'month');
    const [largest, size] = units[start === -1 ? units.length - 1 : start] ?? ['second', 1];
    const next = units[start + 1];
    const parts = [unit(largest, Math.floor(whole / size))];
    const rest = next && start !== -1 ? Math.floor((whole % size) / next[1]) : 0;
    if (next && rest > 0) parts.push(unit(next[0], rest));
    return parts.join(' ');
  };

  return {
    language: tag,
    number,
    compact: (value) =>
      isThere(value) ? numbers({ notation: 'compact', maximumFractionDigits: 1 }).format(value) : missing,
    percent: (share, digits = 1) =>
      isThere(share)
        ? numbers({
            style: 'percent',
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(share)
        : missing,
    change: (value, kind = 'share', digits = 1) =>
      isThere(value)
        ? numbers({
            style: kind === 'share' ? 'percent' : 'decimal',
            signDisplay: 'exceptZero',
            maximumFractionDigits: digits,
          }).format(value)
        : missing,
    date: (moment, style = 'date', timeZone) =>
      moment === null || moment === undefined
        ? missing
        : dates({ ...dateStyles[style], ...(timeZone ? { timeZone } : {}) }).format(millis(moment)),
    duration,
    durationSince: (moment, now = Date.now()) =>
      duration(moment === null || moment === undefined ? null : (millis(now) - millis(moment)) / 1000),
    relative: (moment, now = Date.now()) => {
      if (moment === null || moment === undefined) return missing;
      const seconds = Math.round((millis(moment) - millis(now)) / 1000);
      const [name, size] = units.find(([, one]) => Math.abs(seconds) >= one) ?? ['second', 1];
      return relatives({ numeric: 'auto' }).format(Math.trunc(seconds / size), name);
    },
    list: (items) => lists({ type: 'conjunction' }).format(items),
  };
}
