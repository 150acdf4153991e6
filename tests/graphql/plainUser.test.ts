import { describe, expect, test } from 'vitest';
import { skeletonOf } from '~/resolvers/session/names.rules.ts';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

const plainUser = {
  ...userFixtures()[1],
  id: 'user-user',
  userName: 'omar@example.com',
  email: 'omar@example.com',
  displayName: 'Omar Haddad',
  nameSkeleton: skeletonOf('Omar Haddad'),
  roles: ['USER'] as const,
  memberId: null,
};

/** The demo with an account, besides its two, that has the role user. */
const apiWithUser = () =>
  createTestApi((clock) => ({
    ...demoSeeds(clock),
    users: () => [...userFixtures(), plainUser as ReturnType<typeof userFixtures>[number]],
  }));

/** What the only field of the answer holds. */
const answerOf = <Data>({ data }: Awaited<ReturnType<TestApi['ask']>>) =>
  Object.values(data ?? {})[0] as Data;

const codes = ({ errors }: Awaited<ReturnType<TestApi['ask']>>) => errors.map(({ code }) => code);

describe('what a plain user is told of streams', () => {
  const stream = { width: 640, height: 360, framesPerSecond: 25, host: '10.0.0.5', role: 'MAIN' };
  const streams = [
    { ...stream, name: 'Device', kind: 'RTSP', scheme: 'rtsp', path: '/secret-device' },
    { ...stream, name: 'Engine', kind: 'WHEP', scheme: 'https', path: '/engine/whep' },
    { ...stream, name: 'List', kind: 'HLS', scheme: 'https', path: '/engine/list.m3u8' },
    { ...stream, name: 'Pictures', kind: 'MJPEG', scheme: 'https', path: '/pictures' },
  ];

  async function told(as: Asker) {
    const api = apiWithUser();
    const added = await api.ask(
      `mutation ($input: CameraInput!) { addCamera(input: $input) { camera { id } errors { field } } }`,
      { input: { name: 'North gate', siteId: 'site-depot', streams } },
    );
    expect(added.errors).toEqual([]);
    const { camera } = answerOf<{ camera: { id: string } }>(added);
    const answer = await api.ask(
      'query ($id: ID!) { camera(id: $id) { streams { kind address { scheme host port path } } } }',
      { id: camera.id },
      as,
    );
    return answerOf<{ streams: { kind: string; address: object | null }[] }>(answer).streams;
  }

  test('is where those are that a browser plays, which it fetches itself, and not where a device is', async () => {
    expect(await told('user')).toMatchObject([
      { kind: 'RTSP', address: null },
      { kind: 'WHEP', address: { host: '10.0.0.5', path: '/engine/whep' } },
      { kind: 'HLS', address: { host: '10.0.0.5', path: '/engine/list.m3u8' } },
      { kind: 'MJPEG', address: { host: '10.0.0.5', path: '/pictures' } },
    ]);
  });

  test('is less than what staff are told', async () => {
    expect((await told('staff'))[0]).toMatchObject({ kind: 'RTSP', address: { path: '/secret-device' } });
  });
});

describe('a contact', () => {
  const add = async (api: TestApi, as: Asker) => {
    const added = await api.ask(
      'mutation { addContact(input: { name: "Nadia" }) { contact { id } } }',
      {},
      as,
    );
    return answerOf<{ contact: { id: string } }>(added).contact.id;
  };
  const remove = (api: TestApi, ids: readonly string[], as: Asker) =>
    api.ask('mutation ($ids: [ID!]!) { removeContacts(input: { ids: $ids }) { removedIds } }', { ids }, as);

  test('is removed by whoever made it', async () => {
    const api = apiWithUser();
    const id = await add(api, 'user');
    expect((await remove(api, [id], 'user')).data?.removeContacts).toEqual({ removedIds: [id] });
  });

  test('of somebody else, or of the demo, is removed by staff and by no plain user', async () => {
    const api = apiWithUser();
    const [own, others] = [await add(api, 'user'), await add(api, 'admin')];
    expect(codes(await remove(api, [others], 'user'))).toEqual(['FORBIDDEN']);
    expect(codes(await remove(api, ['contact-1'], 'user'))).toEqual(['FORBIDDEN']);
    expect(codes(await remove(api, [own, others], 'user'))).toEqual(['FORBIDDEN']);
    expect(await api.environment.store.contacts.getMany([own, others, 'contact-1'])).not.toContain(undefined);
    expect(codes(await remove(api, [own, others, 'contact-1'], 'staff'))).toEqual([]);
  });

  test('stays that of whoever made it when somebody else changes it', async () => {
    const api = apiWithUser();
    const id = await add(api, 'user');
    await api.ask(
      'mutation ($id: ID!) { updateContact(input: { id: $id, changes: { notes: "Changed" } }) { contact { id } } }',
      { id },
      'staff',
    );
    expect(codes(await remove(api, [id], 'user'))).toEqual([]);
  });
});

describe('a board', () => {
  const create = async (api: TestApi, as: Asker) => {
    const made = await api.ask('mutation { createBoard(input: { name: "Mine" }) { board { id } } }', {}, as);
    return answerOf<{ board: { id: string } }>(made).board.id;
  };
  const remove = (api: TestApi, id: string, as: Asker) =>
    api.ask('mutation ($id: ID!) { deleteBoard(input: { id: $id }) { deletedId } }', { id }, as);

  test('is deleted by whoever made or copied it', async () => {
    const api = apiWithUser();
    const id = await create(api, 'user');
    expect((await remove(api, id, 'user')).data?.deleteBoard).toEqual({ deletedId: id });
    const others = await create(api, 'admin');
    const copied = await api.ask(
      'mutation ($id: ID!) { copyBoard(input: { id: $id, name: "Copy" }) { board { id } } }',
      { id: others },
      'user',
    );
    expect(codes(await remove(api, answerOf<{ board: { id: string } }>(copied).board.id, 'user'))).toEqual(
      [],
    );
  });

  test('of somebody else, or of the demo, is deleted by staff and by no plain user', async () => {
    const api = apiWithUser();
    const boards = await api.ask('{ boards { nodes { id } } }');
    const [demo] = answerOf<{ nodes: { id: string }[] }>(boards).nodes;
    for (const id of [await create(api, 'admin'), demo?.id ?? '']) {
      expect(codes(await remove(api, id, 'user'))).toEqual(['FORBIDDEN']);
      expect(codes(await remove(api, id, 'staff'))).toEqual([]);
    }
  });
});
