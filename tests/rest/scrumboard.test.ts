import { describe, expect, it } from 'vitest';
import { copyRows } from '../support/copyRows.ts';
import { createRestKit, type RestKit } from './kit.ts';

interface Card {
  readonly id: string;
  readonly name: string;
  readonly idAttachmentCover: string;
  readonly idMembers: readonly string[];
  readonly attachments: readonly { readonly id: string; readonly type: string }[];
}

interface Board {
  readonly id: string;
  readonly name: string;
  readonly uri: string;
  readonly lists: readonly {
    readonly id: string;
    readonly name: string;
    readonly idCards: readonly string[];
  }[];
  readonly cards: readonly Card[];
}

/** The answer of a call that succeeds. */
async function answered(
  kit: RestKit,
  path: string,
  call: Parameters<RestKit['call']>[1] = {},
): Promise<unknown> {
  const { status, body } = await kit.call(`/api/scrumboard-app/${path}`, call);
  expect(JSON.stringify(body)).not.toContain('"error"');
  expect(status).toBe(200);
  return body;
}

const post = (kit: RestKit, path: string, body: object) => answered(kit, path, { method: 'POST', body });
const boardId = 'board-frontend';
const listId = 'board-frontend-list-1';
const cardId = 'board-frontend-card-1-1';
const read = async (kit: RestKit, id = boardId) =>
  (await answered(kit, 'board', { query: { boardId: id } })) as Board;
const cardOf = ({ cards }: Board, id = cardId) => cards.find((card) => card.id === id);

describe('boards', () => {
  it('are listed by id, name and uri', async () => {
    expect(await answered(createRestKit(), 'boards')).toEqual([
      { id: boardId, name: 'Frontend', uri: 'frontend' },
      { id: 'board-backend', name: 'Backend', uri: 'backend' },
    ]);
  });

  it('are all listed, however many there are', async () => {
    const kit = createRestKit();
    await copyRows((await kit.store()).boards, 'board-backend', 100);
    expect(await answered(kit, 'boards')).toHaveLength(102);
  });

  it('are answered whole', async () => {
    const board = await read(createRestKit());
    expect(board).toMatchObject({
      settings: { color: '#192D3E', subscribed: true, cardCoverImages: true },
      labels: expect.arrayContaining([{ id: '1', name: 'High Priority', class: '#F44336' }]),
      members: expect.arrayContaining([{ id: 'member-1', name: 'Mira Aydın', avatar: '' }]),
    });
    expect(board.lists.map(({ name, idCards }) => [name, idCards.length])).toEqual([
      ['Design', 2],
      ['Development', 4],
      ['Upcoming Features', 5],
      ['Known Bugs', 3],
    ]);
    expect(cardOf(board)).toMatchObject({
      idAttachmentCover: 'attachment-1',
      idLabels: ['1', '2'],
      attachments: [{ type: 'image', src: expect.stringContaining('data:image/svg+xml,') }],
      checklists: [{ checkItems: expect.arrayContaining([{ id: 'item-1', name: 'Live', checked: true }]) }],
      activities: expect.arrayContaining([
        expect.objectContaining({ type: 'comment', idMember: 'member-1' }),
      ]),
    });
    expect(board.cards.flatMap(({ attachments }) => attachments)).toContainEqual(
      expect.objectContaining({ type: 'link', url: 'https://github.com/topojson/world-atlas' }),
    );
  });

  it('are 404 with these words when unknown', async () => {
    expect(
      await createRestKit().call('/api/scrumboard-app/board', { query: { boardId: 'x' } }),
    ).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND', message: 'Requested board do not exist.' } },
    });
  });

  it('are created with id, name and uri', async () => {
    const kit = createRestKit();
    const created = (await post(kit, 'board/new', { board: { name: 'Field Work' } })) as Board;
    expect(created).toEqual({ id: expect.any(String), name: 'Field Work', uri: 'field-work' });
    expect(await read(kit, created.id)).toMatchObject({ name: 'Field Work', lists: [], cards: [] });
  });

  it('are renamed; the answer is the title', async () => {
    const kit = createRestKit();
    expect(await post(kit, 'board/rename', { boardId, boardTitle: 'Face' })).toBe('Face');
    expect((await read(kit)).name).toBe('Face');
  });

  it('have their settings replaced; the answer is the settings', async () => {
    const kit = createRestKit();
    const settings = { color: '#4CAF50', subscribed: false, cardCoverImages: false };
    expect(await post(kit, 'board/settings/update', { boardId, settings })).toEqual(settings);
    expect(await read(kit)).toMatchObject({ settings });
  });

  it('are deleted; the answer is true', async () => {
    const kit = createRestKit();
    expect(await post(kit, 'board/delete', { boardId })).toBe(true);
    expect(await answered(kit, 'boards')).toHaveLength(1);
  });
});

