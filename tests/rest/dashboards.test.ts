import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import type { analyticsWidgets, mapWidgets } from '~/rest/routes/dashboards/cameraWidgets.ts';
import { dashboardRoutes } from '~/rest/routes/dashboards/dashboards.ts';
import type { projectWidgets } from '~/rest/routes/dashboards/projectWidgets.ts';
import { copyRows } from '../support/copyRows.ts';
import { createRestKit, type RestKit } from './kit.ts';

const call: RestKit['call'] = (...asked) => createRestKit().call(...asked);
const widgets = async <Widgets>(path: string) => (await call(path)).body as Widgets;

const analytics = () => widgets<z.output<typeof analyticsWidgets>>('/api/analytics-dashboard-app/widgets');
const map = () => widgets<z.output<typeof mapWidgets>>('/api/map-dashboard/widgets');
const views = async (kit: RestKit) =>
  ((await kit.call('/api/project-dashboard-app/widgets')).body as z.output<typeof projectWidgets>).widget7
    .views;
const project = () => widgets<z.output<typeof projectWidgets>>('/api/project-dashboard-app/widgets');

/** A server that has users and nothing else. */
const usersAlone = () => userFixtures().map((user) => ({ ...user, memberId: null }));

it.each(dashboardRoutes.map(({ path }) => path))(
  '%s answers 200 where there is nothing yet',
  async (path) => {
    expect(await createRestKit({ users: usersAlone }).call(path)).toMatchObject({ status: 200 });
  },
);

describe.each(['analytics-dashboard-app', 'project-dashboard-app', 'map-dashboard'])('%s', (app) => {
  it('counts days in the asked time zone', async () => {
    const { status } = await call(`/api/${app}/widgets`, { query: { zone: 'Asia/Seoul' } });
    expect(status).toBe(200);
  });

  it('refuses a zone that does not exist, by name and with the cure', async () => {
    expect(await call(`/api/${app}/widgets`, { query: { zone: 'Mars/Olympus' } })).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'BAD_USER_INPUT',
          field: 'zone',
          message: 'zone must be an IANA time zone such as Europe/Istanbul or UTC.',
        },
      },
    });
  });
});

it.each([
  ['analytics-dashboard-app', 'widget6'],
  ['map-dashboard', 'widget6'],
  ['project-dashboard-app', 'widget13'],
])('%s marks every camera, also where there are more than a page holds', async (app, widget) => {
  const kit = createRestKit();
  await copyRows((await kit.store()).cameras, 'camera-depot-1', 150);
  const { body } = await kit.call(`/api/${app}/widgets`);
  const { markers } = (body as Record<string, { markers: { id: string }[] }>)[widget] ?? { markers: [] };
  expect(new Set(markers.map(({ id }) => id)).size).toBe(198);
});

describe('the analytics dashboard', () => {
  it('has widgets 1 to 10', async () => {
    const answer = await analytics();
    expect(Object.values(answer).map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, i) => `widget${i + 1}`),
    );
  });

  it('shows malfunctions of twelve months for each year since 2017, on an axis from 0 to 5 at least', async () => {
    const { widget1 } = await analytics();
    expect(widget1.labels).toHaveLength(12);
    expect(Object.keys(widget1.datasets)).toEqual(expect.arrayContaining(['2017', '2018', '2019', '2026']));
    const counts = Object.values(widget1.datasets).flatMap(([series]) => series?.data ?? []);
    const most = Math.max(...counts.map((count) => count ?? 0));
    expect(widget1.options.y).toEqual({ min: 0, max: Math.max(5, most) });
    expect(widget1.datasets['2026']?.[0]?.data.at(-1)).toBeNull();
  });

  it('shows the years 2017, 2018 and 2019 also where no camera was ever observed', async () => {
    const { body } = await createRestKit({ users: usersAlone }).call('/api/analytics-dashboard-app/widgets');
    const { widget1 } = body as z.output<typeof analyticsWidgets>;
    expect(Object.keys(widget1.datasets)).toEqual(['2017', '2018', '2019', '2026']);
    expect(widget1.datasets['2018']?.[0]?.data).toEqual(Array(12).fill(0));
  });

  it('shows visitors and page views by hour, today and yesterday', async () => {
    const { widget5 } = await analytics();
    expect(Object.keys(widget5.datasets)).toEqual(['today', 'yesterday']);
    expect(widget5.datasets.yesterday?.map(({ label }) => label)).toEqual(['Visitors', 'Page views']);
    expect(widget5.labels).toHaveLength(24);
    expect(widget5.labels.slice(0, 2)).toEqual(['00:00', '01:00']);
  });

  it('splits devices over five stretches', async () => {
    const { widget7 } = await analytics();
    expect(widget7.labels).toEqual(['Desktop', 'Mobile', 'Tablet']);
    expect(Object.keys(widget7.datasets)).toEqual([
      'Today',
      'Yesterday',
      'Last 7 days',
      'Last 28 days',
      'Last 90 days',
    ]);
  });

  it('marks cameras by place and label alone', async () => {
    const { widget6 } = await analytics();
    expect(widget6.markers.length).toBeGreaterThan(0);
    expect(new Set(widget6.markers.flatMap(Object.keys))).toEqual(new Set(['id', 'lat', 'lng', 'label']));
  });

  it('lists every camera with its malfunctions, times and status', async () => {
    const { widget9 } = await analytics();
    expect(widget9.columns.map(({ id }) => id)).toEqual([
      'camera',
      'total_malfunctions',
      'down_time',
      'up_time',
      'up_time_pc',
      'status',
    ]);
    const statuses = widget9.rows.map(({ cells }) => cells.find(({ id }) => id === 'status')?.value);
    expect(new Set(statuses)).toEqual(new Set(['Active', 'Paused']));
  });
});

