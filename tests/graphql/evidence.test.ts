import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

/** The smallest PNG there is, and the beginning of a JPEG. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const jpeg = `data:image/jpeg;base64,/9j/${'A'.repeat(40)}`;

type Who = 'admin' | 'staff' | 'guest';

async function raise(api: TestApi, kind = 'MOTION', cameraId = 'camera-solar-1'): Promise<string> {
  const { data } = await api.ask(
    `mutation ($input: RaiseIncidentInput!) { raiseIncident(input: $input) { incidents { id } } }`,
    { input: { cameraId, kind, severity: 'LOW', summary: 'A fox.' } },
  );
  return (data as { raiseIncident: { incidents: { id: string }[] } }).raiseIncident.incidents[0]?.id ?? '';
}

const add = (api: TestApi, incidentId: string, image: string, as: Who = 'staff', takenAt = NOW - 1_000) =>
  api.ask(
    `mutation ($incidentId: ID!, $image: String!, $takenAt: DateTime!) {
      addIncidentEvidence(input: { incidentId: $incidentId, image: $image, takenAt: $takenAt }) {
        evidence { id kind takenAt image removable takenBy { name } incident { id } } } }`,
    { incidentId, image, takenAt: new Date(takenAt).toISOString() },
    as,
  );

const remove = (api: TestApi, id: string, as: Who) =>
  api.ask(
    'mutation ($id: ID!) { removeIncidentEvidence(input: { id: $id }) { evidence { id } } }',
    { id },
    as,
  );

async function kept(api: TestApi, incidentIds: readonly string[], as: Who = 'admin') {
  const { data } = await api.ask(
    `query ($incidentIds: [ID!]!) { incidentEvidence(incidentIds: $incidentIds) {
      id kind takenAt reason image removable incident { id camera { id } } } }`,
    { incidentIds },
    as,
  );
  return (data as { incidentEvidence: { id: string; kind: string; removable: boolean }[] }).incidentEvidence;
}

const idOf = ({ data }: Awaited<ReturnType<typeof add>>) =>
  (data as { addIncidentEvidence: { evidence: { id: string } } }).addIncidentEvidence.evidence.id;

describe('what a synthetic camera showed', () => {
  test('is kept with every incident that is raised on it, as the camera and the moment', async () => {
    const api = createTestApi();
    const id = await raise(api);
    expect(await kept(api, [id])).toEqual([
      {
        id: `scene:${id}`,
        kind: 'SCENE',
        takenAt: new Date(NOW).toISOString(),
        reason: null,
        image: null,
        removable: false,
        incident: { id, camera: { id: 'camera-solar-1' } },
      },
    ]);
  });

  test('is the moment at which it froze when its picture stands still', async () => {
    const api = createTestApi();
    await api.ask(`mutation { reportCameraStatus(input: {
      cameraId: "camera-solar-1", to: DEGRADED, reason: FROZEN }) { incident { id } } }`);
    api.pass(3_600_000);
    expect(await kept(api, [await raise(api)])).toMatchObject([
      { kind: 'SCENE', reason: 'FROZEN', takenAt: new Date(NOW).toISOString() },
    ]);
  });

  test('is nothing when the camera gave no picture: its outage has none', async () => {
    const api = createTestApi();
    await api.ask(`mutation { reportCameraStatus(input: {
      cameraId: "camera-solar-1", to: DOWN, reason: TIMEOUT }) { incident { id } } }`);
    api.pass(60_000);
    expect(await kept(api, [await raise(api)])).toEqual([]);
  });

  test('cannot be removed', async () => {
    const api = createTestApi();
    const id = await raise(api);
    expect((await remove(api, `scene:${id}`, 'admin')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await kept(api, [id])).toHaveLength(1);
  });

  test('stands with the incidents of the demo too, in the order in which they are asked for', async () => {
    const api = createTestApi();
    const { data } = await api.ask(
      '{ incidents(first: 40, filter: { kinds: [MOTION] }) { nodes { id camera { id } } } }',
    );
    const ids = (data as { incidents: { nodes: { id: string }[] } }).incidents.nodes.map((node) => node.id);
    const scenes = await kept(api, ids);
    expect(scenes.length).toBeGreaterThan(30);
    const order = scenes.map((scene) => ids.findIndex((id) => scene.id === `scene:${id}`));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

describe('a picture that somebody took', () => {
  test('is kept with its moment and who took it, after what the camera showed', async () => {
    const api = createTestApi();
    const id = await raise(api);
    api.pass(5_000);
    const { data } = await add(api, id, png, 'staff', NOW + 2_000);
    expect(data?.addIncidentEvidence).toMatchObject({
      evidence: {
        kind: 'PICTURE',
        image: png,
        takenAt: new Date(NOW + 2_000).toISOString(),
        removable: true,
        takenBy: { name: 'Amani Otieno' },
        incident: { id },
      },
    });
    expect((await kept(api, [id])).map(({ kind }) => kind)).toEqual(['SCENE', 'PICTURE']);
  });

  test('is told to whoever watches incidents', async () => {
    const api = createTestApi();
    const id = await raise(api);
    const listener = await api.listen('subscription { incidentChanged { id } }');
    await add(api, id, png);
    expect(await listener.next()).toEqual({ incidentChanged: { id } });
    await listener.stop();
  });

  test.each([
    ['no address', 'iVBORw0KGgo='],
    ['an SVG, which may hold scripts', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['another file under the name of a picture', `data:image/png;base64,${btoa('<img onerror=alert(1)>')}`],
    ['a PNG that says it is a JPEG', png.replace('png', 'jpeg')],
    ['no base64', 'data:image/png;base64,iVBORw0KGgo<'],
    ['65,537 bytes', `data:image/jpeg;base64,/9j/${'A'.repeat(87_380)}AA==`],
  ])('is refused when it is %s', async (_, image) => {
    const api = createTestApi();
    const id = await raise(api);
    const { errors } = await add(api, id, image);
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'image' }]);
    expect(await kept(api, [id])).toHaveLength(1);
  });

  test('may hold 65,536 bytes', async () => {
    const api = createTestApi();
    const image = `data:image/jpeg;base64,/9j/${'A'.repeat(87_376)}AA==`;
    expect((await add(api, await raise(api), image)).errors).toEqual([]);
  });

  test('was not taken in the future', async () => {
    const api = createTestApi();
    const { errors } = await add(api, await raise(api), jpeg, 'staff', NOW + 3_600_000);
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'takenAt' }]);
  });

  test('is one of twelve at most', async () => {
    const api = createTestApi();
    const id = await raise(api);
    for (let count = 0; count < 12; count += 1) await add(api, id, jpeg);
    expect((await add(api, id, jpeg)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await kept(api, [id])).toHaveLength(13);
  });

  test('belongs to an incident that there is', async () => {
    const api = createTestApi();
    expect((await add(api, 'nobody', jpeg)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const { errors } = await api.ask('{ incidentEvidence(incidentIds: ["nobody"]) { id } }');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('removing a picture', () => {
  test('is for whoever took it and for admins', async () => {
    const api = createTestApi();
    const id = await raise(api);
    const [ofAdmin, ofStaff] = [idOf(await add(api, id, png, 'admin')), idOf(await add(api, id, jpeg))];
    const offered = async (as: Who) =>
      (await kept(api, [id], as)).filter(({ removable }) => removable).map((item) => item.id);
    expect(await offered('staff')).toEqual([ofStaff]);
    expect((await offered('admin')).sort()).toEqual([ofAdmin, ofStaff].sort());

    expect((await remove(api, ofAdmin, 'staff')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await remove(api, ofStaff, 'staff')).errors).toEqual([]);
    expect((await remove(api, ofAdmin, 'admin')).errors).toEqual([]);
    expect(await kept(api, [id])).toHaveLength(1);
  });

  test('is written down, as keeping it is', async () => {
    const api = createTestApi();
    const id = await raise(api);
    await remove(api, idOf(await add(api, id, png)), 'staff');
    const { data } = await api.ask(
      '{ auditEntries(first: 2) { nodes { action subject subjectId detail } } }',
    );
    const entry = { subject: 'INCIDENT', subjectId: id, detail: 'EVIDENCE' };
    expect(data?.auditEntries).toMatchObject({
      nodes: expect.arrayContaining([
        { ...entry, action: 'REMOVE' },
        { ...entry, action: 'CHANGE' },
      ]) as unknown,
    });
  });
});

test('evidence of a hundred incidents costs as many reads as that of two', async () => {
  const api = createTestApi();
  const readsOf = async (count: number) => {
    const { data } = await api.ask('query ($first: Int!) { incidents(first: $first) { nodes { id } } }', {
      first: count,
    });
    const ids = (data as { incidents: { nodes: { id: string }[] } }).incidents.nodes.map((node) => node.id);
    return countReads(api, () => kept(api, ids));
  };
  const reads = await readsOf(100);
  expect(reads).toEqual(await readsOf(2));
  expect(reads).toEqual({ incidents: 2, cameras: 2, evidencePictures: 1, statusTransitions: 2 });
});

describe('one picture of each incident, for lists,', () => {
  const pictures = async (api: TestApi, incidentIds: readonly string[]) => {
    const { data, errors } = await api.ask(
      'query ($incidentIds: [ID!]!) { incidentPictures(incidentIds: $incidentIds) { kind takenAt incident { id } } }',
      { incidentIds },
    );
    return data?.incidentPictures ?? errors;
  };

  test('is the newest that somebody kept, else what is drawn, in the order of the ids', async () => {
    const api = createTestApi();
    const [photographed, drawn] = [await raise(api), await raise(api)];
    await add(api, photographed, png, 'staff', NOW - 5_000);
    await add(api, photographed, jpeg, 'staff', NOW - 2_000);
    expect(await pictures(api, [drawn, photographed])).toEqual([
      { kind: 'SCENE', takenAt: new Date(NOW).toISOString(), incident: { id: drawn } },
      { kind: 'PICTURE', takenAt: new Date(NOW - 2_000).toISOString(), incident: { id: photographed } },
    ]);
  });

  test('is none where nobody kept one and the camera gave none', async () => {
    const api = createTestApi();
    await api.ask(`mutation { reportCameraStatus(input: {
      cameraId: "camera-solar-1", to: DOWN, reason: TIMEOUT }) { incident { id } } }`);
    api.pass(60_000);
    const id = await raise(api);
    expect(await pictures(api, [id])).toEqual([]);
    await add(api, id, png);
    expect(await pictures(api, [id])).toMatchObject([{ kind: 'PICTURE' }]);
  });

  test('is of incidents that there are', async () => {
    expect(await pictures(createTestApi(), ['nobody'])).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('costs as many reads for a hundred as for two', async () => {
    const api = createTestApi();
    const readsOf = async (first: number) => {
      const { data } = await api.ask('query ($first: Int!) { incidents(first: $first) { nodes { id } } }', {
        first,
      });
      const { nodes } = (data as { incidents: { nodes: { id: string }[] } }).incidents;
      return countReads(api, () =>
        pictures(
          api,
          nodes.map(({ id }) => id),
        ),
      );
    };
    const reads = await readsOf(100);
    expect(reads).toEqual(await readsOf(2));
    expect(reads).toEqual({ incidents: 2, evidencePictures: 1, cameras: 1, statusTransitions: 2 });
  });
});

describe('what happened before an incident', () => {
  const stills = async (api: TestApi, incidentId: string) => {
    const { data, errors } = await api.ask(
      `query ($incidentId: ID!) { incidentStills(incidentId: $incidentId) {
        at picture { kind takenAt reason incident { camera { id } } } } }`,
      { incidentId },
    );
    return data?.incidentStills ?? errors;
  };
  const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

  test('is what a synthetic camera showed in the half minute before, and when it was raised', async () => {
    const api = createTestApi();
    const picture = { kind: 'SCENE', reason: null, incident: { camera: { id: 'camera-solar-1' } } };
    expect(await stills(api, await raise(api))).toEqual(
      [-30, -20, -10, -5, 0].map((seconds) => ({
        at: at(seconds),
        picture: { ...picture, takenAt: at(seconds) },
      })),
    );
  });

  test('says where the camera gave no picture: it went down twelve seconds before', async () => {
    const api = createTestApi();
    await api.ask(`mutation { reportCameraStatus(input: {
      cameraId: "camera-solar-1", to: DOWN, reason: TIMEOUT }) { incident { id } } }`);
    api.pass(12_000);
    const seen = (await stills(api, await raise(api))) as { picture: object | null }[];
    expect(seen.map(({ picture }) => picture !== null)).toEqual([true, true, false, false, false]);
  });

  test('is of an incident that there is', async () => {
    expect(await stills(createTestApi(), 'nobody')).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('costs one read of each table, and two of transitions', async () => {
    const api = createTestApi();
    const id = await raise(api);
    expect(await countReads(api, () => stills(api, id))).toEqual({
      incidents: 1,
      evidencePictures: 1,
      cameras: 1,
      statusTransitions: 2,
    });
  });
});