describe('lists', () => {
  it('are created behind the others; the answer is the lists', async () => {
    const kit = createRestKit();
    const before = (await read(kit)).lists;
    const lists = await post(kit, 'list/new', { boardId, data: { name: 'Done' } });
    expect(lists).toEqual([...before, { id: expect.any(String), name: 'Done', idCards: [] }]);
    expect((await read(kit)).lists).toEqual(lists);
  });

  it('are renamed; the answer is the title', async () => {
    const kit = createRestKit();
    expect(await post(kit, 'list/rename', { boardId, listId, listTitle: 'Sketches' })).toBe('Sketches');
    expect((await read(kit)).lists[0]?.name).toBe('Sketches');
  });

  it('are removed; the answer is true', async () => {
    const kit = createRestKit();
    expect(await post(kit, 'list/remove', { boardId, listId })).toBe(true);
    expect((await read(kit)).lists.map(({ id }) => id)).not.toContain(listId);
  });

  it.each(['list/order', 'card/order'])('are replaced with the submitted ones by %s', async (path) => {
    const kit = createRestKit();
    const [design, development, ...others] = (await read(kit)).lists;
    const [moved = '', ...left] = design?.idCards ?? [];
    const lists = [
      ...others,
      { ...development, idCards: [moved, ...(development?.idCards ?? [])] },
      { ...design, idCards: left },
    ];
    expect(await post(kit, path, { boardId, lists })).toEqual(lists);
    expect((await read(kit)).lists).toEqual(lists);
  });
});

describe('cards', () => {
  it('are appended to the chosen list; the answer is the board', async () => {
    const kit = createRestKit();
    const before = (await read(kit)).lists[0]?.idCards ?? [];
    const board = (await post(kit, 'card/new', { boardId, listId, data: { name: 'Snapshot' } })) as Board;
    const added = board.lists[0]?.idCards.at(-1);
    expect(board.lists[0]?.idCards).toEqual([...before, added]);
    expect(cardOf(board, added)).toMatchObject({ name: 'Snapshot', idAttachmentCover: '', due: null });
    expect(await read(kit)).toEqual(board);
  });

  it('are merged by id; the answer is the card', async () => {
    const kit = createRestKit();
    const before = cardOf(await read(kit));
    const card = { id: cardId, name: 'Tile', idMembers: ['member-14'], due: '2026-12-01T08:00:00.000Z' };
    const after = await post(kit, 'card/update', { boardId, card });
    expect(after).toEqual({ ...before, ...card });
    expect(cardOf(await read(kit))).toEqual(after);
  });

  it('may be sent whole', async () => {
    const kit = createRestKit();
    const card = cardOf(await read(kit));
    expect(await post(kit, 'card/update', { boardId, card })).toEqual(card);
  });

  it('take attachments, checklists and comments as lists, and lose their cover by an empty text', async () => {
    const card = {
      id: cardId,
      idAttachmentCover: '',
      attachments: [{ id: 'n', name: 'Plan', type: 'link', url: 'https://plans.example/1' }],
      checklists: [{ id: 'c', name: 'Steps', checkItems: [{ id: 'i', name: 'One', checked: false }] }],
      activities: [{ id: 'a', type: 'comment', idMember: 'member-9', message: 'Seen.', time: '2020-01-01' }],
    };
    const time = '2026-11-20T14:30:00.000Z';
    expect(await post(createRestKit(), 'card/update', { boardId, card })).toMatchObject({
      ...card,
      attachments: [{ ...card.attachments[0], time }],
      // Whatever the call says: the comment is the caller's, and of now.
      activities: [{ ...card.activities[0], idMember: 'member-1', time }],
    });
  });

  it('are removed from every list, too; the answer is the id', async () => {
    const kit = createRestKit();
    expect(await post(kit, 'card/remove', { boardId, cardId })).toBe(cardId);
    expect(JSON.stringify(await read(kit))).not.toContain(cardId);
  });
});

