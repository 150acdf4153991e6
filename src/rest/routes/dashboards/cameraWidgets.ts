import { z } from 'zod';
import { entity } from '../fields.ts';
import type {
  RestCameraWidgetsQuery,
  RestCameraWidgetsQueryVariables,
  RestMarkerFragment,
} from './dashboards.generated.ts';
import {
  axis,
  changing,
  growth,
  type Labels,
  labelsIn,
  longest,
  marker,
  markerOptions,
  percent,
  plainChart,
  ranges,
  rounded,
  selectChart,
  series,
  table,
  tableOf,
  words,
} from './widgets.ts';

type Data = RestCameraWidgetsQuery;
type Camera = Data['fleet'][number];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Specification, apps §9: the y axis ends at 5 unless the data need more. */
const leastMalfunctionAxis = 5;

const point = z.number().nullable();
const titled = { id: z.string(), title: z.string() };

/** All widgets, with the camera map that differs between the two dashboards. */
const widgetsWith = <Cameras extends z.ZodType>(name: string, widget6: Cameras) =>
  entity(name, {
    widget1: selectChart
      .extend({ currentRange: z.string().describe('The year shown first.'), options: axis })
      .describe('Malfunctions by month; datasets by year.'),
    widget2: plainChart
      .extend({
        conversion: z.strictObject({ value: point, target: z.number(), ofTarget: point }),
      })
      .describe('Share of incidents acknowledged within the target time, in percent.'),
    widget3: plainChart.extend({ impressions: changing }).describe('Incidents raised in the last 30 days.'),
    widget4: plainChart.extend({ visits: changing }).describe('Visits of the last seven days.'),
    widget5: selectChart
      .extend({ currentRange: z.string() })
      .describe('Visitors and page views by hour; datasets by today and yesterday.'),
    widget6,
    widget7: z
      .strictObject({
        ...titled,
        chartType: z.enum(['doughnut']),
        labels: z.array(z.string()),
        datasets: z.record(z.string(), z.array(series.extend({ change: z.array(point) }))),
        currentRange: z.string(),
      })
      .describe('Visits by device in percent, and the change in percentage points; datasets by stretch.'),
    widget8: z
      .strictObject({
        ...titled,
        chartType: z.enum(['line']),
        ranges,
        currentRange: z.string(),
        uptime: z.record(z.string(), z.strictObject({ value: point, change: point })),
        labels: z.record(z.string(), z.array(z.string())),
        datasets: z.record(z.string(), z.array(series)),
      })
      .describe('Uptime of all cameras in percent; labels and datasets by range.'),
    widget9: table.extend({
      totalCount: z.number().describe('Of all cameras; the table holds the first 100.'),
    }),
    widget10: z
      .strictObject({
        ...titled,
        data: z.strictObject({
          total: z.number(),
          live: z.number(),
          offline: z.number(),
          notObserved: z.number(),
          excluded: z.number(),
        }),
      })
      .describe('Cameras by state now.'),
  });

const camerasTitle = { id: 'widget6', title: 'Cameras' };

export const analyticsWidgets = widgetsWith(
  'AnalyticsWidgets',
  z.strictObject({ ...titled, markers: z.array(marker) }),
);

export const mapWidgets = widgetsWith(
  'MapWidgets',
  z.strictObject({
    ...titled,
    markers: z.array(
      marker.extend({ status: z.boolean().describe('The camera gives pictures.'), Model: z.string() }),
    ),
    options: z.strictObject({ radius: z.number(), opacity: z.number() }),
  }),
);

/** Specification, apps §2: these years stand there whether they have data or not. */
const firstYear = 2017;
const lastFixedYear = 2019;

/** The years that may be shown, as the query's variable. */
export function yearVariables(now: number, zone: string): Pick<RestCameraWidgetsQueryVariables, 'years'> {
  const current = Number(labelsIn(zone).year(now));
  const count = Math.max(current, lastFixedYear) - firstYear + 1;
  return { years: Array.from({ length: count }, (_, index) => firstYear + index) };
}

function malfunctions(data: Data) {
  const years = data.malfunctionsByYear.filter(
    ({ year }) => year <= lastFixedYear || data.malfunctionYears.includes(year),
  );
  const counts = years.flatMap((year) => year.months.map(({ count }) => count ?? 0));
  return {
    id: 'widget1',
    title: 'Malfunctions',
    chartType: 'line' as const,
    labels: months,
    datasets: Object.fromEntries(
      years.map(({ year, months: all }) => [
        String(year),
        [{ label: 'Malfunctions', data: all.map(({ count }) => count) }],
      ]),
    ),
    currentRange: String(data.malfunctionYears.at(-1) ?? lastFixedYear),
    options: { y: { min: 0, max: Math.max(leastMalfunctionAxis, ...counts) } },
  };
}

function conversion({ incidentConversion: { value, target, ofTarget, days } }: Data, labels: Labels) {
  return {
    id: 'widget2',
    title: 'Conversion',
    chartType: 'bar' as const,
    labels: days.map(({ from }) => labels.weekday(from)),
    datasets: [{ label: 'Acknowledged in time', data: days.map((day) => percent(day.value)) }],
    conversion: { value: percent(value), target: rounded(target * 100), ofTarget: percent(ofTarget) },
  };
}

