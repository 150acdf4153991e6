import { z } from 'zod';
import type { IncidentSeverity } from '~/graphql/types.generated.ts';
import { entity } from '../fields.ts';
import { markerOf } from './cameraWidgets.ts';
import type {
  RestMoreViewsQuery,
  RestMoreViewsQueryVariables,
  RestProjectWidgetsQuery,
} from './dashboards.generated.ts';
import {
  counter,
  marker,
  percent,
  plainChart,
  rangeCounter,
  ranges,
  rounded,
  selectChart,
  table,
  tableOf,
  words,
} from './widgets.ts';

type Data = RestProjectWidgetsQuery;
type Pages = readonly [Data, ...RestMoreViewsQuery[]];

const titled = { id: z.string(), title: z.string() };
const byRange = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);
const rangeChart = selectChart.extend({ ranges, currentRange: z.string() });

const reading = entity('WeatherReading', {
  date: z.string(),
  icon: z.string(),
  temp: z.strictObject({ C: z.number(), F: z.number() }),
  windSpeed: z.strictObject({ KMH: z.number(), MPH: z.number() }),
  windDirection: z.string(),
  rainProbability: z.number().nullable().describe('Percent.'),
});

const view = entity('WidgetView', {
  id: z.string(),
  title: z.string(),
  from: z.string(),
  to: z.string(),
  now: z.boolean(),
});

const money = entity('WidgetSpent', {
  spent: z.number(),
  budget: z.number(),
  remaining: z.number(),
  hours: z.number(),
  incidents: z.number(),
});

export const projectWidgets = entity('ProjectWidgets', {
  widget1: rangeCounter.describe('Incidents raised, by range.'),
  widget2: rangeCounter.extend({ color: z.enum(['red']) }),
  widget3: rangeCounter.extend({ color: z.enum(['amber']) }),
  widget4: rangeCounter.extend({ color: z.enum(['green']) }),
  widget5: rangeChart
    .extend({ supporting: byRange(z.array(counter)) })
    .describe('Incidents raised, acknowledged and closed by weekday, with sums; by range.'),
  widget6: rangeChart.describe('Incidents by kind; by range.'),
  widget7: z
    .strictObject({ ...titled, ranges, currentRange: z.string(), views: byRange(z.array(view)) })
    .describe('Cameras to be watched; by day.'),
  widget8: plainChart.extend({ colors: z.array(z.string()) }).describe('Incidents of the month by severity.'),
  widget9: rangeChart
    .extend({ currency: z.string(), totals: byRange(money) })
    .describe('What the work on incidents cost, by project; by range.'),
  widget10: table.describe('The latest changes of cameras.'),
  widget11: table.describe('The team.'),
  widget12: z.strictObject({
    ...titled,
    locationName: z.string().nullable().describe('Null where there is no site.'),
    simulated: z.boolean().describe('Computed by a model, not measured.'),
    current: reading.nullable(),
    days: z.array(reading).describe('The next three days.'),
  }),
  widget13: z
    .strictObject({ ...titled, markers: z.array(marker), table })
    .describe('Cameras on the map, and incidents per camera this week.'),
});

type Widgets = z.input<typeof projectWidgets>;

const dayRanges = { DTM: 'This Month', DY: 'Yesterday', DT: 'Today' };
const weekRanges = { TW: 'This Week', LW: 'Last Week', '2W': '2 Weeks Ago' };
const viewRanges = { T: 'Today', TM: 'Tomorrow' };
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Specification, apps §9. */
const alertColors = { HIGH: 'red', MEDIUM: 'amber', LOW: 'green' } as const;
const severities: readonly IncidentSeverity[] = ['HIGH', 'MEDIUM', 'LOW'];

const severityCount = ({ bySeverity }: Data['today'], severity: IncidentSeverity) =>
  bySeverity.find((entry) => entry.severity === severity)?.count ?? 0;

const byDay = <Value>({ today, yesterday, thisMonth }: Data, pick: (summary: Data['today']) => Value) => ({
  DTM: pick(thisMonth),
  DY: pick(yesterday),
  DT: pick(today),
});

