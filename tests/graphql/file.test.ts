import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

interface File {
  id: string;
  name: string;
  type: string;
  size: number;
  owner: { kind: string; name: string };
  starred: boolean;
  offline: boolean;
  content: string | null;
  preview: string | null;
}

const fields = 'id name type size owner { kind name } starred offline';

const files = async (api: TestApi, filter = '', as: Asker = 'admin', args = '') =>
  (await api.ask(`{ files(filter: { ${filter} } ${args}) { totalCount nodes { ${fields} } } }`, {}, as)).data
    ?.files as { totalCount: number; nodes: File[] };

const names = async (api: TestApi, filter: string, as: Asker = 'admin') =>
  (await files(api, filter, as)).nodes.map(({ name }) => name);

const file = async (api: TestApi, id: string, selection = fields) =>
  (await api.ask(`query ($id: ID!) { file(id: $id) { ${selection} } }`, { id })).data?.file as File;

const decoded = (url: string | null) => atob(url?.split(',')[1] ?? '');

describe('the top', () => {
  test('holds eleven items: three folders, five documents and three spreadsheets, folders first', async () => {
    const { totalCount, nodes } = await files(createTestApi());
    expect(totalCount).toBe(11);
    expect(nodes.map(({ type }) => type)).toEqual([
      ...Array(3).fill('FOLDER'),
      ...Array(5).fill('DOCUMENT'),
      ...Array(3).fill('SPREADSHEET'),
    ]);
  });

  test('has files of the viewer, of nobody and of others; what is mine is not another’s', async () => {
    const api = createTestApi();
    const ownerOf = async (as: Asker) =>
      (await files(api, '', as)).nodes.find(({ id }) => id === 'file-4')?.owner;
    expect(await ownerOf('admin')).toEqual({ kind: 'ME', name: 'Mira Aydın' });
    expect(await ownerOf('staff')).toEqual({ kind: 'PERSON', name: 'Mira Aydın' });
    expect((await file(api, 'file-5')).owner).toEqual({ kind: 'PUBLIC', name: '' });
  });

  test('is read with marks, folders and owners in one read a kind', async () => {
    const api = createTestApi();
    const query = `{ files { nodes { ${fields} childCount folder { id } location { id } preview } } }`;
    expect(await countReads(api, () => api.ask(query))).toEqual({ files: 2, fileMarks: 1 });
  });
});

describe('a file', () => {
  test('is as large as what it holds', async () => {
    const api = createTestApi();
    for (const { id } of (await files(api, 'view: RECENT')).nodes) {
      const { size, content } = await file(api, id, `${fields} content`);
      expect(decoded(content).length).toBe(size);
    }
  });

  test('is previewed by a drawing; a folder by nothing', async () => {
    const api = createTestApi();
    expect((await file(api, 'file-9', 'preview')).preview).toMatch(/^data:image\/svg\+xml,/);
    expect(await file(api, 'file-1', 'preview content')).toEqual({ preview: null, content: null });
  });

  test('is drawn as a table when it is a spreadsheet, with its name up to 28 characters', async () => {
    const api = createTestApi();
    const drawing = async (name: string) => {
      const made = (await upload(api, { ...note, name })) as { file: { id: string } };
      return decodeURIComponent((await file(api, made.file.id, 'preview')).preview ?? '');
    };
    expect(await drawing(`${'x'.repeat(24)}.txt`)).toContain(`>${'x'.repeat(24)}.txt<`);
    expect(await drawing(`${'x'.repeat(25)}.txt`)).toContain(`>${'x'.repeat(25)}.t…<`);
    const [text, table] = [await drawing('same.txt'), await drawing('same.csv')];
    const columns = /M70 36v104M130 36v104M180 36v104/;
    expect(text).not.toMatch(columns);
    expect(table).toMatch(columns);
  });

  test('that does not exist is NOT_FOUND', async () => {
    const { errors } = await createTestApi().ask('{ file(id: "nothing") { id } }');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'File nothing does not exist.' }]);
  });
});

describe('views', () => {
  test('open a folder, and tell its place and its number of files', async () => {
    const api = createTestApi();
    expect(await names(api, 'folderId: "file-1"')).toEqual(['Night shift.txt', 'Winter rota.csv']);
    expect(await file(api, 'file-12', 'folder { name childCount } location { name }')).toEqual({
      folder: { name: 'Shift documents', childCount: 2 },
      location: [{ name: 'Shift documents' }],
    });
  });

  test('show what is starred, shared, recent and off-line', async () => {
    const api = createTestApi();
    expect(await names(api, 'view: STARRED')).toEqual(['Red card.txt', 'Cameras.csv', 'Shift rota.csv']);
    expect(await names(api, 'view: OFFLINE')).toEqual(['Red card.txt']);
    const shared = (await files(api, 'view: SHARED')).nodes;
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.filter(({ owner }) => owner.kind === 'ME')).toEqual([]);
    expect((await names(api, 'view: RECENT'))[0]).toBe('Handover notes.txt');
  });

  test('find names in all folders', async () => {
    expect(await names(createTestApi(), 'search: " ROTA "')).toEqual(['Shift rota.csv', 'Winter rota.csv']);
  });
});

