import { expect, test } from 'vitest';
import type { ViewSlotRow } from '~/resolvers/camera/camera.rows.ts';
import { createTestApi, NOW } from '../support/environment.ts';

const query = `query ($first: Int!, $after: String) { scheduledViews(first: $first, after: $after, zone: "UTC") {
  totalCount pageInfo { hasNextPage endCursor } nodes { from camera { id } } } }`;

interface Answer {
  readonly scheduledViews: {
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    readonly nodes: readonly { readonly from: string; readonly camera: { readonly id: string } }[];
  };
}

const api = createTestApi();

async function ask(variables: Record<string, unknown>) {
  const { data, errors } = await api.ask(query, variables);
  expect(errors).toEqual([]);
  return (data as unknown as Answer).scheduledViews;
}

/** A window of today. */
const slot = (cameraId: string, from: string, more: Partial<ViewSlotRow>): ViewSlotRow => ({
  ...{ id: `slot-${cameraId}`, cameraId, siteId: 'site-yard', cameraName: 'Aviary', priority: 1, from },
  ...{ operatorState: 'ACTIVE', weekday: new Date(NOW).getUTCDay() || 7, to: '24:00', ...more },
});

test('the earliest window comes first; of those that begin together the most watched camera, then the name', async () => {
  const { viewSlots } = api.environment.store;
  await viewSlots.insert([
    slot('camera-yard-1', '00:01', { cameraName: 'Yard', priority: 2 }),
    slot('camera-yard-2', '00:01', { cameraName: 'Dock', priority: 2 }),
    slot('camera-yard-3', '00:01', { cameraName: 'Tower' }),
    slot('camera-yard-4', '00:02', {}),
  ]);
  const { nodes } = await ask({ first: 100 });
  expect(
    nodes.filter(({ from }) => from === '00:01' || from === '00:02').map(({ camera }) => camera.id),
  ).toEqual(['camera-yard-3', 'camera-yard-2', 'camera-yard-1', 'camera-yard-4']);
  await viewSlots.remove([
    'slot-camera-yard-1',
    'slot-camera-yard-2',
    'slot-camera-yard-3',
    'slot-camera-yard-4',
  ]);
});

test('pages visit every window once, and tell how many there are', async () => {
  const all = await ask({ first: 100 });
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const page = await ask({ first: 4, after });
    seen.push(...page.nodes.map(({ camera }) => camera.id));
    expect(page.totalCount).toBe(all.nodes.length);
    ({ endCursor: after, hasNextPage: more } = page.pageInfo);
  }
  expect(seen).toEqual(all.nodes.map(({ camera }) => camera.id));
});

test('more than 100 a page, and a cursor of another list, are BAD_USER_INPUT', async () => {
  for (const variables of [{ first: 101 }, { first: 5, after: 'x' }]) {
    const { errors } = await api.ask(query, variables);
    expect(errors.map(({ code }) => code)).toEqual(['BAD_USER_INPUT']);
  }
});

test('a camera that is paused is not watched, until it is back', async () => {
  const before = await ask({ first: 100 });
  const ids = before.nodes.slice(0, 1).map(({ camera }) => camera.id);
  const set =
    'mutation ($ids: [ID!]!, $state: OperatorState!) { setCameraOperatorState(input: { ids: $ids, state: $state }) { cameras { id } } }';
  await api.ask(set, { ids, state: 'PAUSED' });
  const { nodes } = await ask({ first: 100 });
  expect(nodes).toEqual(before.nodes.filter(({ camera }) => !ids.includes(camera.id)));
  expect(nodes.length).toBeLessThan(before.nodes.length);
  await api.ask(set, { ids, state: 'ACTIVE' });
  expect(await ask({ first: 100 })).toEqual(before);
});