const byWeek = <Week, Value>(
  weeks: { thisWeek: Week; lastWeek: Week; twoWeeksAgo: Week },
  pick: (week: Week) => Value,
) => ({ TW: pick(weeks.thisWeek), LW: pick(weeks.lastWeek), '2W': pick(weeks.twoWeeksAgo) });

const incidentCount = (
  data: Data,
  id: string,
  title: string,
  countOf: (summary: Data['today']) => number,
) => ({
  id,
  title,
  ranges: dayRanges,
  currentRange: 'DT',
  data: { label: title, count: byDay(data, countOf) },
});

const severityWidget = (data: Data, id: string, severity: IncidentSeverity) =>
  incidentCount(data, id, `${words(severity)} alerts`, (summary) => severityCount(summary, severity));

function analysis(data: Data): Widgets['widget5'] {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    id: 'widget5',
    title: 'Incident analysis',
    chartType: 'bar',
    labels: weekdays,
    ranges: weekRanges,
    currentRange: 'TW',
    datasets: byWeek(data, ({ buckets }) => [
      { label: 'Raised', data: buckets.map(({ raised }) => raised) },
      { label: 'Acknowledged', data: buckets.map(({ acknowledged }) => acknowledged) },
      { label: 'Closed', data: buckets.map(({ closed }) => closed) },
    ]),
    supporting: byWeek(data, ({ buckets }) => [
      { label: 'Raised', count: sum(buckets.map(({ raised }) => raised)) },
      { label: 'Acknowledged', count: sum(buckets.map(({ acknowledged }) => acknowledged)) },
      { label: 'Closed', count: sum(buckets.map(({ closed }) => closed)) },
    ]),
  };
}

function distribution(data: Data): Widgets['widget6'] {
  return {
    id: 'widget6',
    title: 'Task distribution',
    chartType: 'doughnut',
    labels: data.thisWeek.byKind.map(({ kind }) => words(kind)),
    ranges: weekRanges,
    currentRange: 'TW',
    datasets: byWeek(data, ({ byKind }) => [{ label: 'Incidents', data: byKind.map(({ count }) => count) }]),
  };
}

/** What is asked for the views that the last page left out; null when both days are told. */
export function moreViews(
  { viewsToday, viewsTomorrow }: Data | RestMoreViewsQuery,
  zone: string,
): RestMoreViewsQueryVariables | null {
  const today = viewsToday?.pageInfo.hasNextPage ?? false;
  const tomorrow = viewsTomorrow?.pageInfo.hasNextPage ?? false;
  if (!today && !tomorrow) return null;
  return {
    zone,
    today,
    afterToday: viewsToday?.pageInfo.endCursor,
    tomorrow,
    afterTomorrow: viewsTomorrow?.pageInfo.endCursor,
  };
}

function views(pages: Pages): Widgets['widget7'] {
  const listOf = (day: 'viewsToday' | 'viewsTomorrow') =>
    pages.flatMap((page) =>
      (page[day]?.nodes ?? []).map(({ camera, from, to, now }) => ({
        id: camera.id,
        title: camera.name,
        from,
        to,
        now,
      })),
    );
  return {
    id: 'widget7',
    title: 'Views',
    ranges: viewRanges,
    currentRange: 'T',
    views: { T: listOf('viewsToday'), TM: listOf('viewsTomorrow') },
  };
}

function spent({ projects }: Data): Widgets['widget9'] {
  type Spent = Data['projects'][number]['thisWeek'];
  const weeks = {
    thisWeek: projects.map(({ thisWeek }) => thisWeek),
    lastWeek: projects.map(({ lastWeek }) => lastWeek),
    twoWeeksAgo: projects.map(({ twoWeeksAgo }) => twoWeeksAgo),
  };
  const sum = (week: readonly Spent[], field: keyof Spent & ('amount' | 'budget' | 'hours' | 'incidents')) =>
    rounded(
      week.reduce((all, project) => all + project[field], 0),
      2,
    );
  return {
    id: 'widget9',
    title: 'Spent',
    chartType: 'bar',
    labels: projects.map(({ name }) => name),
    ranges: weekRanges,
    currentRange: 'TW',
    currency: [...new Set(projects.map(({ currency }) => currency))].join(', '),
    datasets: byWeek(weeks, (week) => [
      { label: 'Spent', data: week.map(({ amount }) => rounded(amount, 2)) },
      { label: 'Budget', data: week.map(({ budget }) => rounded(budget, 2)) },
    ]),
    totals: byWeek(weeks, (week) => ({
      spent: sum(week, 'amount'),
      budget: sum(week, 'budget'),
      remaining: rounded(sum(week, 'budget') - sum(week, 'amount'), 2),
      hours: sum(week, 'hours'),
      incidents: sum(week, 'incidents'),
    })),
  };
}