describe('marks', () => {
  const star = (api: TestApi, ids: readonly string[], as: Asker = 'admin') =>
    api.ask(
      'mutation ($ids: [ID!]!) { starFiles(input: { ids: $ids, starred: true }) { files { id starred offline } } }',
      { ids },
      as,
    );

  test('belong to the viewer alone', async () => {
    const api = createTestApi();
    const before = await names(api, 'view: STARRED', 'admin');
    const { data } = await star(api, ['file-4'], 'staff');
    expect(data?.starFiles).toEqual({ files: [{ id: 'file-4', starred: true, offline: false }] });
    expect(await names(api, 'view: STARRED', 'staff')).toEqual([
      'Evacuation drill.txt',
      'Handover notes.txt',
    ]);
    expect(await names(api, 'view: STARRED', 'admin')).toEqual(before);
  });

  test('are independent: off-line does not take the star away', async () => {
    const api = createTestApi();
    const { data } = await api.ask(
      'mutation { keepFilesOffline(input: { ids: ["file-9"], offline: true }) { files { starred offline } } }',
    );
    expect(data?.keepFilesOffline).toEqual({ files: [{ starred: true, offline: true }] });
  });

  test('on a file that does not exist are NOT_FOUND, and none is set', async () => {
    const api = createTestApi();
    expect((await star(api, ['file-4', 'nothing'])).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await names(api, 'view: STARRED')).not.toContain('Handover notes.txt');
  });
});

const payload =
  '{ file { id name type size owner { kind } location { name } content } folder { childCount } errors { field message } }';

const upload = async (api: TestApi, input: object, as: Asker = 'admin') =>
  (await api.ask(`mutation ($input: UploadInput!) { uploadFile(input: $input) ${payload} }`, { input }, as))
    .data?.uploadFile;

const note = { name: 'Note.txt', mimeType: 'text/plain', content: btoa('Gate 2 is open.') };

