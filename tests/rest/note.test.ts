import { describe, expect, it } from 'vitest';
import { copyRows } from '../support/copyRows.ts';
import { createRestKit, type RestKit } from './kit.ts';

/** The answer of a call that succeeds. */
async function answered(
  kit: RestKit,
  path: string,
  call: Parameters<RestKit['call']>[1] = {},
): Promise<unknown> {
  const { status, body } = await kit.call(`/api/notes-app/${path}`, call);
  expect(body).not.toHaveProperty('error');
  expect(status).toBe(200);
  return body;
}

const list = async (kit: RestKit) => (await answered(kit, 'notes')) as { id: string }[];
const post = (kit: RestKit, path: string, body: unknown) => answered(kit, path, { method: 'POST', body });
const refused = (path: string, body: unknown) =>
  createRestKit().call(`/api/notes-app/${path}`, { method: 'POST', body });

const note = {
  id: 'note-1',
  title: 'Gate',
  description: 'Oil it.',
  archive: true,
  image: '',
  time: '2026-11-19T08:00:00.000Z',
  reminder: '2026-11-22T08:00:00.000Z',
  checklist: [{ id: 'a', checked: true, text: 'Oil' }],
  labels: ['note-label-family'],
};

it('answers all notes with exactly their fields', async () => {
  const kit = createRestKit();
  await copyRows((await kit.store()).notes, 'note-1', 90);
  const notes = await list(kit);
  expect(new Set(notes.map(({ id }) => id)).size).toBe(105);
  expect(Object.keys(notes[0] ?? {}).sort()).toEqual(Object.keys(note).sort());
});

it('answers labels with id, name and handle', async () => {
  expect(await answered(createRestKit(), 'labels')).toContainEqual({
    id: 'note-label-prior',
    name: 'Priority',
    handle: 'prior',
  });
});

it('creates a note in front and answers with its generated id', async () => {
  const kit = createRestKit();
  const { id: _, ...sent } = note;
  const kept = (await post(kit, 'create-note', sent)) as { id: string };
  expect(kept).toEqual({ ...sent, id: expect.any(String) });
  expect((await list(kit))[0]).toEqual(kept);
});

it.each([
  [{ title: 'Gate' }, { title: 'Gate', description: '' }],
  [{ description: 'Oil it.' }, { title: '', description: 'Oil it.' }],
  [{ archive: true }, { title: '', description: '', archive: true }],
])('gives defaults to what a new note of %j leaves out', async (sent, kept) => {
  expect(await post(createRestKit(), 'create-note', sent)).toEqual({
    archive: false,
    ...kept,
    id: expect.any(String),
    image: '',
    time: '2026-11-20T14:30:00.000Z',
    reminder: null,
    checklist: [],
    labels: [],
  });
});

it.each([{}, { note: { title: 'Gate' } }])(
  'makes no note of %j, which holds no field of one',
  async (body) => {
    expect(await refused('create-note', body)).toMatchObject({
      status: 400,
      body: { error: { message: 'Send at least one field of the note, for example {"title": "…"}.' } },
    });
  },
);

it('updates a note and answers with it', async () => {
  const kit = createRestKit();
  expect(await post(kit, 'update-note', note)).toEqual(note);
  expect(await list(kit)).toContainEqual(note);
});

it('removes a note and answers with those that remain', async () => {
  const kit = createRestKit();
  const before = await list(kit);
  const remaining = before.filter(({ id }) => id !== 'note-4');
  expect(await post(kit, 'remove-note', { noteId: 'note-4' })).toEqual(remaining);
  expect(await list(kit)).toEqual(remaining);
});

describe('POST /api/notes-app/update-labels', () => {
  const labels = [
    { id: 'note-label-work', name: 'Job', handle: 'job' },
    { id: 'note-label-family', name: 'Family', handle: 'family' },
  ];

  it.each([
    ['a list', labels],
    ['a list as text', JSON.stringify(labels)],
    ['an object with the list', { labels }],
  ])('takes %s, makes the labels exactly these and answers with them', async (_, body) => {
    const kit = createRestKit();
    expect(await post(kit, 'update-labels', body)).toEqual(labels);
    expect(await answered(kit, 'labels')).toEqual(labels);
  });

  it('gives ids to labels of the client’s own making', async () => {
    const [label] = (await post(createRestKit(), 'update-labels', [{ id: 'x', name: 'New' }])) as {
      id: string;
    }[];
    expect(label).toEqual({ id: expect.not.stringMatching(/^x$/), name: 'New', handle: 'new' });
  });

  it.each([
    [{}, 'Send labels as a list.'],
    [[{ handle: 'a' }], 'Send name as text.'],
    [[{ name: '' }], 'One of them is empty: fill it in, or leave it out.'],
  ])('refuses %j', async (body, message) => {
    expect(await refused('update-labels', body)).toMatchObject({ status: 400, body: { error: { message } } });
  });

  it('is documented as a list', async () => {
    const { body } = await createRestKit().call('/api/openapi.json');
    expect(body).toHaveProperty(
      [
        'paths',
        '/api/notes-app/update-labels',
        'post',
        'requestBody',
        'content',
        'application/json',
        'schema',
        'anyOf',
        0,
        'type',
      ],
      'array',
    );
  });
});

describe('bodies that cannot be read', () => {
  it.each([
    ['create-note', { title: 5 }, 'title', 'Send title as text.'],
    ['update-note', { ...note, archive: 'yes' }, 'archive', 'Send archive as true or false.'],
    [
      'update-note',
      { ...note, reminder: 'soon' },
      'reminder',
      'Send reminder as a moment like 2026-11-21T08:30:00.000Z.',
    ],
    [
      'update-note',
      { ...note, image: 'javascript:alert(1)' },
      'image',
      'Give an address that begins with one of: https:, data:image/',
    ],
    ['remove-note', {}, 'noteId', 'Send noteId as text.'],
  ])('%s refuses by name and with the cure: %#', async (path, body, field, message) => {
    expect(await refused(path, body)).toMatchObject({ status: 400, body: { error: { field, message } } });
  });

  it('are no lists where an object is asked for', async () => {
    expect(await refused('create-note', [note])).toMatchObject({ status: 400 });
  });
});

it.each([
  ['update-note', { ...note, id: 'staff-note-1' }],
  ['update-note', { ...note, labels: ['staff-note-label-work'] }],
  ['remove-note', { noteId: 'staff-note-1' }],
])('answers 404 to %s of what is not the viewer’s', async (path, body) => {
  expect(await refused(path, body)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
});