describe('refusals', () => {
  it.each([
    ['board/new', {}, 'board', 'Send board as an object with a name.'],
    ['board/new', { board: { name: ' ' } }, 'name', 'Enter a name.'],
    ['board/rename', { boardId }, 'boardTitle', 'Send boardTitle as text.'],
    [
      'board/settings/update',
      { boardId, settings: { color: '' } },
      'settings.subscribed',
      'Send subscribed as true or false.',
    ],
    ['card/new', { boardId, listId, data: {} }, 'data.name', 'Send name as text.'],
    ['card/update', { boardId, card: { name: 'A' } }, 'card.id', 'Send id as text.'],
    [
      'card/update',
      { boardId, card: { id: cardId, idMembers: ['member-9'] } },
      'memberIds',
      'Choose only among the members of the board.',
    ],
    [
      'card/update',
      {
        boardId,
        card: { id: cardId, attachments: [{ name: 'X', type: 'link', url: 'javascript:alert(1)' }] },
      },
      'attachments',
      'Give an address that begins with one of: https:, data:image/',
    ],
    [
      'card/order',
      { boardId, lists: [{ id: listId, name: 'A', idCards: [cardId, cardId] }] },
      'lists',
      'It stands here twice: leave one out.',
    ],
    ['list/order', { boardId }, 'lists', 'Send lists as a list.'],
    ['list/rename', { boardId, listId, listTitle: '' }, 'name', 'Enter a name.'],
  ])('%s of %j names field and cure', async (path, body, field, message) => {
    const reply = await createRestKit().call(`/api/scrumboard-app/${path}`, { method: 'POST', body });
    expect(reply).toMatchObject({ status: 400, body: { error: { field, message } } });
  });

  const unknownBoard = 'Requested board do not exist.';
  const settings = { color: '', subscribed: true, cardCoverImages: true };
  const elsewhere = { boardId, listId: 'board-backend-list-1', cardId: 'board-backend-card-1-1' };
  it.each([
    ['board/rename', { boardId: 'x', boardTitle: 'A' }, unknownBoard],
    ['board/settings/update', { boardId: 'x', settings }, unknownBoard],
    ['board/delete', { boardId: 'x' }, unknownBoard],
    ['card/new', { boardId: 'x', listId, data: { name: 'A' } }, unknownBoard],
    ['list/new', { boardId: 'x', data: { name: 'A' } }, unknownBoard],
    ['list/order', { boardId: 'x', lists: [] }, unknownBoard],
    ['card/order', { boardId: 'x', lists: [] }, unknownBoard],
    ['card/new', { ...elsewhere, data: { name: 'A' } }, 'List board-backend-list-1 does not exist.'],
    ['list/rename', { ...elsewhere, listTitle: 'A' }, 'List board-backend-list-1 does not exist.'],
    ['list/remove', elsewhere, 'List board-backend-list-1 does not exist.'],
    [
      'card/update',
      { boardId, card: { id: elsewhere.cardId } },
      'Card board-backend-card-1-1 does not exist.',
    ],
    ['card/remove', elsewhere, 'Card board-backend-card-1-1 does not exist.'],
  ])('%s of %j is 404', async (path, body, message) => {
    const reply = await createRestKit().call(`/api/scrumboard-app/${path}`, { method: 'POST', body });
    expect(reply).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND', message } } });
  });
});