describe('the map dashboard', () => {
  it('marks cameras with model and status, radius 20 and opacity 0.6', async () => {
    const { widget6, widget10 } = await map();
    expect(widget6.options).toEqual({ radius: 20, opacity: 0.6 });
    expect(widget6.markers.every(({ Model }) => Model !== '')).toBe(true);
    expect(widget6.markers.filter(({ status }) => status)).toHaveLength(widget10.data.live);
  });
});

describe('the project dashboard', () => {
  it('has widgets 1 to 13', async () => {
    const answer = await project();
    expect(Object.values(answer).map(({ id }) => id)).toEqual(
      Array.from({ length: 13 }, (_, i) => `widget${i + 1}`),
    );
  });

  it('shows Today, This Week, Today and This Week first', async () => {
    const { widget1, widget6, widget7, widget9 } = await project();
    expect([widget1, widget6, widget7, widget9].map(({ currentRange }) => currentRange)).toEqual([
      'DT',
      'TW',
      'T',
      'TW',
    ]);
  });

  it('lists every camera to be watched, also where there are more than a page holds', async () => {
    const kit = createRestKit();
    const { viewSlots } = await kit.store();
    const [model] = (await viewSlots.list({ where: { operatorState: 'ACTIVE' }, first: 1 })).rows;
    const slots = (weekday: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...model, weekday, id: `slot-${weekday}-${index}` }));
    const before = await views(kit);
    // The tests' now is a Friday.
    await viewSlots.insert([...slots(5, 250), ...slots(6, 110)] as Parameters<typeof viewSlots.insert>[0]);
    const after = await views(kit);
    expect([after.T?.length, after.TM?.length]).toEqual([
      (before.T?.length ?? 0) + 250,
      (before.TM?.length ?? 0) + 110,
    ]);
  });

  it('keys its data by range code', async () => {
    const { widget1, widget5, widget6, widget7, widget9 } = await project();
    expect(Object.keys(widget1.data.count)).toEqual(['DTM', 'DY', 'DT']);
    expect(Object.keys(widget7.views)).toEqual(['T', 'TM']);
    for (const { datasets } of [widget5, widget6, widget9]) {
      expect(Object.keys(datasets).sort()).toEqual(['2W', 'LW', 'TW']);
    }
  });

  it('counts alerts that sum up to the incidents: high red, medium amber, low green', async () => {
    const { widget1, widget2, widget3, widget4 } = await project();
    expect([widget2, widget3, widget4].map(({ color }) => color)).toEqual(['red', 'amber', 'green']);
    const sum = [widget2, widget3, widget4].reduce((all, { data }) => all + (data.count.DTM ?? 0), 0);
    expect(sum).toBe(widget1.data.count.DTM);
  });

  it('tells the weather in both units and for three days', async () => {
    const { widget12 } = await project();
    expect(widget12.days).toHaveLength(3);
    const number = expect.any(Number);
    expect(widget12.current).toMatchObject({
      temp: { C: number, F: number },
      windSpeed: { KMH: number, MPH: number },
    });
  });

  it('lists projects by id and name', async () => {
    const { body } = await call('/api/project-dashboard-app/projects');
    expect(body).toContainEqual({ id: expect.any(String), name: expect.any(String) });
  });
});