const impressions = ({ last30Days: { total, previousTotal, buckets } }: Data, labels: Labels) => ({
  id: 'widget3',
  title: 'Impressions',
  chartType: 'line' as const,
  labels: buckets.map(({ from }) => labels.day(from)),
  datasets: [{ label: 'Incidents', data: buckets.map(({ raised }) => raised) }],
  impressions: { value: total, change: growth(total, previousTotal) },
});

const visits = ({ last7Days: { buckets, ...sums } }: Data, labels: Labels) => ({
  id: 'widget4',
  title: 'Visits',
  chartType: 'bar' as const,
  labels: buckets.map(({ from }) => labels.weekday(from)),
  datasets: [{ label: 'Visits', data: buckets.map((day) => day.visits) }],
  visits: { value: sums.visits, change: growth(sums.visits, sums.previousVisits) },
});

function hours({ today, yesterday }: Data, labels: Labels) {
  const seriesOf = ({ buckets }: Data['today']) => [
    { label: 'Visitors', data: buckets.map(({ visitors }) => visitors) },
    { label: 'Page views', data: buckets.map(({ views }) => views) },
  ];
  return {
    id: 'widget5',
    title: 'Visitors and page views',
    chartType: 'line' as const,
    labels: longest(today.buckets, yesterday.buckets).map(({ from }) => labels.hour(from)),
    datasets: { today: seriesOf(today), yesterday: seriesOf(yesterday) },
    currentRange: 'today',
  };
}

function devices({ today, yesterday, last7Days, last28Days, last90Days }: Data) {
  const sharesOf = ({ devices: all }: Pick<Data['today'], 'devices'>) => [
    {
      label: 'Visits',
      data: all.map(({ share }) => percent(share)),
      change: all.map(({ change }) => percent(change)),
    },
  ];
  return {
    id: 'widget7',
    title: 'Visits by device',
    chartType: 'doughnut' as const,
    labels: today.devices.map(({ device }) => words(device)),
    datasets: {
      Today: sharesOf(today),
      Yesterday: sharesOf(yesterday),
      'Last 7 days': sharesOf(last7Days),
      'Last 28 days': sharesOf(last28Days),
      'Last 90 days': sharesOf(last90Days),
    },
    currentRange: 'Today',
  };
}

const trendRanges = { DAY: '1 day', WEEK: '1 week', MONTH: '1 month' };

function uptime({ day, week, month }: Data, labels: Labels) {
  const byRange = <Value>(pick: (trend: Data['day'], label: keyof Labels) => Value) => ({
    DAY: pick(day, 'hour'),
    WEEK: pick(week, 'weekday'),
    MONTH: pick(month, 'day'),
  });
  return {
    id: 'widget8',
    title: 'Uptime',
    chartType: 'line' as const,
    ranges: trendRanges,
    currentRange: 'DAY',
    uptime: byRange((trend) => ({ value: percent(trend.uptime), change: percent(trend.change) })),
    labels: byRange(({ points }, label) => points.map(({ from }) => labels[label](from))),
    datasets: byRange(({ points }) => [
      { label: 'Uptime', data: points.map((trendPoint) => percent(trendPoint.uptime)) },
    ]),
  };
}

const inHours = (seconds: number) => rounded(seconds / 3600);

function cameraTable({ cameras }: Data) {
  const facts = { id: 'widget9', title: 'Cameras in the last twelve months' };
  const columns = [
    ['camera', 'Camera'],
    ['total_malfunctions', 'Malfunctions'],
    ['down_time', 'Down time (h)'],
    ['up_time', 'Up time (h)'],
    ['up_time_pc', 'Up time (%)'],
    ['status', 'Status'],
  ] as const;
  const rows = cameras.nodes.map(({ id, name, operatorState, health }) => ({
    id,
    values: {
      camera: name,
      total_malfunctions: health.malfunctions,
      down_time: inHours(health.downSeconds),
      up_time: inHours(health.upSeconds + health.degradedSeconds),
      up_time_pc: health.uptime === null ? null : rounded(health.uptime * 100, 2),
      status: words(operatorState),
    },
    classes: { status: operatorState.toLowerCase() },
  }));
  return { ...tableOf(facts, columns, rows), totalCount: cameras.totalCount };
}

function widgetsReply<Cameras>(data: Data, zone: string, widget6: Cameras) {
  const { total, live, offline, notObserved, excluded } = data.cameraCounts;
  const labels = labelsIn(zone);
  return {
    widget1: malfunctions(data),
    widget2: conversion(data, labels),
    widget3: impressions(data, labels),
    widget4: visits(data, labels),
    widget5: hours(data, labels),
    widget6,
    widget7: devices(data),
    widget8: uptime(data, labels),
    widget9: cameraTable(data),
    widget10: {
      id: 'widget10',
      title: 'Live and off-line',
      data: { total, live, offline, notObserved, excluded },
    },
  };
}

export const markerOf = ({ id, name, lat, lng }: RestMarkerFragment) => ({ id, lat, lng, label: name });

const givesPictures = ({ state }: Camera) => state === 'UP' || state === 'DEGRADED';

export const analyticsReply = (data: Data, zone: string): z.input<typeof analyticsWidgets> =>
  widgetsReply(data, zone, { ...camerasTitle, markers: data.fleet.map(markerOf) });

export const mapReply = (data: Data, zone: string): z.input<typeof mapWidgets> =>
  widgetsReply(data, zone, {
    ...camerasTitle,
    markers: data.fleet.map((camera) => ({
      ...markerOf(camera),
      status: givesPictures(camera),
      Model: camera.model,
    })),
    options: markerOptions,
  });
