import { describe, expect, test } from 'vitest';
import { demoSeeds } from '~/store/seeds.ts';
import { countReads } from '../support/countReads.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

interface Brief {
  readonly id: string;
  readonly name: string;
  readonly siteName: string;
  readonly state: string;
  readonly stateSince: string | null;
  readonly openSeverity: string | null;
}

const query = '{ fleet { id name siteName state stateSince openSeverity streamKinds } }';
const fleetOf = async (api: TestApi) =>
  ((await api.ask(query)).data as unknown as { fleet: readonly Brief[] }).fleet;

describe('the fleet', () => {
  test('says of every camera what the camera says of itself, in the order of the names', async () => {
    const api = createTestApi();
    const { data } = await api.ask(
      `{ cameras(first: 100) { nodes { id name site { name } state stateSince openSeverity streams { kind } } } }`,
    );
    const { nodes } = (
      data as { cameras: { nodes: (Brief & { site: { name: string }; streams: { kind: string }[] })[] } }
    ).cameras;
    const brief = nodes.map(({ site, streams, ...camera }) => ({
      ...camera,
      siteName: site.name,
      streamKinds: [...new Set(streams.map(({ kind }) => kind))],
    }));
    expect(await fleetOf(api)).toEqual(brief);
    expect(brief).toHaveLength(48);
  });

  test('costs four reads, however many cameras there are', async () => {
    const api = createTestApi();
    expect(await countReads(api, () => api.ask(query))).toEqual({
      cameras: 1,
      sites: 1,
      incidents: 1,
      statusTransitions: 1,
    });
  });

  test('costs them once, however often an operation asks for it', async () => {
    const api = createTestApi();
    const often = `{ ${Array.from({ length: 9 }, (_, index) => `a${index}: fleet { id state }`).join(' ')} }`;
    expect(await countReads(api, () => api.ask(often))).toEqual({
      cameras: 1,
      sites: 1,
      incidents: 1,
      statusTransitions: 1,
    });
  });

  test('a camera that was never observed is NOT_OBSERVED, since no time', async () => {
    const api = createTestApi((clock) => ({ ...demoSeeds(clock), statusTransitions: () => [] }));
    const fleet = await fleetOf(api);
    expect(new Set(fleet.map(({ state }) => state))).toEqual(new Set(['NOT_OBSERVED']));
    expect(new Set(fleet.map(({ stateSince }) => stateSince))).toEqual(new Set([null]));
  });

  test('a guest is told to sign in', async () => {
    const { errors } = await createTestApi().ask(query, {}, 'guest');
    expect(errors.map(({ code }) => code)).toEqual(['UNAUTHENTICATED']);
  });

  test('a filter of cameras takes ids together with states', async () => {
    const api = createTestApi();
    const fleet = await fleetOf(api);
    const [up] = fleet.filter(({ state }) => state === 'UP');
    const [down] = fleet.filter(({ state }) => state !== 'UP');
    const { data } = await api.ask(
      `query ($filter: CameraFilter) { cameras(filter: $filter) { nodes { id } } }`,
      { filter: { ids: [up?.id, down?.id], states: ['UP'] } },
    );
    expect(data).toEqual({ cameras: { nodes: [{ id: up?.id }] } });
  });
});
