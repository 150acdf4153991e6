import { beforeEach, describe, expect, test } from 'vitest';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

interface Refusal {
  readonly field: string;
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

interface Answered {
  readonly removedId?: string | null;
  readonly site?: {
    readonly id: string;
    readonly name: string;
    readonly project: { readonly name: string };
  } | null;
  readonly project?: { readonly id: string } | null;
  readonly teamMember?: { readonly id: string } | null;
  readonly errors: readonly Refusal[];
}

const told = {
  Site: 'site { id name address timeZone location { lat lng } project { id name } cameraCount }',
  Project: 'project { id name monthlyBudget hourlyRate currency sites { id } }',
  TeamMember: 'teamMember { id name position email openIncidents }',
} as const;

type Kind = keyof typeof told;
type Verb = 'create' | 'update' | 'remove' | 'restore';

let api: TestApi;
beforeEach(() => {
  api = createTestApi();
});

/** What the mutation of the verb and kind answers to the input. */
async function call(verb: Verb, kind: Kind, input: Record<string, unknown>): Promise<Answered> {
  const inputType =
    verb === 'create' ? `${kind}Input` : `${verb[0]?.toUpperCase()}${verb.slice(1)}${kind}Input`;
  const { data, errors } = await api.ask(
    `mutation ($input: ${inputType}!) { answer: ${verb}${kind}(input: $input) {
      ${verb === 'remove' ? 'removedId' : told[kind]} errors { field code params { name value } } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data?.answer as Answered;
}

const codeOf = async (query: string) => (await api.ask(query)).errors.map(({ code }) => code);

const names = async (list: 'sites' | 'projects' | 'teamMembers') => {
  const { data } = await api.ask(`{ ${list} { id name } }`);
  return ((data?.[list] ?? []) as { name: string }[]).map(({ name }) => name);
};

const audit = async () => {
  const { data } = await api.ask(
    '{ auditEntries(first: 1) { nodes { action subject subjectName detail } } }',
  );
  const { nodes = [] } = (data?.auditEntries ?? {}) as { nodes?: unknown[] };
  return nodes[0];
};

const quay = {
  name: ' New Quay ',
  address: 'Izmir',
  location: { lat: 38.4, lng: 27.1 },
  timeZone: 'Europe/Istanbul',
};

describe('a site that is created', () => {
  test('stands in the list, with its place, its time zone and the project that was named', async () => {
    const answer = await call('create', 'Site', { ...quay, projectId: 'project-ports' });
    expect(answer).toMatchObject({
      site: {
        name: 'New Quay',
        address: 'Izmir',
        timeZone: 'Europe/Istanbul',
        location: { lat: 38.4, lng: 27.1 },
        project: { id: 'project-ports' },
        cameraCount: 0,
      },
      errors: [],
    });
    expect(await names('sites')).toContain('New Quay');
    expect(await audit()).toEqual({ action: 'CREATE', subject: 'SITE', subjectName: 'New Quay', detail: '' });
  });

  test('without a project gets one of its own name, which the next site of that name shares', async () => {
    const first = await call('create', 'Site', quay);
    expect(first.site?.project.name).toBe('New Quay');
    expect(await names('projects')).toContain('New Quay');
    await call('remove', 'Site', { id: first.site?.id });
    expect((await call('create', 'Site', quay)).site?.project).toEqual(first.site?.project);
  });

  test('can have cameras', async () => {
    const { site } = await call('create', 'Site', quay);
    const stream = {
      name: 'Main',
      kind: 'SYNTHETIC',
      role: 'MAIN',
      width: 640,
      height: 360,
      framesPerSecond: 12,
    };
    const { data } = await api.ask(
      `mutation ($input: CameraInput!) { addCamera(input: $input) { camera { site { name } location { lat } } } }`,
      { input: { name: 'Crane', siteId: site?.id, streams: [stream] } },
    );
    expect(data?.addCamera).toEqual({ camera: { site: { name: 'New Quay' }, location: { lat: 38.4 } } });
  });

  test.each([
    ['name', 'REQUIRED', { name: ' ' }],
    ['name', 'TOO_LONG', { name: 'x'.repeat(101) }],
    ['name', 'HIDDEN_CHARACTERS', { name: 'two\nlines' }],
    ['name', 'TAKEN', { name: 'bosphorus depot' }],
    ['address', 'TOO_LONG', { address: 'x'.repeat(201) }],
    ['lat', 'OUT_OF_RANGE', { location: { lat: 91, lng: 0 } }],
    ['lng', 'OUT_OF_RANGE', { location: { lat: 0, lng: -181 } }],
    ['projectId', 'NOT_FOUND', { projectId: 'project-nowhere' }],
  ])('is refused at the field %s: %s', async (field, code, wrong) => {
    const { site, errors } = await call('create', 'Site', { ...quay, ...wrong });
    expect(site).toBeNull();
    expect(errors).toMatchObject([{ field, code }]);
    expect(await names('sites')).toHaveLength(6);
    expect(await names('projects')).toHaveLength(3);
  });

  test('has a time zone that exists', async () => {
    const input = { ...quay, timeZone: 'Europe/Atlantis' };
    const { errors } = await api.ask(
      'mutation ($input: SiteInput!) { createSite(input: $input) { site { id } } }',
      { input },
    );
    expect(errors[0]?.message).toContain('IANA');
  });

  test('is the hundredth at most', async () => {
    for (let number = 7; number <= 100; number += 1)
      await call('create', 'Site', { ...quay, name: `Site ${number}`, projectId: 'project-ports' });
    expect((await call('create', 'Site', quay)).errors).toMatchObject([
      { field: 'name', code: 'LIMIT_REACHED' },
    ]);
  });
});

describe('a site that is changed', () => {
  test('keeps what is left out', async () => {
    const { site } = await call('update', 'Site', { id: 'site-depot', changes: { name: 'Depot' } });
    expect(site).toMatchObject({
      name: 'Depot',
      timeZone: 'Europe/Istanbul',
      project: { id: 'project-ports' },
    });
    expect(await audit()).toMatchObject({ action: 'CHANGE', subject: 'SITE', detail: 'name' });
  });

  test('may keep its own name, and not take that of another', async () => {
    const same = { id: 'site-depot', changes: { name: 'Bosphorus Depot' } };
    expect((await call('update', 'Site', same)).errors).toEqual([]);
    const taken = { id: 'site-depot', changes: { name: 'North Harbour' } };
    expect((await call('update', 'Site', taken)).errors).toMatchObject([{ field: 'name', code: 'TAKEN' }]);
  });
});

describe('a site that is removed', () => {
  test('must have no cameras, and it is said how many it has', async () => {
    const { removedId, errors } = await call('remove', 'Site', { id: 'site-depot' });
    expect(removedId).toBeNull();
    const count = await api.environment.store.cameras.count({ siteId: 'site-depot' });
    expect(errors).toEqual([
      { field: 'id', code: 'HAS_CAMERAS', params: [{ name: 'cameras', value: String(count) }] },
    ]);
    expect(await names('sites')).toContain('Bosphorus Depot');
  });

  test('is in no list, takes no cameras, and can be restored with its project', async () => {
    const { site } = await call('create', 'Site', quay);
    const project = (await api.environment.store.sites.get(site?.id ?? ''))?.projectId;
    expect((await call('remove', 'Site', { id: site?.id })).removedId).toBe(site?.id);
    expect(await audit()).toMatchObject({ action: 'REMOVE', subject: 'SITE', subjectName: 'New Quay' });
    expect(await names('sites')).not.toContain('New Quay');
    const { data } = await api.ask(
      'mutation ($id: ID!) { changeCameras(input: { ids: ["camera-depot-1"], changes: { siteId: $id } }) { errors { field code } } }',
      { id: site?.id },
    );
    expect(data?.changeCameras).toEqual({ errors: [{ field: 'siteId', code: 'NOT_FOUND' }] });
    expect((await call('remove', 'Project', { id: project })).errors).toEqual([]);
    expect((await call('restore', 'Site', { id: site?.id })).site).toMatchObject({ name: 'New Quay' });
    expect(await audit()).toMatchObject({ action: 'CREATE', subject: 'SITE', detail: 'restored' });
    expect(await names('projects')).toContain('New Quay');
  });

  test('cannot come back under a name that is taken since', async () => {
    const { site } = await call('create', 'Site', quay);
    await call('remove', 'Site', { id: site?.id });
    await call('create', 'Site', quay);
    expect((await call('restore', 'Site', { id: site?.id })).errors).toMatchObject([{ code: 'TAKEN' }]);
  });

  test('cannot be removed twice, nor be restored while it is there', async () => {
    const { site } = await call('create', 'Site', quay);
    const restore = `mutation { restoreSite(input: { id: "${site?.id}" }) { site { id } } }`;
    expect(await codeOf(restore)).toEqual(['NOT_FOUND']);
    await call('remove', 'Site', { id: site?.id });
    expect(await codeOf(`mutation { removeSite(input: { id: "${site?.id}" }) { removedId } }`)).toEqual([
      'NOT_FOUND',
    ]);
  });
});

describe('a file of cameras that names sites which do not exist', () => {
  const csv = [
    'name,site,mainKind,latitude,longitude',
    'Crane,New Quay,SYNTHETIC,38.4,27.1',
    'Ramp,New Quay,SYNTHETIC,,',
    'Gate,Bosphorus Depot,SYNTHETIC,,',
  ].join('\n');

  interface Plan {
    readonly applied: boolean;
    readonly refused: number;
    readonly created: number;
    readonly missingSites: unknown[];
    readonly lines: { readonly errors: Refusal[] }[];
  }

  const bring = async (input: Record<string, unknown>) => {
    const { data, errors } = await api.ask(
      `mutation ($input: ImportCamerasInput!) { importCameras(input: $input) {
        applied refused created missingSites { name lines } lines { errors { field code } } } }`,
      { input },
    );
    expect(errors).toEqual([]);
    return data?.importCameras as Plan;
  };

  test('lists them, and refuses their lines until somebody allows to create them', async () => {
    const plan = await bring({ csv, dryRun: false });
    expect(plan).toMatchObject({
      applied: false,
      refused: 2,
      missingSites: [{ name: 'New Quay', lines: 2 }],
    });
    expect(plan.lines[0]?.errors).toEqual([{ field: 'site', code: 'NOT_FOUND' }]);
  });

  test('says what would be created, and creates nothing before it is applied', async () => {
    const plan = await bring({ csv, createSites: true });
    expect(plan).toMatchObject({ applied: false, refused: 0, created: 3 });
    expect(plan.missingSites).toEqual([{ name: 'New Quay', lines: 2 }]);
    expect(await names('sites')).not.toContain('New Quay');
  });

  test('creates them with the cameras, each once, at the place of their first camera', async () => {
    const plan = await bring({ csv, createSites: true, dryRun: false, timeZone: 'Europe/Istanbul' });
    expect(plan).toMatchObject({ applied: true, created: 3 });
    const { data } = await api.ask('{ sites { name timeZone cameraCount location { lat lng } } }');
    expect(data?.sites).toContainEqual({
      name: 'New Quay',
      timeZone: 'Europe/Istanbul',
      cameraCount: 2,
      location: { lat: 38.4, lng: 27.1 },
    });
  });

  test('does not create one of which no line says where it is', async () => {
    const plan = await bring({ csv: csv.replace('38.4,27.1', ','), createSites: true, dryRun: false });
    expect(plan).toMatchObject({ applied: false, refused: 2 });
    expect(await names('sites')).not.toContain('New Quay');
  });
});

describe('a project', () => {
  test('is created without a budget unless one is given, changed, removed and restored', async () => {
    const { project } = await call('create', 'Project', { name: 'Rail' });
    expect(project).toMatchObject({
      name: 'Rail',
      monthlyBudget: 0,
      hourlyRate: 0,
      currency: 'EUR',
      sites: [],
    });
    const changes = { monthlyBudget: 900, currency: 'TRY' };
    expect((await call('update', 'Project', { id: project?.id, changes })).project).toMatchObject({
      name: 'Rail',
      ...changes,
    });
    expect(await audit()).toMatchObject({ subject: 'PROJECT', detail: 'monthlyBudget, currency' });
    await call('remove', 'Project', { id: project?.id });
    expect(await names('projects')).not.toContain('Rail');
    await call('restore', 'Project', { id: project?.id });
    expect(await names('projects')).toContain('Rail');
  });

  test('with sites is not removed, and it is said how many they are', async () => {
    expect((await call('remove', 'Project', { id: 'project-ports' })).errors).toEqual([
      { field: 'id', code: 'HAS_SITES', params: [{ name: 'sites', value: '2' }] },
    ]);
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'Energy Sites' }],
    ['monthlyBudget', { monthlyBudget: -1 }],
    ['hourlyRate', { hourlyRate: 1_000_001 }],
    ['currency', { currency: 'eur' }],
  ])('is refused at the field %s', async (field, wrong) => {
    const { errors } = await call('create', 'Project', { name: 'Rail', ...wrong });
    expect(errors).toMatchObject([{ field }]);
    expect(await names('projects')).toHaveLength(3);
  });
});

describe('a team member', () => {
  const tariq = { name: 'Tariq Aziz', email: 'tariq@example.com' };

  test('can be created and changed, and be given incidents', async () => {
    const { teamMember } = await call('create', 'TeamMember', tariq);
    const changes = { position: 'Operator' };
    const { teamMember: changed } = await call('update', 'TeamMember', { id: teamMember?.id, changes });
    expect(changed).toMatchObject({ ...tariq, position: 'Operator', openIncidents: 0 });
    const raised = await api.ask(
      'mutation { raiseIncident(input: { cameraId: "camera-depot-1", kind: INTRUSION, severity: HIGH, summary: "Gate" }) { incidents { id } } }',
    );
    const { incidents = [] } = (raised.data?.raiseIncident ?? {}) as { incidents?: { id: string }[] };
    const [incident] = incidents;
    const assign = `mutation { assignIncidents(input: { ids: ["${incident?.id}"], assigneeId: "${teamMember?.id}" }) { incidents { assignee { name } } } }`;
    expect((await api.ask(assign)).data?.assignIncidents).toEqual({
      incidents: [{ assignee: { name: tariq.name } }],
    });
    await call('remove', 'TeamMember', { id: teamMember?.id });
    expect(await codeOf(assign)).toEqual(['NOT_FOUND']);
  });

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'tariq' }],
    ['phone', { phone: '0'.repeat(41) }],
  ])('is refused at the field %s', async (field, wrong) => {
    expect((await call('create', 'TeamMember', { ...tariq, ...wrong })).errors).toMatchObject([{ field }]);
  });

  const signIn = (name: string) =>
    api.ask(
      `mutation { login(input: { email: "${name}", password: "${name}" }) { session { accessToken } } }`,
      {},
      'guest',
    );

  test('who is removed is signed out, and signs in again only when restored', async () => {
    const { data } = await signIn('staff');
    const { session } = (data?.login ?? {}) as { session?: { accessToken: string } };
    const token = session?.accessToken ?? '';
    const refresh = `mutation { refreshSession(input: { accessToken: "${token}" }) { session { user { id } } } }`;
    expect(await codeOf(refresh)).toEqual([]);
    await call('remove', 'TeamMember', { id: 'member-4' });
    expect(await codeOf(refresh)).toEqual(['UNAUTHENTICATED']);
    expect((await signIn('staff')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await audit()).toMatchObject({ action: 'SIGN_IN_REFUSED', subjectName: 'Amani Otieno' });
    await call('restore', 'TeamMember', { id: 'member-4' });
    expect((await signIn('staff')).errors).toEqual([]);
  });

  test('who is the only administrator stays, and goes when there is another', async () => {
    expect((await call('remove', 'TeamMember', { id: 'member-1' })).errors).toMatchObject([
      { field: 'id', code: 'LAST_ADMIN' },
    ]);
    api = createTestApi((clock) => ({
      ...demoSeeds(clock),
      users: () => userFixtures().map((user) => ({ ...user, roles: ['ADMIN'] as const })),
    }));
    expect((await call('remove', 'TeamMember', { id: 'member-4' })).errors).toEqual([]);
    // The other administrator is locked out, and nobody's help.
    expect((await call('remove', 'TeamMember', { id: 'member-1' })).errors).toMatchObject([
      { code: 'LAST_ADMIN' },
    ]);
  });
});