describe('uploading', () => {
  test('keeps the content, the size and whose it is', async () => {
    const api = createTestApi();
    expect(await upload(api, { ...note, folderId: 'file-1' }, 'staff')).toEqual({
      file: {
        id: 'new-0001',
        name: 'Note.txt',
        type: 'DOCUMENT',
        size: 15,
        owner: { kind: 'ME' },
        location: [{ name: 'Shift documents' }],
        content: `data:text/plain;base64,${note.content}`,
      },
      folder: { childCount: 3 },
      errors: [],
    });
    expect((await file(api, 'new-0001')).owner).toEqual({ kind: 'PERSON', name: 'Amani Otieno' });
  });

  test('takes tables for spreadsheets, and shows a picture as itself', async () => {
    const api = createTestApi();
    await upload(api, { ...note, name: 'Figures.xlsx', mimeType: 'application/octet-stream' });
    expect((await file(api, 'new-0001')).type).toBe('SPREADSHEET');
    await upload(api, { ...note, name: 'Figures', mimeType: 'text/csv' });
    expect((await file(api, 'new-0002')).type).toBe('SPREADSHEET');
    await upload(api, { name: 'Gate.png', mimeType: 'image/png', content: 'iVBORw==' });
    expect((await file(api, 'new-0003', 'preview')).preview).toBe('data:image/png;base64,iVBORw==');
  });

  test('draws pictures that may hold scripts instead of showing them', async () => {
    const api = createTestApi();
    await upload(api, { name: 'Gate.svg', mimeType: 'image/svg+xml', content: note.content });
    expect((await file(api, 'new-0001', 'preview')).preview).toMatch(/^data:image\/svg\+xml,/);
  });

  test('takes 64 kB and not a byte more', async () => {
    const api = createTestApi();
    const of = (bytes: number) => btoa('x'.repeat(bytes));
    expect(await upload(api, { ...note, content: of(65_536) })).toMatchObject({ errors: [] });
    expect(await upload(api, { ...note, name: 'More.txt', content: of(65_537) })).toEqual({
      file: null,
      folder: null,
      errors: [{ field: 'content', message: 'It has more than 64 kB: make it smaller, or split it.' }],
    });
  });

  test('takes a name that is a part of another', async () => {
    expect(await upload(createTestApi(), { ...note, name: 'card.txt' })).toMatchObject({ errors: [] });
  });

  test.each([
    ['name', 'Enter a name.', { name: ' ' }],
    ['name', 'Leave out / \\', { name: 'a/b' }],
    ['name', 'There is something of that name here already.', { name: 'red CARD.txt' }],
    ['content', 'Send the content as base64.', { content: 'not base64!' }],
    ['mimeType', 'Write it like text/plain.', { mimeType: 'text' }],
  ])('is refused on the field %s with: %s', async (field, message, change) => {
    const api = createTestApi();
    expect(await upload(api, { ...note, ...change })).toMatchObject({
      file: null,
      errors: [{ field, message }],
    });
    expect((await files(api)).totalCount).toBe(11);
  });

  test('into what is no folder is NOT_FOUND', async () => {
    const { errors } = await createTestApi().ask(
      `mutation ($input: UploadInput!) { uploadFile(input: $input) ${payload} }`,
      { input: { ...note, folderId: 'file-4' } },
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Folder file-4 does not exist.' }]);
  });
});

describe('folders', () => {
  const create = async (api: TestApi, name: string, folderId: string | null) =>
    (
      await api.ask(`mutation ($input: FolderInput!) { createFolder(input: $input) ${payload} }`, {
        input: { name, folderId },
      })
    ).data?.createFolder as { file: { id: string } | null; errors: { field: string; message: string }[] };

  test('are made in folders, ten deep at most', async () => {
    const api = createTestApi();
    let folderId: string | null = null;
    for (let depth = 1; depth <= 10; depth += 1) {
      const made = await create(api, `Depth ${depth}`, folderId);
      folderId = made.file?.id ?? null;
    }
    expect(folderId).toBe('new-0010');
    expect(await create(api, 'Too deep', folderId)).toMatchObject({
      file: null,
      errors: [{ field: 'folderId', message: 'Folders lie 10 deep at most.' }],
    });
  });

  test('are removed with all that lies in them, marks and contents too', async () => {
    const api = createTestApi();
    const { file: inner } = await create(api, 'Inner', 'file-1');
    await upload(api, { ...note, folderId: inner?.id });
    const { data } = await api.ask(
      'mutation { removeFiles(input: { ids: ["file-1"] }) { files { id } folders { id } } }',
    );
    expect(data?.removeFiles).toEqual({
      files: ['file-1', 'file-12', 'file-13', 'new-0001', 'new-0002'].map((id) => ({ id })),
      folders: [],
    });
    expect(await api.environment.store.fileContents.get('new-0002')).toBeUndefined();
    expect((await files(api, 'view: RECENT')).nodes.map(({ id }) => id)).not.toContain('file-12');
  });

  test('take no marks from other files when they are removed', async () => {
    const api = createTestApi();
    const starred = await names(api, 'view: STARRED');
    const { file: made } = await create(api, 'Inner', null);
    await api.ask('mutation ($ids: [ID!]!) { removeFiles(input: { ids: $ids }) { files { id } } }', {
      ids: [made?.id],
    });
    expect(await names(api, 'view: STARRED')).toEqual(starred);
  });

  test('count anew when something in them is removed', async () => {
    const { data } = await createTestApi().ask(
      'mutation { removeFiles(input: { ids: ["file-12"] }) { folders { id childCount } } }',
    );
    expect(data?.removeFiles).toEqual({ folders: [{ id: 'file-1', childCount: 1 }] });
  });
});

describe('renaming', () => {
  const rename = async (api: TestApi, id: string, name: string) =>
    (
      await api.ask(
        `mutation ($id: ID!, $name: String!) { renameFile(input: { id: $id, name: $name }) ${payload} }`,
        {
          id,
          name,
        },
      )
    ).data?.renameFile;

  test('changes the name, also of a folder in the places of its files', async () => {
    const api = createTestApi();
    expect(await rename(api, 'file-1', ' Shifts ')).toMatchObject({ file: { name: 'Shifts' }, errors: [] });
    expect(await file(api, 'file-12', 'location { name }')).toEqual({ location: [{ name: 'Shifts' }] });
  });

  test('to its own name in other letters is no conflict, to another’s is', async () => {
    const api = createTestApi();
    expect(await rename(api, 'file-4', 'HANDOVER NOTES.txt')).toMatchObject({ errors: [] });
    expect(await rename(api, 'file-4', 'Red card.txt')).toEqual({
      file: null,
      folder: null,
      errors: [{ field: 'name', message: 'There is something of that name here already.' }],
    });
    expect((await file(api, 'file-4')).name).toBe('HANDOVER NOTES.txt');
  });

  test('what does not exist is NOT_FOUND', async () => {
    const { errors } = await createTestApi().ask(
      'mutation { renameFile(input: { id: "nothing", name: "A" }) { errors { field } } }',
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'File nothing does not exist.' }]);
  });
});

test('files are closed to guests', async () => {
  const { errors } = await createTestApi().ask('{ files { totalCount } }', {}, 'guest');
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});
