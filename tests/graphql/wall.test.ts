import { describe, expect, test } from 'vitest';
import { noFilter } from '~/resolvers/wall/wall.rules.ts';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

interface Wall {
  readonly id: string;
  readonly name: string;
  readonly layout: string;
  readonly cells: readonly {
    readonly camera: { readonly id: string } | null;
    readonly columns: number;
    readonly rows: number;
  }[];
  readonly shared: boolean;
  readonly ownerName: string;
  readonly mine: boolean;
  readonly editable: boolean;
}

interface Payload {
  readonly wall: Wall | null;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

const fields = `id name layout cells { camera { id } columns rows } shared ownerName mine editable
  filter { search siteIds groups tags states }`;
const errors = 'errors { field message }';

async function list(api: TestApi, as?: Asker): Promise<Wall[]> {
  const { data } = await api.ask(`{ walls { ${fields} } }`, {}, as);
  return data?.walls as Wall[];
}

const read = async (api: TestApi, id: string, as?: Asker) =>
  (await api.ask(`query ($id: ID!) { wall(id: $id) { ${fields} } }`, { id }, as)).data?.wall as Wall;

const creating = (api: TestApi, input: object, as?: Asker) =>
  api.ask(
    `mutation ($input: WallInput!) { createWall(input: $input) { wall { ${fields} } ${errors} } }`,
    { input },
    as,
  );

const create = async (api: TestApi, input: object, as?: Asker) =>
  (await creating(api, input, as)).data?.createWall as Payload;

const updating = (api: TestApi, id: string, input: object, as?: Asker) =>
  api.ask(
    `mutation ($id: ID!, $input: WallInput!) {
      updateWall(input: { id: $id, wall: $input }) { wall { ${fields} } ${errors} } }`,
    { id, input },
    as,
  );

const remove = (api: TestApi, id: string, as?: Asker) =>
  api.ask('mutation ($id: ID!) { removeWall(input: { id: $id }) { removedId } }', { id }, as);

const restore = (api: TestApi, id: string, as?: Asker) =>
  api.ask(
    `mutation ($id: ID!) { restoreWall(input: { id: $id }) { wall { ${fields} } ${errors} } }`,
    { id },
    as,
  );

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const full = (api: TestApi, as?: Asker) => create(api, { name: 'Gates' }, as);
const cells = (count: number) => Array.from({ length: count }, () => ({}));

describe('the demo', () => {
  test('has a wall for each of its six sites, three across them, and one of each account’s own', async () => {
    const api = createTestApi();
    const walls = await list(api);
    expect(walls.filter(({ shared }) => shared)).toHaveLength(9);
    expect(walls.filter(({ shared }) => !shared).map(({ name }) => name)).toEqual(['My hazards']);
    expect(walls.map(({ name }) => name)).toEqual(walls.map(({ name }) => name).sort());
  });

  test('shows six cameras on the wall of hazards, the first of them large', async () => {
    const { cells: shown } = await read(createTestApi(), 'wall-hazards');
    expect(shown.map(({ columns, rows }) => [columns, rows])).toEqual([[2, 2], ...Array(5).fill([1, 1])]);
    expect(shown.filter(({ camera }) => camera)).toHaveLength(6);
  });

  test('has a round whose pages name the walls that they show', async () => {
    const { data } = await createTestApi().ask(
      '{ tour(id: "tour-round") { pages { wall { name } dwellSeconds } } }',
    );
    expect(data).toMatchObject({
      tour: { pages: { length: 7, 0: { wall: { name: 'Perimeter' }, dwellSeconds: 30 } } },
    });
  });
});

describe('a new wall', () => {
  test('is private, belongs to its maker and keeps what was sent', async () => {
    const api = createTestApi();
    const input = {
      name: ' Gates ',
      layout: 'ONE_SEVEN',
      cells: [{ cameraId: 'camera-yard-1', columns: 2, rows: 2 }, {}],
      filter: { search: ' fence ', groups: ['Yard', 'Yard'], states: ['DOWN'] },
    };
    const { wall, errors: found } = await create(api, input, 'staff');
    expect(found).toEqual([]);
    expect(wall).toEqual({
      id: 'new-0001',
      name: 'Gates',
      layout: 'ONE_SEVEN',
      cells: [
        { camera: { id: 'camera-yard-1' }, columns: 2, rows: 2 },
        { camera: null, columns: 1, rows: 1 },
      ],
      filter: { search: 'fence', siteIds: [], groups: ['Yard'], tags: [], states: ['DOWN'] },
      shared: false,
      ownerName: 'Amani Otieno',
      mine: true,
      editable: true,
    });
    expect(await read(api, 'new-0001', 'staff')).toEqual(wall);
  });

  test.each([
    ['without a name', { name: '  ' }, 'name'],
    ['with a name of 81 characters', { name: 'a'.repeat(81) }, 'name'],
    ['with 65 tiles', { name: 'A', cells: cells(65) }, 'cells'],
    ['with a tile of no width', { name: 'A', cells: [{ columns: 0 }] }, 'cells'],
    ['with a tile of nine rows', { name: 'A', cells: [{ rows: 9 }] }, 'cells'],
    [
      'with a camera twice',
      { name: 'A', cells: [{ cameraId: 'camera-yard-1' }, { cameraId: 'camera-yard-1' }] },
      'cells',
    ],
    [
      'with 101 groups',
      { name: 'A', filter: { groups: Array.from({ length: 101 }, (_, n) => `g${n}`) } },
      'filter',
    ],
  ])('%s is refused on its field, and nothing is kept', async (_, input, field) => {
    const api = createTestApi();
    const before = await list(api);
    expect(await create(api, input)).toMatchObject({ wall: null, errors: [{ field }] });
    expect(await list(api)).toEqual(before);
  });

  test('may be as large as its bounds say', async () => {
    const input = { name: 'a'.repeat(80), cells: [{ columns: 8, rows: 8 }, ...cells(63)] };
    expect(await create(createTestApi(), input)).toMatchObject({ errors: [] });
  });

  test('with a camera that is not in the registry is NOT_FOUND', async () => {
    const answer = await creating(createTestApi(), { name: 'A', cells: [{ cameraId: 'camera-moon' }] });
    expect(answer.errors).toMatchObject([
      { code: 'NOT_FOUND', message: 'Camera camera-moon does not exist.' },
    ]);
  });

  test('is refused to whoever keeps a hundred, until one is removed', async () => {
    const api = createTestApi();
    const made: Payload[] = [];
    for (let count = 0; count < 100; count += 1) made.push(await full(api, 'staff'));
    expect(made[98]).toMatchObject({ errors: [] });
    expect(made[99]).toMatchObject({ wall: null, errors: [{ field: 'name' }] });
    await remove(api, made[0]?.wall?.id ?? '', 'staff');
    expect(await full(api, 'staff')).toMatchObject({ errors: [] });
  });
});

describe('walls and tours that are shared', () => {
  const kinds = [
    ['wall', 'walls', ''],
    ['tour', 'tours', ', pages: [{ dwellSeconds: 20 }]'],
  ] as const;

  test.each(kinds)('are 200 of each at most: %s', async (one, table, more) => {
    const api = createTestApi();
    const { store } = api.environment;
    const there = await store[table].count({ ownerId: null, removedAt: null });
    const row = { ownerId: null, name: 'A', removedAt: null };
    const rows = Array.from({ length: 200 - there }, (_, index) => ({
      ...row,
      id: `shared-${index}`,
      authorId: `user-${index % 10}`,
    }));
    await (table === 'walls'
      ? store.walls.insert(rows.map((each) => ({ ...each, layout: 'GRID_3', cells: [], filter: noFilter })))
      : store.tours.insert(rows.map((each) => ({ ...each, pages: [] }))));
    const call = async (name: string, input: string) => {
      const mutation = `${name}${one === 'wall' ? 'Wall' : 'Tour'}`;
      const { data } = await api.ask(
        `mutation { ${mutation}(input: ${input}) { ${one} { id } errors { field } } }`,
      );
      return data?.[mutation] as { errors: unknown } & Record<string, { id: string } | null>;
    };
    const refused = { [one]: null, errors: [{ field: 'shared' }] };
    expect(await call('create', `{ name: "B", shared: true${more} }`)).toEqual(refused);
    const own = (await call('create', `{ name: "B"${more} }`))[one]?.id;
    expect(await call('update', `{ id: "${own}", ${one}: { shared: true } }`)).toEqual(refused);
    // One goes, another takes its place, and so it cannot come back.
    const removal = one === 'wall' ? 'removeWall' : 'removeTour';
    await api.ask(`mutation { ${removal}(input: { id: "shared-0" }) { __typename } }`);
    expect(await call('update', `{ id: "${own}", ${one}: { shared: true } }`)).toEqual({
      [one]: { id: own },
      errors: [],
    });
    expect(await call('update', `{ id: "${own}", ${one}: { name: "C" } }`)).toMatchObject({ errors: [] });
    expect(await call('restore', '{ id: "shared-0" }')).toEqual(refused);
    expect((await api.ask(`{ ${table} { id } }`)).data?.[table]).toHaveLength(
      200 + (await store[table].count({ ownerId: 'user-admin', removedAt: null })),
    );
  });
});

describe('a private wall', () => {
  test('is seen by nobody else, an administrator not excepted', async () => {
    const api = createTestApi();
    expect(ids(await list(api, 'staff'))).toContain('staff-wall-hazards');
    expect(ids(await list(api))).not.toContain('staff-wall-hazards');
  });

  const asked = [
    ['read', '{ wall(id: "staff-wall-hazards") { id } }'],
    [
      'changed',
      'mutation { updateWall(input: { id: "staff-wall-hazards", wall: { name: "Taken" } }) { wall { id } } }',
    ],
    ['removed', 'mutation { removeWall(input: { id: "staff-wall-hazards" }) { removedId } }'],
    [
      'put into a tour',
      'mutation { createTour(input: { name: "A", pages: [{ wallId: "staff-wall-hazards" }] }) { tour { id } } }',
    ],
  ] as const;
  test.each(asked)('of another cannot be %s: it is NOT_FOUND', async (_, query) => {
    const api = createTestApi();
    const before = await list(api, 'staff');
    expect((await api.ask(query)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await list(api, 'staff')).toEqual(before);
  });

  test('is seen by all once it is shared, and by its maker alone when that is taken back', async () => {
    const api = createTestApi();
    await updating(api, 'staff-wall-hazards', { shared: true }, 'staff');
    expect(await read(api, 'staff-wall-hazards')).toMatchObject({
      shared: true,
      mine: false,
      editable: true,
    });
    await updating(api, 'staff-wall-hazards', { shared: false });
    expect(ids(await list(api))).not.toContain('staff-wall-hazards');
    expect(await read(api, 'staff-wall-hazards', 'staff')).toMatchObject({ shared: false, mine: true });
  });
});

describe('a shared wall', () => {
  test('is seen by staff, who may not change, share or remove it', async () => {
    const api = createTestApi();
    expect(await read(api, 'wall-perimeter', 'staff')).toMatchObject({ mine: false, editable: false });
    for (const answer of [
      await updating(api, 'wall-perimeter', { name: 'Taken' }, 'staff'),
      await updating(api, 'wall-perimeter', { shared: false }, 'staff'),
      await remove(api, 'wall-perimeter', 'staff'),
    ])
      expect(answer.errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await read(api, 'wall-perimeter')).toMatchObject({ name: 'Perimeter', shared: true });
  });

  test('of somebody else is changed and removed by an administrator', async () => {
    const api = createTestApi();
    await updating(api, 'staff-wall-hazards', { shared: true }, 'staff');
    await updating(api, 'staff-wall-hazards', { name: 'Hazards' });
    expect(await read(api, 'staff-wall-hazards', 'staff')).toMatchObject({ name: 'Hazards' });
    expect((await remove(api, 'staff-wall-hazards')).errors).toEqual([]);
    expect(ids(await list(api, 'staff'))).not.toContain('staff-wall-hazards');
  });
});

describe('an update', () => {
  test('changes what was sent and leaves the rest', async () => {
    const api = createTestApi();
    const before = await read(api, 'wall-hazards');
    await updating(api, 'wall-hazards', { layout: 'GRID_2' });
    expect(await read(api, 'wall-hazards')).toEqual({ ...before, layout: 'GRID_2' });
  });

  test('keeps a camera that left the registry as an empty place, and does not stumble over it', async () => {
    const api = createTestApi();
    await api.environment.store.cameras.remove(['camera-yard-7']);
    const places = (await read(api, 'wall-hazards')).cells.map(({ camera }) => camera?.id ?? null);
    expect(places).toContain(null);
    const same = [{ cameraId: 'camera-yard-7' }, { cameraId: 'camera-yard-1' }];
    expect((await updating(api, 'wall-hazards', { cells: same })).errors).toEqual([]);
  });
});

describe('the audit', () => {
  test('tells what was done with shared walls, and nothing of private ones', async () => {
    const api = createTestApi();
    await updating(api, 'staff-wall-hazards', { name: 'Secret' }, 'staff');
    await updating(api, 'staff-wall-hazards', { name: 'Hazards', shared: true }, 'staff');
    await updating(api, 'staff-wall-hazards', { layout: 'GRID_2' });
    await remove(api, 'staff-wall-hazards');
    await restore(api, 'staff-wall-hazards');
    await create(api, { name: 'Mine' });
    const { data } = await api.ask(
      '{ auditEntries(filter: { subjects: [WALL] }) { nodes { userName action subjectName detail } } }',
    );
    const entries = (data as { auditEntries: { nodes: Record<string, string>[] } }).auditEntries.nodes;
    expect(
      entries.map(({ userName, action, subjectName, detail }) => [userName, action, subjectName, detail]),
    ).toEqual(
      expect.arrayContaining([
        ['Amani Otieno', 'CHANGE', 'Hazards', 'Wall shared.'],
        ['Mira Aydın', 'CHANGE', 'Hazards', 'Wall changed.'],
        ['Mira Aydın', 'REMOVE', 'Hazards', 'Wall removed.'],
        ['Mira Aydın', 'CREATE', 'Hazards', 'Wall restored.'],
      ]),
    );
    expect(entries).toHaveLength(4);
  });
});

describe('a removed wall', () => {
  test('comes back as it was, under its id', async () => {
    const api = createTestApi();
    const before = await read(api, 'wall-hazards');
    expect((await remove(api, 'wall-hazards')).data).toEqual({ removeWall: { removedId: 'wall-hazards' } });
    expect(ids(await list(api))).not.toContain('wall-hazards');
    expect((await updating(api, 'wall-hazards', { name: 'A' })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await restore(api, 'wall-hazards')).data).toEqual({ restoreWall: { wall: before, errors: [] } });
    expect(await read(api, 'wall-hazards')).toEqual(before);
  });

  test('comes back to nobody else', async () => {
    const api = createTestApi();
    await remove(api, 'staff-wall-hazards', 'staff');
    expect((await restore(api, 'staff-wall-hazards')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await remove(api, 'wall-perimeter');
    expect((await restore(api, 'wall-perimeter', 'staff')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  test('is gone for good after a day', async () => {
    const api = createTestApi();
    await remove(api, 'wall-hazards');
    api.pass(86_400_001);
    expect((await restore(api, 'wall-hazards')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await remove(api, 'wall-trouble');
    expect(await api.environment.store.walls.get('wall-hazards')).toBeUndefined();
  });
});

describe('a tour', () => {
  const tourFields =
    'id name shared mine editable pages { wall { id } layout dwellSeconds filter { groups } }';
  const createTour = (api: TestApi, input: object, as?: Asker) =>
    api.ask(
      `mutation ($input: TourInput!) { createTour(input: $input) { tour { ${tourFields} } ${errors} } }`,
      { input },
      as,
    );
  const updateTour = (api: TestApi, id: string, input: object, as?: Asker) =>
    api.ask(
      `mutation ($id: ID!, $input: TourInput!) {
        updateTour(input: { id: $id, tour: $input }) { tour { ${tourFields} } ${errors} } }`,
      { id, input },
      as,
    );
  const pages = [
    { wallId: 'wall-perimeter', dwellSeconds: 5 },
    { filter: { groups: ['Yard'] }, layout: 'GRID_2' },
  ];

  test('keeps its pages in their order', async () => {
    const { data } = await createTour(createTestApi(), { name: 'Mine', pages });
    expect(data?.createTour).toEqual({
      tour: {
        id: 'new-0001',
        name: 'Mine',
        shared: false,
        mine: true,
        editable: true,
        pages: [
          { wall: { id: 'wall-perimeter' }, layout: 'GRID_3', dwellSeconds: 5, filter: { groups: [] } },
          { wall: null, layout: 'GRID_2', dwellSeconds: 20, filter: { groups: ['Yard'] } },
        ],
      },
      errors: [],
    });
  });

  test.each([
    ['without a name', { name: '', pages }, 'name'],
    ['without a page', { name: 'A', pages: [] }, 'pages'],
    ['with 33 pages', { name: 'A', pages: cells(33) }, 'pages'],
    ['with a page of 4 seconds', { name: 'A', pages: [{ dwellSeconds: 4 }] }, 'pages'],
    ['with a page of 301 seconds', { name: 'A', pages: [{ dwellSeconds: 301 }] }, 'pages'],
    [
      'that is shared, with a private wall',
      { name: 'A', shared: true, pages: [{ wallId: 'wall-hazards' }] },
      'pages',
    ],
  ])('%s is refused on its field', async (_, input, field) => {
    const { data } = await createTour(createTestApi(), input);
    expect(data?.createTour).toMatchObject({ tour: null, errors: [{ field }] });
  });

  test('leaves out a wall that was removed or taken back, and shows it again when it returns', async () => {
    const api = createTestApi();
    const shown = async (as: Asker) => {
      const { data } = await api.ask('{ tour(id: "tour-round") { pages { wall { id } } } }', {}, as);
      return (data as { tour: { pages: { wall: Wall }[] } }).tour.pages.map(({ wall }) => wall.id);
    };
    const before = await shown('staff');
    await updating(api, 'wall-perimeter', { shared: false });
    await remove(api, 'wall-yard');
    expect(await shown('staff')).toEqual(
      before.filter((id) => !['wall-perimeter', 'wall-yard'].includes(id)),
    );
    expect(await shown('admin')).toEqual(before.filter((id) => id !== 'wall-yard'));
    await restore(api, 'wall-yard');
    expect(await shown('admin')).toEqual(before);
  });

  test('is private until it is shared, and changed by its maker and administrators alone', async () => {
    const api = createTestApi();
    expect((await updateTour(api, 'staff-tour-night', { name: 'A' })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await updateTour(api, 'tour-round', { name: 'A' }, 'staff')).errors).toMatchObject([
      { code: 'FORBIDDEN' },
    ]);
    const refused = await updateTour(api, 'staff-tour-night', { shared: true }, 'staff');
    expect(refused.data?.updateTour).toMatchObject({ tour: null, errors: [{ field: 'pages' }] });
    await updateTour(api, 'staff-tour-night', { shared: true, pages }, 'staff');
    const { data } = await api.ask(`{ tour(id: "staff-tour-night") { ${tourFields} } }`);
    expect(data?.tour).toMatchObject({ shared: true, mine: false, editable: true });
  });

  test('that was removed comes back', async () => {
    const api = createTestApi();
    const call = (name: string) =>
      api.ask(`mutation { ${name}(input: { id: "tour-night" }) { __typename } }`);
    const there = async () => ids((await api.ask('{ tours { id } }')).data?.tours as { id: string }[]);
    const before = await there();
    await call('removeTour');
    expect(await there()).toEqual(before.filter((id) => id !== 'tour-night'));
    await call('restoreTour');
    expect(await there()).toEqual(before);
  });
});

describe('reads', () => {
  test('of all walls with their cameras, and of all tours with their walls, do not grow with their number', async () => {
    const api = createTestApi();
    const query = `{ walls { cells { camera { id name } } ownerName }
      tours { pages { wall { name cells { camera { id } } } } } }`;
    const reads = await countReads(api, () => api.ask(query));
    expect(reads).toEqual({ walls: 3, tours: 2, cameras: 1 });
  });

  test('are closed to guests', async () => {
    const answer = await createTestApi().ask('{ walls { id } tours { id } }', {}, 'guest');
    expect(answer.errors.map(({ code }) => code)).toContain('UNAUTHENTICATED');
  });
});