function operations({ statusTransitions }: Data): Widgets['widget10'] {
  return tableOf(
    { id: 'widget10', title: 'Camera operations' },
    [
      ['at', 'Time'],
      ['camera', 'Camera'],
      ['from', 'From'],
      ['to', 'To'],
      ['reason', 'Reason'],
      ['detail', 'Detail'],
    ],
    statusTransitions.nodes.map(({ id, at, camera, from, to, reason, detail }) => ({
      id,
      values: { at, camera: camera.name, from: words(from), to: words(to), reason: words(reason), detail },
      classes: { to: to.toLowerCase() },
    })),
  );
}

function team({ teamMembers }: Data): Widgets['widget11'] {
  return tableOf(
    { id: 'widget11', title: 'Team members' },
    [
      ['avatar', ''],
      ['name', 'Name'],
      ['position', 'Position'],
      ['office', 'Office'],
      ['email', 'Email'],
      ['phone', 'Phone'],
    ],
    teamMembers.map(({ id, avatar, ...values }) => ({
      id,
      values: { avatar, ...values },
      icons: { avatar },
    })),
  );
}

type Reading = NonNullable<Data['weather']>['current'];

const readingOf = (weather: Reading): z.input<typeof reading> => ({
  date: weather.at,
  icon: weather.icon.toLowerCase().replaceAll('_', '-'),
  temp: { C: weather.temperatureC, F: weather.temperatureF },
  windSpeed: { KMH: weather.windKmh, MPH: weather.windMph },
  windDirection: weather.windDirection,
  rainProbability: percent(weather.rainProbability),
});

const weather = ({ weather: now }: Data): Widgets['widget12'] => ({
  id: 'widget12',
  title: 'Weather',
  locationName: now?.location ?? null,
  simulated: now?.simulated ?? false,
  current: now ? readingOf(now.current) : null,
  days: now?.days.map(readingOf) ?? [],
});

function map({ fleet, incidentsPerCamera }: Data): Widgets['widget13'] {
  return {
    id: 'widget13',
    title: 'Cameras and their incidents',
    markers: fleet.map(markerOf),
    table: tableOf(
      { id: 'incidentsPerCamera', title: 'Incidents per camera this week' },
      [
        ['camera', 'Camera'],
        ['total', 'Incidents'],
        ['high', 'High'],
        ['medium', 'Medium'],
        ['low', 'Low'],
        ['open', 'Open'],
      ],
      incidentsPerCamera.map(({ camera, ...counts }) => ({
        id: camera.id,
        values: { camera: camera.name, ...counts },
      })),
    ),
  };
}

export function projectReply(pages: Pages): Widgets {
  const [data] = pages;
  return {
    widget1: incidentCount(data, 'widget1', 'Incidents', ({ total }) => total),
    widget2: { ...severityWidget(data, 'widget2', 'HIGH'), color: alertColors.HIGH },
    widget3: { ...severityWidget(data, 'widget3', 'MEDIUM'), color: alertColors.MEDIUM },
    widget4: { ...severityWidget(data, 'widget4', 'LOW'), color: alertColors.LOW },
    widget5: analysis(data),
    widget6: distribution(data),
    widget7: views(pages),
    widget8: {
      id: 'widget8',
      title: 'Alert distribution this month',
      chartType: 'pie',
      labels: severities.map(words),
      datasets: [
        { label: 'Alerts', data: severities.map((severity) => severityCount(data.thisMonth, severity)) },
      ],
      colors: severities.map((severity) => alertColors[severity]),
    },
    widget9: spent(data),
    widget10: operations(data),
    widget11: team(data),
    widget12: weather(data),
    widget13: map(data),
  };
}
