import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

interface Note {
  readonly id: string;
  readonly title: string;
  readonly archived: boolean;
  readonly image: string;
  readonly reminder: string | null;
  readonly checklist: readonly { readonly id: string; readonly text: string; readonly checked: boolean }[];
  readonly labels: readonly { readonly id: string; readonly name: string }[];
}

interface Label {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
}

const fields =
  'id title description archived image time reminder checklist { id text checked } labels { id name }';

async function list(api: TestApi, filter = {}, as?: Asker): Promise<Note[]> {
  const { data, errors } = await api.ask(
    `query ($filter: NoteFilter) { notes(filter: $filter, first: 100) { nodes { ${fields} } } }`,
    { filter },
    as,
  );
  expect(errors).toEqual([]);
  return (data as { notes: { nodes: Note[] } }).notes.nodes;
}

const ids = (notes: readonly Note[]) => notes.map(({ id }) => id);

interface Payload {
  readonly note: Note | null;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

async function create(api: TestApi, input: object): Promise<Payload> {
  const { data } = await api.ask(
    `mutation ($input: NoteInput!) { createNote(input: $input) { note { ${fields} } errors { field message } } }`,
    { input },
  );
  return data?.createNote as Payload;
}

async function update(api: TestApi, id: string, input: object): Promise<Payload> {
  const { data } = await api.ask(
    `mutation ($id: ID!, $input: NoteInput!) {
      updateNote(input: { id: $id, note: $input }) { note { ${fields} } errors { field message } } }`,
    { id, input },
  );
  return data?.updateNote as Payload;
}

async function labels(api: TestApi, as?: Asker): Promise<Label[]> {
  return (await api.ask('{ noteLabels { id name handle } }', {}, as)).data?.noteLabels as Label[];
}

async function saveLabels(api: TestApi, wanted: readonly object[], as?: Asker) {
  const { data } = await api.ask(
    `mutation ($labels: [NoteLabelInput!]!) {
      saveNoteLabels(input: { labels: $labels }) { labels { id name handle } errors { field message } } }`,
    { labels: wanted },
    as,
  );
  return data?.saveNoteLabels as { labels: Label[]; errors: { field: string; message: string }[] };
}

describe('the demo', () => {
  test('has 15 notes: 3 archived, 8 with a reminder, 2 with a picture, 4 with a checklist', async () => {
    const notes = await list(createTestApi());
    const count = (has: (note: Note) => boolean) => notes.filter(has).length;
    expect([
      notes.length,
      count(({ archived }) => archived),
      count(({ reminder }) => reminder !== null),
      count(({ image }) => image.startsWith('data:image/svg+xml,')),
      count(({ checklist }) => checklist.length > 0),
    ]).toEqual([15, 3, 8, 2, 4]);
  });

  test('has six labels, each on a note', async () => {
    const api = createTestApi();
    const all = await labels(api);
    expect(all.map(({ handle }) => handle)).toEqual([
      'family',
      'work',
      'todos',
      'prior',
      'personal',
      'friends',
    ]);
    for (const { id } of all) expect(await list(api, { labelId: id })).not.toEqual([]);
  });
});

describe('lists', () => {
  test('hold archived notes, others, or both', async () => {
    const api = createTestApi();
    const [archived, others] = [await list(api, { archived: true }), await list(api, { archived: false })];
    expect(archived.every((note) => note.archived)).toBe(true);
    expect([archived.length, others.length]).toEqual([3, 12]);
  });

  test('find reminders, any or in a stretch', async () => {
    const api = createTestApi();
    expect(await list(api, { reminder: {} })).toHaveLength(8);
    const range = { from: '2026-11-20T15:00:00.000Z', to: '2026-11-20T18:00:00.000Z' };
    expect(ids(await list(api, { reminder: range }))).toEqual(['note-2']);
  });

  test('find words in titles, descriptions and checklists', async () => {
    const api = createTestApi();
    expect(ids(await list(api, { search: '  HARBOUR  ' }))).toEqual(['note-1']);
    expect(ids(await list(api, { search: 'two lamps' }))).toEqual(['note-9']);
    expect(ids(await list(api, { search: 'contact spray' }))).toEqual(['note-6']);
  });

  test('by label hold exactly the notes with it', async () => {
    const api = createTestApi();
    const expected = (await list(api)).filter((note) => note.labels.some(({ name }) => name === 'Priority'));
    expect(await list(api, { labelId: 'note-label-prior' })).toEqual(expected);
  });

  test('cost four reads, however many rows there are', async () => {
    const api = createTestApi();
    const query = `{ notes(first: 100) { totalCount nodes { ${fields} } } }`;
    expect(await countReads(api, () => api.ask(query))).toEqual({
      notes: 2,
      noteLabels: 1,
      noteLabelings: 1,
    });
  });
});

describe('a new note', () => {
  test('stands in front, with what was sent', async () => {
    const api = createTestApi();
    api.pass(60_000);
    const { note, errors } = await create(api, {
      title: 'Gate',
      reminder: '2026-11-21T08:00:00.000Z',
      checklist: [{ text: 'Oil', checked: false }],
      labelIds: ['note-label-work', 'note-label-family'],
    });
    expect(errors).toEqual([]);
    expect(note).toMatchObject({
      title: 'Gate',
      description: '',
      archived: false,
      image: '',
      time: '2026-11-20T14:31:00.000Z',
      reminder: '2026-11-21T08:00:00.000Z',
      checklist: [{ id: expect.stringMatching(/./), text: 'Oil', checked: false }],
      labels: [{ name: 'Family' }, { name: 'Work' }],
    });
    expect((await list(api))[0]).toEqual(note);
  });

  test('stands in front of one that was written in the same moment', async () => {
    const api = createTestApi();
    await create(api, { title: 'First' });
    await create(api, { title: 'Second' });
    expect((await list(api)).slice(0, 2).map(({ title }) => title)).toEqual(['Second', 'First']);
  });

  test('is refused on its field, and nothing is kept', async () => {
    const api = createTestApi();
    expect(await create(api, { image: 'javascript:alert(1)' })).toMatchObject({
      note: null,
      errors: [{ field: 'image' }],
    });
    expect(await list(api)).toHaveLength(15);
  });

  test('with a label that is not the viewer’s is NOT_FOUND, and nothing is kept', async () => {
    const api = createTestApi();
    const { errors } = await api.ask(
      'mutation { createNote(input: { title: "A", labelIds: ["staff-note-label-work"] }) { errors { field } } }',
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await list(api)).toHaveLength(15);
  });
});

describe('an update', () => {
  test('changes what was sent and leaves the rest in its place', async () => {
    const api = createTestApi();
    const before = await list(api);
    await update(api, 'note-6', { archived: true });
    expect(await list(api)).toEqual(
      before.map((note) => (note.id === 'note-6' ? { ...note, archived: true } : note)),
    );
  });

  test('empties the reminder by null, and pictures and labels by nothing', async () => {
    const api = createTestApi();
    await update(api, 'note-3', { image: '' });
    expect((await update(api, 'note-1', { reminder: null, labelIds: [] })).note).toMatchObject({
      reminder: null,
      labels: [],
    });
    expect((await list(api)).filter(({ image }) => image !== '')).toHaveLength(1);
  });

  test('of labels leaves those of other notes, and is told as it is after each of several of one call', async () => {
    const api = createTestApi();
    const others = async () => (await list(api)).filter(({ id }) => id !== 'note-1');
    const before = await others();
    const label = (id: string) =>
      `updateNote(input: { id: "note-1", note: { labelIds: ["note-label-${id}"] } }) { note { labels { name } } }`;
    const { data } = await api.ask(`mutation { first: ${label('family')} second: ${label('work')} }`);
    expect(data?.second).toEqual({ note: { labels: [{ name: 'Work' }] } });
    expect(await others()).toEqual(before);
  });

  test('replaces the checklist', async () => {
    const api = createTestApi();
    const checklist = [{ id: '2', text: 'Count the keys', checked: true }];
    expect((await update(api, 'note-2', { checklist })).note?.checklist).toEqual(checklist);
  });
});

describe('reminders', () => {
  const claim = async (api: TestApi, as?: Asker) => {
    const { data } = await api.ask(
      'mutation { claimNoteReminders { notes { id } nextAt errors { field } } }',
      {},
      as,
    );
    return data?.claimNoteReminders as { notes: { id: string }[]; nextAt: string | null };
  };

  test('are given out once, when their time has come, with when the next one comes', async () => {
    const api = createTestApi();
    expect(await claim(api)).toMatchObject({ notes: [], nextAt: '2026-11-20T17:00:00.000Z' });
    api.pass(3 * 3_600_000);
    const [first, second] = await Promise.all([claim(api), claim(api)]);
    expect([...first.notes, ...second.notes].map(({ id }) => id)).toEqual(['note-2']);
    expect(first.nextAt).toBe('2026-11-20T19:00:00.000Z');
    expect((await claim(api)).notes).toEqual([]);
  });

  test('that passed while nobody asked are given out too, the oldest first', async () => {
    const api = createTestApi();
    await claim(api);
    api.pass(100 * 3_600_000);
    const { notes, nextAt } = await claim(api);
    expect(notes).toHaveLength(6);
    expect(ids(notes as Note[]).slice(0, 2)).toEqual(['note-2', 'note-1']);
    expect(nextAt).toBeNull();
  });

  test('that were told come again only when another time is set', async () => {
    const api = createTestApi();
    await claim(api);
    api.pass(3 * 3_600_000);
    await claim(api);
    await update(api, 'note-2', { title: 'Told', reminder: '2026-11-20T17:00:00.000Z' });
    expect((await claim(api)).notes).toEqual([]);
    await update(api, 'note-2', { reminder: '2026-11-20T17:10:00.000Z' });
    expect(ids((await claim(api)).notes as Note[])).toEqual(['note-2']);
  });

  test('of others stay with them, and those of removed notes are silent', async () => {
    const api = createTestApi();
    await claim(api);
    api.pass(3 * 3_600_000);
    await api.ask('mutation { removeNote(input: { id: "note-2" }) { removedId } }');
    expect((await claim(api)).notes).toEqual([]);
    expect(ids((await claim(api, 'staff')).notes as Note[])).toEqual(['staff-note-2']);
  });
});

test('removing a note removes it with its labelings', async () => {
  const api = createTestApi();
  const { data } = await api.ask('mutation { removeNote(input: { id: "note-1" }) { removedId } }');
  expect(data).toEqual({ removeNote: { removedId: 'note-1' } });
  expect(ids(await list(api))).not.toContain('note-1');
  expect(await api.environment.store.noteLabelings.count({ noteId: 'note-1' })).toBe(0);
});

describe('labels', () => {
  test('become exactly those that were sent: renamed, added, removed, in that order', async () => {
    const api = createTestApi();
    const sent = [
      { name: ' Night Shift ' },
      { id: 'note-label-work', name: 'Job' },
      { id: 'note-label-family', name: 'Family', handle: 'family' },
    ];
    const { labels: saved, errors } = await saveLabels(api, sent);
    expect(errors).toEqual([]);
    expect(saved).toEqual([
      { id: expect.any(String), name: 'Night Shift', handle: 'night-shift' },
      { id: 'note-label-work', name: 'Job', handle: 'job' },
      { id: 'note-label-family', name: 'Family', handle: 'family' },
    ]);
    expect(await labels(api)).toEqual(saved);
  });

  test('that are removed leave their notes', async () => {
    const api = createTestApi();
    await saveLabels(api, [{ id: 'note-label-work', name: 'Work' }]);
    const named = (await list(api)).flatMap((note) => note.labels.map(({ name }) => name));
    expect(new Set(named)).toEqual(new Set(['Work']));
    const { noteLabelings } = api.environment.store;
    expect(await noteLabelings.count({ ownerId: 'user-admin' })).toBe(named.length);
  });

  test('without a name are refused, and all stay as they were', async () => {
    const api = createTestApi();
    const before = await labels(api);
    expect(await saveLabels(api, [{ name: ' ' }])).toEqual({
      labels: before,
      errors: [{ field: 'labels', message: 'One of them is empty: fill it in, or leave it out.' }],
    });
  });

  test('of another account are neither seen nor changed', async () => {
    const api = createTestApi();
    const theirs = await labels(api);
    await saveLabels(api, [{ id: 'note-label-work', name: 'Taken' }], 'staff');
    expect(await labels(api)).toEqual(theirs);
    expect((await labels(api, 'staff')).map(({ id }) => id)).not.toContain('note-label-work');
  });
});

describe('notes are personal', () => {
  test('each account sees its own', async () => {
    const api = createTestApi();
    const mine = ids(await list(api));
    const theirs = ids(await list(api, {}, 'staff'));
    expect(theirs).toHaveLength(15);
    expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
  });

  test.each([
    ['read', '{ note(id: "note-1") { id } }'],
    ['updated', 'mutation { updateNote(input: { id: "note-1", note: { title: "Taken" } }) { note { id } } }'],
    ['removed', 'mutation { removeNote(input: { id: "note-1" }) { removedId } }'],
    ['found by their label', '{ notes(filter: { labelId: "note-label-work" }) { totalCount } }'],
  ])('another’s cannot be %s: it is NOT_FOUND', async (_, query) => {
    const api = createTestApi();
    const before = await list(api);
    expect((await api.ask(query, {}, 'staff')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await list(api)).toEqual(before);
  });

  test('are closed to guests', async () => {
    const { errors } = await createTestApi().ask('{ notes { totalCount } }', {}, 'guest');
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});

test('a removed label comes back with its id, in its place, on its notes; somebody else cannot put it back', async () => {
  const api = createTestApi();
  const all = await labels(api);
  const work = all.find(({ handle }) => handle === 'work');
  const withWork = (await list(api, { labelId: work?.id })).map(({ id }) => id);
  await saveLabels(
    api,
    all.filter(({ id }) => id !== work?.id),
  );
  expect(await labels(api)).toHaveLength(5);
  const restore =
    'mutation ($id: ID!) { restoreNoteLabel(input: { id: $id }) { label { id } errors { field } } }';
  const { errors } = await api.ask(restore, { id: work?.id }, 'staff');
  expect(errors?.[0]?.code).toBe('NOT_FOUND');
  const { data } = await api.ask(restore, { id: work?.id });
  expect(data?.restoreNoteLabel).toEqual({ label: { id: work?.id }, errors: [] });
  expect(await labels(api)).toEqual(all);
  expect((await list(api, { labelId: work?.id })).map(({ id }) => id)).toEqual(withWork);

  // Another has its name meanwhile: it comes back by one that is free, and all can be saved again.
  const others = all.filter(({ id }) => id !== work?.id);
  await saveLabels(api, others);
  await saveLabels(api, [...(await labels(api)), { name: 'WORK' }]);
  await api.ask(restore, { id: work?.id });
  const both = await labels(api);
  expect(both.map(({ name }) => name)).toEqual(
    all.map(({ name }) => (name === 'Work' ? 'Work (2)' : name)).concat('WORK'),
  );
  expect(new Set(both.map(({ handle }) => handle)).size).toBe(both.length);
  expect(await saveLabels(api, both)).toMatchObject({ errors: [] });
  expect((await list(api, { labelId: work?.id })).map(({ id }) => id)).toEqual(withWork);

  const many = Array.from({ length: 100 }, (_, index) => ({ name: `Label ${index}` }));
  await saveLabels(api, many);
  const full = await api.ask(restore, { id: work?.id });
  expect(full.data?.restoreNoteLabel).toEqual({ label: null, errors: [{ field: 'labels' }] });
  expect(await labels(api)).toHaveLength(100);
});
