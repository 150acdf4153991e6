import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { demoInSqlite } from '../support/demoInSqlite.ts';
import { type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';

const stream = {
  name: 'Main',
  kind: 'HLS',
  role: 'MAIN',
  width: 640,
  height: 360,
  framesPerSecond: 12,
  scheme: 'http',
  host: 'engine',
  path: '/live.m3u8',
};

/** A JPEG as far as its first bytes tell; the letter tells who sent it. */
const picture = (letter = 'A') => `data:image/jpeg;base64,/9j/${letter.repeat(40)}`;
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const still = (seconds: number, image = picture()) => ({ image, takenAt: at(seconds) });

async function addCamera(api: TestApi, changed: Partial<typeof stream> = {}): Promise<string> {
  const input = { name: 'New gate', siteId: 'site-depot', streams: [{ ...stream, ...changed }] };
  const { data } = await api.ask(
    'mutation ($input: CameraInput!) { addCamera(input: $input) { camera { id } } }',
    { input },
  );
  return (data as { addCamera: { camera: { id: string } } }).addCamera.camera.id;
}

async function raiseOn(api: TestApi, cameraId: string): Promise<string> {
  const { data } = await api.ask(
    'mutation ($input: RaiseIncidentInput!) { raiseIncident(input: $input) { incidents { id } } }',
    { input: { cameraId, kind: 'MOTION', severity: 'LOW', summary: 'A fox.' } },
  );
  return (data as { raiseIncident: { incidents: { id: string }[] } }).raiseIncident.incidents[0]?.id ?? '';
}

const raise = async (api: TestApi) => raiseOn(api, await addCamera(api));

const keep = (api: TestApi, incidentId: string, stills: readonly object[], as: Asker = 'staff') =>
  api.ask(
    `mutation ($incidentId: ID!, $stills: [IncidentStillInput!]!) {
      keepIncidentStills(input: { incidentId: $incidentId, stills: $stills }) {
        stills { id takenAt image } errors { field code message } } }`,
    { incidentId, stills },
    as,
  );

const stillsOf = async (api: TestApi, incidentId: string, as: Asker = 'admin') => {
  const { data } = await api.ask(
    `query ($incidentId: ID!) { incidentStills(incidentId: $incidentId) {
      at picture { id kind takenAt reason image removable takenBy { name } incident { id } } } }`,
    { incidentId },
    as,
  );
  return data?.incidentStills as { at: string; picture: { id: string; image: string } }[];
};

const remove = (api: TestApi, id: string, as: Asker) =>
  api.ask(
    'mutation ($id: ID!) { removeIncidentEvidence(input: { id: $id }) { evidence { id } } }',
    { id },
    as,
  );

const sqlite = demoInSqlite();

describe.each([
  ['memory', async () => createTestApi()],
  ['SQLite', () => sqlite.api({ newId: () => crypto.randomUUID() })],
])('stills of before an incident, in %s', (_, createApi) => {
  test('are kept with what they show and when, and belong to nobody', async () => {
    const api = await createApi();
    const id = await raise(api);
    const { data } = await keep(api, id, [still(-3, picture('C')), still(-21, picture('B'))]);
    expect(data?.keepIncidentStills).toMatchObject({
      stills: [{ takenAt: at(-21) }, { takenAt: at(-3) }],
      errors: [],
    });
    const kept = { kind: 'STILL', reason: null, removable: false, takenBy: null, incident: { id } };
    expect(await stillsOf(api, id, 'staff')).toMatchObject([
      { at: at(-21), picture: { ...kept, takenAt: at(-21), image: picture('B') } },
      { at: at(-3), picture: { ...kept, takenAt: at(-3), image: picture('C') } },
    ]);
  });

  test('are kept once of every five seconds, whoever of several pages is first, and never replaced', async () => {
    const api = await createApi();
    const id = await raise(api);
    const seconds = [-28, -23, -18, -13, -8, -3];
    const pages = ['B', 'C', 'D', 'E'].map((page, index) =>
      seconds.map((second) => still(second - index / 2, picture(page))),
    );
    const answers = await Promise.all(
      pages.map((stills, index) => keep(api, id, stills, index % 2 === 0 ? 'staff' : 'admin')),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const kept = await stillsOf(api, id);
    expect(kept).toHaveLength(6);

    await keep(api, id, [still(-1, picture('Z'))]);
    expect(await stillsOf(api, id)).toEqual(kept);
    const told = answers.map(({ data }) => data?.keepIncidentStills as { stills: unknown[] });
    expect(told.map(({ stills }) => stills.length)).toEqual([6, 6, 6, 6]);
  });

  test('fill what another page did not hold', async () => {
    const api = await createApi();
    const id = await raise(api);
    await keep(api, id, [still(-2, picture('B'))]);
    await keep(api, id, [still(-1, picture('C')), still(-7, picture('C'))]);
    expect((await stillsOf(api, id)).map(({ picture: { image } }) => image)).toEqual([
      picture('C'),
      picture('B'),
    ]);
  });
});

describe('whoever watches incidents', () => {
  test('is told that stills were kept, and not when nothing was added', async () => {
    const api = createTestApi();
    const [id, other] = [await raise(api), await raise(api)];
    const listener = await api.listen('subscription { incidentChanged { id } }');
    await keep(api, id, [still(-2)]);
    expect(await listener.next()).toEqual({ incidentChanged: { id } });
    await keep(api, id, [still(-1)]);
    await keep(api, other, [still(-2)]);
    expect(await listener.next()).toEqual({ incidentChanged: { id: other } });
    await listener.stop();
  });
});

describe('stills are refused', () => {
  test('by field, all of a call together, with what would be right', async () => {
    const api = createTestApi();
    const id = await raise(api);
    const { data, errors } = await keep(api, id, [
      still(-3),
      still(-31),
      still(1),
      still(-9, 'data:image/png;base64,iVBORw0KGgo='),
      still(-14, `data:image/jpeg;base64,/9j/${'A'.repeat(13_652)}`),
    ]);
    expect(errors).toEqual([]);
    const refused = data?.keepIncidentStills as { errors: { field: string; message: string }[] };
    expect(refused).toMatchObject({
      stills: [],
      errors: [
        { field: 'stills.1.takenAt', code: 'OUT_OF_RANGE' },
        { field: 'stills.2.takenAt', code: 'OUT_OF_RANGE' },
        { field: 'stills.3.image', code: 'INVALID_FORMAT' },
        { field: 'stills.4.image', code: 'TOO_LARGE' },
      ],
    });
    expect(refused.errors[0]?.message).toBe(`A moment of a picture lies between ${at(-30)} and ${at(0)}.`);
    expect(await stillsOf(api, id)).toEqual([]);
  });

  test('when they are more than six, or none', async () => {
    const api = createTestApi();
    const id = await raise(api);
    const codesOf = async (stills: readonly object[]) => {
      const { data } = await keep(api, id, stills);
      return (data as { keepIncidentStills: { errors: object[] } }).keepIncidentStills.errors;
    };
    expect(await codesOf([0, 1, 2, 3, 4, 5, 6].map((seconds) => still(-seconds)))).toMatchObject([
      { field: 'stills', code: 'TOO_MANY' },
    ]);
    expect(await codesOf([])).toMatchObject([{ field: 'stills', code: 'REQUIRED' }]);
  });

  test('of a synthetic camera, whose pictures are drawn, and of one that no browser plays', async () => {
    const api = createTestApi();
    const device = await addCamera(api, { kind: 'RTSP', scheme: 'rtsp', path: '/live' });
    for (const cameraId of ['camera-solar-1', device]) {
      const { errors } = await keep(api, await raiseOn(api, cameraId), [still(-3)]);
      expect(errors).toMatchObject([{ code: 'CONFLICT' }]);
    }
  });

  test('later than two minutes after the incident', async () => {
    const api = createTestApi();
    const id = await raise(api);
    api.pass(120_001);
    expect((await keep(api, id, [still(-3)])).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('of an incident that there is not, and from whoever is not staff', async () => {
    const api = createTestApi();
    expect((await keep(api, 'nobody', [still(-3)])).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const { errors } = await keep(api, await raise(api), [still(-3)], 'guest');
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});

describe('stills beside other evidence', () => {
  test('stand for themselves: neither listed among the pictures that people keep, nor counted with them', async () => {
    const api = createTestApi();
    const id = await raise(api);
    await keep(
      api,
      id,
      [-28, -23, -18, -13, -8, -3].map((seconds) => still(seconds)),
    );
    for (let count = 0; count < 12; count += 1) {
      const { errors } = await api.ask(
        `mutation ($id: ID!, $image: String!, $takenAt: DateTime!) {
          addIncidentEvidence(input: { incidentId: $id, image: $image, takenAt: $takenAt }) { evidence { id } } }`,
        { id, image: picture('P'), takenAt: at(-60) },
      );
      expect(errors).toEqual([]);
    }
    const { data } = await api.ask('query ($ids: [ID!]!) { incidentEvidence(incidentIds: $ids) { kind } }', {
      ids: [id],
    });
    expect(data?.incidentEvidence).toEqual(Array.from({ length: 12 }, () => ({ kind: 'PICTURE' })));
  });

  test('the last of them is the picture of its row, until somebody keeps a picture, however old', async () => {
    const api = createTestApi();
    const id = await raise(api);
    const rowPicture = async () =>
      (
        await api.ask('query ($ids: [ID!]!) { incidentPictures(incidentIds: $ids) { kind takenAt } }', {
          ids: [id],
        })
      ).data?.incidentPictures;
    await keep(api, id, [still(-8), still(-3)]);
    expect(await rowPicture()).toEqual([{ kind: 'STILL', takenAt: at(-3) }]);
    await api.ask(
      `mutation ($id: ID!, $image: String!, $takenAt: DateTime!) {
        addIncidentEvidence(input: { incidentId: $id, image: $image, takenAt: $takenAt }) { evidence { id } } }`,
      { id, image: picture('P'), takenAt: at(-3600) },
    );
    expect(await rowPicture()).toEqual([{ kind: 'PICTURE', takenAt: at(-3600) }]);
  });

  test('are removed by admins alone, and that is written down', async () => {
    const api = createTestApi();
    const id = await raise(api);
    await keep(api, id, [still(-3)], 'staff');
    const [kept] = await stillsOf(api, id);
    const stillId = kept?.picture.id ?? '';
    expect((await remove(api, stillId, 'staff')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await remove(api, stillId, 'admin')).errors).toEqual([]);
    expect(await stillsOf(api, id)).toEqual([]);
    const { data } = await api.ask('{ auditEntries(first: 1) { nodes { action subjectId detail } } }');
    expect(data?.auditEntries).toEqual({
      nodes: [{ action: 'REMOVE', subjectId: id, detail: 'EVIDENCE' }],
    });
  });

  test('cost two reads, and one more where they are drawn', async () => {
    const api = createTestApi();
    const [real, drawn] = [await raise(api), await raiseOn(api, 'camera-solar-1')];
    await keep(api, real, [still(-3)]);
    expect(await countReads(api, () => stillsOf(api, real))).toEqual({ incidents: 1, evidencePictures: 1 });
    expect(await countReads(api, () => stillsOf(api, drawn))).toMatchObject({ evidencePictures: 1 });
  });
});
