import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

interface Entry {
  readonly userName: string;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string | null;
  readonly subjectName: string;
  readonly detail: string;
}

const entries = async (api: TestApi, filter: Record<string, unknown> = {}): Promise<readonly Entry[]> => {
  const { data } = await api.ask(
    `query ($filter: AuditFilter) {
      auditEntries(filter: $filter, first: 100) {
        nodes { at userName action subject subjectId subjectName detail }
      }
    }`,
    { filter },
  );
  return (data as unknown as { auditEntries: { nodes: Entry[] } }).auditEntries.nodes;
};

const look = (api: TestApi, cameraIds: readonly string[], as: Asker = 'staff') =>
  api.ask(
    'mutation ($cameraIds: [ID!]!) { recordCameraViews(input: { cameraIds: $cameraIds }) { recorded } }',
    { cameraIds },
    as,
  );

const twoCameras = async (api: TestApi) => {
  const { data } = await api.ask('{ cameras(first: 2) { nodes { id name } } }');
  return (data as unknown as { cameras: { nodes: { id: string; name: string }[] } }).cameras.nodes;
};

describe('the audit', () => {
  test('says who looked at which camera, once in a quarter of an hour', async () => {
    const api = createTestApi();
    const cameras = await twoCameras(api);
    const ids = cameras.map(({ id }) => id);
    expect((await look(api, ids.slice(0, 1))).data).toEqual({ recordCameraViews: { recorded: 1 } });
    expect((await look(api, ids)).data).toEqual({ recordCameraViews: { recorded: 1 } });
    expect((await look(api, ids, 'admin')).data).toEqual({ recordCameraViews: { recorded: 2 } });
    api.pass(15 * 60_000);
    expect((await look(api, ids)).data).toEqual({ recordCameraViews: { recorded: 2 } });
    const [first] = cameras;
    const mine = (await entries(api, { subjectId: first?.id })).filter(
      ({ userName }) => userName === 'Amani Otieno',
    );
    expect(mine).toHaveLength(2);
    expect(mine[0]).toMatchObject({ action: 'VIEW', subject: 'CAMERA', subjectName: first?.name });
  });

  test('says who took data out, how much and in which form', async () => {
    const api = createTestApi();
    const ask = (count: number, detail: string) =>
      api.ask(
        'mutation ($input: RecordExportInput!) { recordExport(input: $input) { recorded } }',
        { input: { subject: 'INCIDENT', count, detail } },
        'staff',
      );
    expect((await ask(24, 'CSV')).data).toEqual({ recordExport: { recorded: true } });
    expect((await ask(-1, 'CSV')).errors.map(({ field }) => field)).toEqual(['count']);
    expect((await ask(1, 'x'.repeat(501))).errors.map(({ field }) => field)).toEqual(['detail']);
    expect(await entries(api, { actions: ['EXPORT'] })).toMatchObject([
      { userName: 'Amani Otieno', subject: 'INCIDENT', subjectId: null, detail: '24 · CSV' },
    ]);
  });

  test('says who changed a camera or an incident, newest first; a refused change is not written', async () => {
    const api = createTestApi();
    const [camera] = await twoCameras(api);
    const pause = `mutation ($ids: [ID!]!) { setCameraOperatorState(input: { ids: $ids, state: PAUSED, note: "Painting" }) { cameras { id } } }`;
    await api.ask(pause, { ids: [camera?.id] });
    await api.ask(pause, { ids: [camera?.id, 'nobody'] });
    await api.ask(
      `mutation ($id: ID!) {
        raiseIncident(input: { cameraId: $id, kind: MOTION, severity: LOW, summary: "A fox" }) { incidents { id } }
      }`,
      { id: camera?.id },
      'staff',
    );
    expect(await entries(api)).toMatchObject([
      { userName: 'Amani Otieno', action: 'CREATE', subject: 'INCIDENT', detail: 'A fox' },
      { action: 'CHANGE', subject: 'CAMERA', subjectName: camera?.name, detail: 'PAUSED · Painting' },
    ]);
  });

  test('is filtered by who, what, which and when', async () => {
    const api = createTestApi();
    const cameras = await twoCameras(api);
    await look(
      api,
      cameras.map(({ id }) => id),
      'staff',
    );
    await look(api, [cameras[0]?.id ?? ''], 'admin');
    const names = async (filter: Record<string, unknown>) =>
      (await entries(api, filter)).map(({ subjectName }) => subjectName).sort();
    expect(await names({ user: 'oTIEn' })).toHaveLength(2);
    expect(await names({ search: cameras[1]?.name.toUpperCase() })).toEqual([cameras[1]?.name]);
    expect(await names({ actions: ['EXPORT'] })).toEqual([]);
    expect(await names({ subjects: ['CAMERA'], at: { to: '2020-01-01T00:00:00.000Z' } })).toEqual([]);
  });

  test('is shown to administrators alone', async () => {
    const { errors } = await createTestApi().ask('{ auditEntries { totalCount } }', {}, 'staff');
    expect(errors.map(({ code }) => code)).toEqual(['FORBIDDEN']);
  });

  test('leaves out what the program does by itself', async () => {
    const api = createTestApi();
    const [camera] = await twoCameras(api);
    await api.executor.execute({
      document: parse(
        `mutation ($ids: [ID!]!) { setCameraOperatorState(input: { ids: $ids, state: PAUSED }) { cameras { id } } }`,
      ),
      variables: { ids: [camera?.id] },
      token: { userId: 'user-admin' },
    });
    expect(await entries(api)).toEqual([]);
  });
});
