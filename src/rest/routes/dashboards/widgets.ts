import { z } from 'zod';
import { isTimeZone } from '~/lib/calendar.ts';
import { entity } from '../fields.ts';

/** The parts that dashboards' widgets are made of. Charts come as labels and series, tables as columns and cells. */

const widget = { id: z.string(), title: z.string() };
const point = z.number().nullable();

export const series = entity('WidgetSeries', {
  label: z.string(),
  data: z.array(point).describe('One for each label; null where nothing was observed.'),
});

const chart = {
  ...widget,
  chartType: z.enum(['line', 'bar', 'doughnut', 'pie']),
  labels: z.array(z.string()),
};

export const axis = entity('WidgetAxis', { y: z.strictObject({ min: z.number(), max: z.number() }) });

/** A chart with one set of series. */
export const plainChart = entity('WidgetChart', { ...chart, datasets: z.array(series) });

/** A chart with a set of series for each year or range. */
export const selectChart = entity('WidgetSelectChart', {
  ...chart,
  datasets: z.record(z.string(), z.array(series)),
});

/** Range codes with the words that a reader sees. */
export const ranges = z.record(z.string(), z.string());

export const counter = entity('WidgetCounter', { label: z.string(), count: z.number() });

export const rangeCounter = entity('WidgetRangeCounter', {
  ...widget,
  ranges,
  currentRange: z.string(),
  data: z.strictObject({
    label: z.string(),
    count: z.record(z.string(), z.number()).describe('By range code.'),
  }),
});

export const changing = entity('WidgetChange', {
  value: z.number(),
  change: point.describe('Percent against the stretch before; null when that was empty.'),
});

const cell = entity('WidgetCell', {
  id: z.string().describe('Id of the column.'),
  value: z.union([z.string(), z.number(), z.null()]),
  classes: z
    .string()
    .describe('A hint for the looks, for example up, down or high; empty when there is none.'),
  icon: z.string().describe('Name of an icon or address of a picture; empty when there is none.'),
});

export const table = entity('WidgetTable', {
  ...widget,
  columns: z.array(entity('WidgetColumn', { id: z.string(), title: z.string() })),
  rows: z.array(entity('WidgetRow', { id: z.string(), cells: z.array(cell) })),
});

export const marker = entity('WidgetMarker', {
  id: z.string(),
  lat: z.number(),
  lng: z.number(),
  label: z.string(),
});

/** Specification, apps §9. */
export const markerOptions = { radius: 20, opacity: 0.6 } as const;

type Column = readonly [id: string, title: string];
type CellValue = string | number | null;
interface Row {
  readonly id: string;
  readonly values: Readonly<Record<string, CellValue>>;
  readonly classes?: Readonly<Record<string, string>>;
  readonly icons?: Readonly<Record<string, string>>;
}

/** A table of the columns, each row with a cell for each column. */
export const tableOf = (
  facts: { id: string; title: string },
  columns: readonly Column[],
  rows: readonly Row[],
): z.input<typeof table> => ({
  ...facts,
  columns: columns.map(([id, title]) => ({ id, title })),
  rows: rows.map(({ id, values, classes = {}, icons = {} }) => ({
    id,
    cells: columns.map(([column]) => ({
      id: column,
      value: values[column] ?? null,
      classes: classes[column] ?? '',
      icon: icons[column] ?? '',
    })),
  })),
});

/** @param digits after the point */
export const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

/** A share from 0 to 1 in percent, with one digit. */
export const percent = (share: number | null) => (share === null ? null : rounded(share * 100));

/** How much more than before, in percent; null when there was nothing before. */
export const growth = (now: number, before: number) =>
  before === 0 ? null : rounded(((now - before) / before) * 100);

/** Words of a constant: LINE_CROSSING becomes "Line crossing". */
export const words = (constant: string) =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll('_', ' ');

function writersIn(timeZone: string) {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    return (moment: string | number) => format.format(new Date(moment));
  };
  return {
    weekday: writer({ weekday: 'short' }),
    hour: writer({ hour: '2-digit', minute: '2-digit' }),
    day: writer({ day: 'numeric', month: 'short' }),
    year: writer({ year: 'numeric' }),
  };
}

const mostZones = 100;
const zones = new Map<string, ReturnType<typeof writersIn>>();

/**
 * Writes moments as local time of the zone, in English. Kept, for a formatter of `Intl` costs as much to make as a hundred
 * labels. Throws RangeError for a zone that does not exist.
 */
export function labelsIn(timeZone: string) {
  const kept = zones.get(timeZone);
  if (kept) return kept;
  if (zones.size >= mostZones) zones.clear();
  const made = writersIn(timeZone);
  zones.set(timeZone, made);
  return made;
}

export type Labels = ReturnType<typeof labelsIn>;

/** The longest of the lists: a day may have 23 hours, and one that is not over has fewer. */
export const longest = <Item>(...lists: readonly (readonly Item[])[]) =>
  lists.reduce((most, list) => (list.length > most.length ? list : most), []);

/** What every dashboard may be asked with. */
export const zoneQuery = z.object({
  zone: z
    .string()
    .refine(isTimeZone, 'zone must be an IANA time zone such as Europe/Istanbul or UTC.')
    .default('UTC')
    .describe('IANA time zone in which days, weeks and months begin.'),
});
