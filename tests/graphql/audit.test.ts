import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

interface Entry {
  readonly userId: string | null;
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
        nodes { at userId userName action subject subjectId subjectName detail }
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
        'mutation ($input: RecordExportInput!) { recordExport(input: $input) { recorded errors { field code } } }',
        { input: { subject: 'INCIDENT', count, detail } },
        'staff',
      );
    expect((await ask(24, 'CSV')).data).toEqual({
      recordExport: { recorded: true, errors: [] },
    });
    expect((await ask(-1, 'CSV')).data).toEqual({
      recordExport: { recorded: false, errors: [{ field: 'count', code: 'TOO_SMALL' }] },
    });
    expect((await ask(1, 'x'.repeat(501))).data).toEqual({
      recordExport: { recorded: false, errors: [{ field: 'detail', code: 'TOO_LONG' }] },
    });
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

describe('the audit of sign-ins', () => {
  const login = (api: TestApi, email: string, password: string) =>
    api.ask(
      'mutation ($input: LoginInput!) { login(input: $input) { errors { field } } }',
      { input: { email, password } },
      'guest',
    );
  const account = (id: string, name: string) => ({
    userId: id,
    userName: name,
    subject: 'ACCOUNT',
    subjectId: id,
    subjectName: name,
    detail: '',
  });

  test('says who signed in, who could not, and under which name somebody tried who has no account', async () => {
    const api = createTestApi();
    await login(api, 'staff', 'staff');
    await login(api, 'Admin', 'a wrong one');
    await login(api, `root\u202e\n${'x'.repeat(400)}`, 'canary-password');
    const found = await entries(api, { subjects: ['ACCOUNT'] });
    expect(found).toMatchObject([
      {
        action: 'SIGN_IN_REFUSED',
        userId: null,
        userName: '',
        subject: 'ACCOUNT',
        subjectId: null,
        subjectName: `root ${'x'.repeat(295)}`,
      },
      { action: 'SIGN_IN_REFUSED', ...account('user-admin', 'Mira Aydın') },
      { action: 'SIGN_IN', ...account('user-staff', 'Amani Otieno') },
    ]);
    expect(JSON.stringify(found)).not.toContain('canary-password');
    expect(await entries(api, { userId: 'user-admin' })).toMatchObject([{ action: 'SIGN_IN_REFUSED' }]);
    expect(await entries(api, { actions: ['SIGN_IN'] })).toHaveLength(1);
  });

  test('says who registered and with which role, and names the account by its id when it is renamed', async () => {
    const api = createTestApi(undefined, { newAccountRoles: ['STAFF'] });
    const { data } = await api.ask(
      `mutation { register(input: { displayName: "Nadia", email: "nadia@example.com", password: "long enough" }) {
        session { accessToken user { id } } } }`,
      {},
      'guest',
    );
    const { session } = (data as { register: { session: { accessToken: string; user: { id: string } } } })
      .register;
    await api.executor.execute({
      document: parse('mutation { updateUser(input: { displayName: "Nadine" }) { errors { field } } }'),
      token: session.accessToken,
    });
    const who = { userId: session.user.id, userName: 'Nadia', subject: 'ACCOUNT' };
    expect(await entries(api, { userId: session.user.id })).toMatchObject([
      { ...who, action: 'CHANGE', subjectName: 'Nadine', detail: 'displayName' },
      { ...who, action: 'REGISTER', subjectName: 'Nadia', detail: 'STAFF' },
    ]);
  });

  test('says who changed the password, who invited whom with which role, and who removed what is shared', async () => {
    const api = createTestApi();
    await api.ask(
      'mutation { changePassword(input: { oldPassword: "staff", newPassword: "long enough" }) { errors { field } } }',
      {},
      'staff',
    );
    await api.ask(
      'mutation { createInvitation(input: { email: "nadia@example.com", role: STAFF }) { errors { field } } }',
    );
    await api.ask('mutation { removeContacts(input: { ids: ["contact-1"] }) { removedIds } }', {}, 'staff');
    const { data } = await api.ask('{ boards { nodes { id name } } }');
    const [board] = (data as { boards: { nodes: { id: string; name: string }[] } }).boards.nodes;
    await api.ask('mutation ($id: ID!) { deleteBoard(input: { id: $id }) { deletedId } }', { id: board?.id });
    const admin = { userId: 'user-admin', userName: 'Mira Aydın' };
    const staff = { userId: 'user-staff', userName: 'Amani Otieno' };
    const all = await entries(api);
    expect(all).toHaveLength(4);
    expect(all).toEqual(
      expect.arrayContaining(
        [
          { ...staff, action: 'CHANGE', subject: 'ACCOUNT', detail: 'password' },
          {
            ...admin,
            action: 'CREATE',
            subject: 'INVITATION',
            subjectName: 'nadia@example.com',
            detail: 'STAFF',
          },
          {
            ...staff,
            action: 'REMOVE',
            subject: 'CONTACT',
            subjectId: 'contact-1',
            subjectName: 'Annika Boersma',
          },
          { ...admin, action: 'REMOVE', subject: 'BOARD', subjectId: board?.id, subjectName: board?.name },
        ].map((entry) => expect.objectContaining(entry)),
      ),
    );
  });
});
