import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Card extends Named {
  readonly description: string;
  readonly list: { readonly id: string } | null;
  readonly cover: { readonly id: string } | null;
  readonly members: readonly { readonly id: string }[];
  readonly labels: readonly Named[];
  readonly attachments: readonly { readonly id: string; readonly time: string }[];
  readonly checklists: readonly unknown[];
  readonly activities: readonly {
    readonly type: string;
    readonly message: string;
    readonly member: { readonly id: string } | null;
    readonly time: string;
  }[];
  readonly due: string | null;
}

interface Board extends Named {
  readonly uri: string;
  readonly settings: object;
  readonly lists: readonly (Named & { readonly cards: readonly Named[] })[];
  readonly cards: readonly Card[];
  readonly members: readonly { readonly id: string }[];
  readonly labels: readonly { readonly id: string; readonly name: string; readonly color: string }[];
}

const cardFields = `id name description list { id } cover { id } members { id } labels { id name }
  attachments { id name type url time } subscribed checklists { id name items { id name checked } }
  activities { id type message member { id } time } due`;
const boardFields = `id name uri settings { color subscribed cardCoverImages } lists { id name cards { id name } }
  cards { ${cardFields} } members { id } labels { id name color }`;

async function read(api: TestApi, id = 'board-frontend', as?: Asker): Promise<Board> {
  const { data, errors } = await api.ask(
    `query ($id: ID!) { board(id: $id) { ${boardFields} } }`,
    { id },
    as,
  );
  expect(errors).toEqual([]);
  return data?.board as Board;
}

/** The lists of a board with the ids of their cards. */
const laid = ({ lists }: Board) => lists.map(({ id, cards }) => [id, cards.map((card) => card.id)]);
const cardIds = (board: Board, list: number) => board.lists[list]?.cards.map(({ id }) => id) ?? [];

interface Payload {
  readonly board: Board | null;
  readonly card?: Card | null;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** Runs a mutation that answers with the board; `call` is its name and arguments. */
async function change(api: TestApi, call: string, variables = {}, as?: Asker): Promise<Payload> {
  const { data, errors } = await api.ask(
    `mutation ($input: BoardCardInput = {}, $lists: [BoardListInput!] = []) {
      change: ${call} { board { ${boardFields} } errors { field message } } }`,
    variables,
    as,
  );
  expect(errors).toEqual([]);
  return data?.change as Payload;
}

/** The same for mutations that answer with a card, too. */
async function changeCard(api: TestApi, call: string, input = {}, as?: Asker): Promise<Payload> {
  const { data, errors } = await api.ask(
    `mutation ($input: BoardCardInput = {}) {
      change: ${call} { card { ${cardFields} } board { ${boardFields} } errors { field message } } }`,
    { input },
    as,
  );
  expect(errors).toEqual([]);
  return data?.change as Payload;
}

const frontend = 'boardId: "board-frontend"';
const tile = 'board-frontend-card-1-1';
const updateTile = `updateBoardCard(input: { ${frontend}, id: "${tile}", card: $input })`;

const many = <Part>(length: number, part: Part): Part[] => Array.from({ length }, () => part);
const link = { name: 'Plan', type: 'LINK', url: 'http://plans.example/yard' };
const item = { name: 'Gate', checked: false };

async function boards(api: TestApi): Promise<(Named & { readonly uri: string })[]> {
  const { data } = await api.ask('{ boards { nodes { id name uri } } }');
  return (data as { boards: { nodes: Board[] } }).boards.nodes;
}

describe('the demo', () => {
  test('has the boards Frontend and Backend with their lists, four members and four labels', async () => {
    const api = createTestApi();
    expect(await boards(api)).toEqual([
      { id: 'board-frontend', name: 'Frontend', uri: 'frontend' },
      { id: 'board-backend', name: 'Backend', uri: 'backend' },
    ]);
    const shape = ({ lists }: Board) => lists.map(({ name, cards }) => [name, cards.length]);
    const [front, back] = [await read(api), await read(api, 'board-backend')];
    expect(shape(front)).toEqual([
      ['Design', 2],
      ['Development', 4],
      ['Upcoming Features', 5],
      ['Known Bugs', 3],
    ]);
    expect(shape(back)).toEqual([
      ['Designs', 1],
      ['Development', 1],
    ]);
    expect(front.members).toHaveLength(4);
    expect(front.labels.map(({ name, color }) => [name, color])).toEqual([
      ['High Priority', '#F44336'],
      ['Design', '#FF9800'],
      ['App', '#2196F3'],
      ['Feature', '#4CAF50'],
    ]);
  });

  test('a board costs four reads, and a list of boards with all their cards one more', async () => {
    const api = createTestApi();
    const whole = { boards: 1, boardLists: 1, boardCards: 1, teamMembers: 1 };
    expect(await countReads(api, () => read(api))).toEqual(whole);
    const query = `{ boards { totalCount nodes { ${boardFields} } } }`;
    expect(await countReads(api, () => api.ask(query))).toEqual({ ...whole, boards: 3 });
  });
});

describe('boards', () => {
  test('are created with the viewer as member, an address of their name, and nothing on them', async () => {
    const api = createTestApi();
    const { board } = await change(api, 'createBoard(input: { name: " Field Work " })');
    expect(board).toEqual({
      id: expect.any(String),
      name: 'Field Work',
      uri: 'field-work',
      settings: { color: '', subscribed: false, cardCoverImages: true },
      lists: [],
      cards: [],
      members: [{ id: 'member-1' }],
      labels: [],
    });
    expect((await boards(api)).map(({ name }) => name)).toEqual(['Frontend', 'Backend', 'Field Work']);
  });

  test('are renamed, their address with them', async () => {
    const { board } = await change(
      createTestApi(),
      'renameBoard(input: { id: "board-backend", name: "Core" })',
    );
    expect(board).toMatchObject({ name: 'Core', uri: 'core' });
  });

  test('have their settings replaced', async () => {
    const settings = { color: '#4CAF50', subscribed: false, cardCoverImages: false };
    const { board } = await change(
      createTestApi(),
      `setBoardSettings(input: { id: "board-frontend", settings: { color: "#4CAF50", subscribed: false, cardCoverImages: false } })`,
    );
    expect(board?.settings).toEqual(settings);
  });

  test('take labels, which cards may then have', async () => {
    const api = createTestApi();
    const { board } = await change(
      api,
      'addBoardLabel(input: { id: "board-frontend", label: { name: "Docs", color: "#795548" } })',
    );
    const label = board?.labels.at(-1);
    expect(label).toEqual({ id: expect.any(String), name: 'Docs', color: '#795548' });
    const { card } = await changeCard(api, updateTile, { labelIds: [label?.id] });
    expect(card?.labels.map(({ name }) => name)).toEqual(['Docs']);
  });

  test('lose members on their cards, too', async () => {
    const { board } = await change(
      createTestApi(),
      'setBoardMembers(input: { id: "board-frontend", memberIds: ["member-1", "member-2"] })',
    );
    expect(board?.members).toEqual([{ id: 'member-1' }, { id: 'member-2' }]);
    const onCards = board?.cards.flatMap(({ members }) => members.map(({ id }) => id));
    expect(new Set(onCards)).toEqual(new Set(['member-1']));
  });

  test('are copied with lists and cards under new ids, without activities', async () => {
    const api = createTestApi();
    const before = await read(api);
    const { board } = await change(api, 'copyBoard(input: { id: "board-frontend", name: "Frontend 2" })');
    const shape = ({ lists }: Board) =>
      lists.map(({ name, cards }) => [name, cards.map((card) => card.name)]);
    expect(board).toMatchObject({ name: 'Frontend 2', uri: 'frontend-2', settings: before.settings });
    expect(board && shape(board)).toEqual(shape(before));
    expect(board?.cards.flatMap(({ activities }) => activities)).toEqual([]);
    const known = [before.id, ...before.cards.map(({ id }) => id), ...before.lists.map(({ id }) => id)];
    const copied = [
      board?.id,
      ...(board?.cards ?? []).map(({ id }) => id),
      ...(board?.lists ?? []).map(({ id }) => id),
    ];
    expect(copied.filter((id) => known.includes(id ?? ''))).toEqual([]);
    expect(await read(api)).toEqual(before);
  });

  test('lose the spaces around their names', async () => {
    const api = createTestApi();
    for (const call of [
      'createBoard(input: { name: " Yard " })',
      'copyBoard(input: { id: "board-frontend", name: " Yard " })',
    ])
      expect((await change(api, call)).board?.name).toBe('Yard');
    const { board } = await change(api, 'renameBoard(input: { id: "board-frontend", name: " Yard " })');
    expect(board?.name).toBe('Yard');
  });

  test('take 100 labels', async () => {
    const api = createTestApi();
    const labels = Array.from({ length: 99 }, (_, index) => ({
      id: `${index}`,
      name: 'L',
      color: '#F44336',
    }));
    await api.environment.store.boards.update('board-frontend', { labels });
    const call = 'addBoardLabel(input: { id: "board-frontend", label: { name: "Last", color: "#F44336" } })';
    expect((await change(api, call)).board?.labels).toHaveLength(100);
    expect(await change(api, call)).toMatchObject({ board: null, errors: [{ field: 'name' }] });
  });

  test('are told as they are after each of several changes of one call', async () => {
    const { data } = await createTestApi().ask(`mutation {
      first: createBoardList(input: { ${frontend}, name: "One" }) { board { lists { name } } }
      second: createBoardList(input: { ${frontend}, name: "Two" }) { board { lists { name } } } }`);
    const { second } = data as { second: { board: Board } };
    expect(second.board.lists.map(({ name }) => name).slice(-2)).toEqual(['One', 'Two']);
  });

  test('are deleted with their lists and cards', async () => {
    const api = createTestApi();
    const { data } = await api.ask('mutation { deleteBoard(input: { id: "board-frontend" }) { deletedId } }');
    expect(data).toEqual({ deleteBoard: { deletedId: 'board-frontend' } });
    expect((await boards(api)).map(({ name }) => name)).toEqual(['Backend']);
    const { boardLists, boardCards } = api.environment.store;
    expect([await boardLists.count(), await boardCards.count()]).toEqual([2, 2]);
  });

  test.each([
    ['createBoard(input: { name: " " })', 'name'],
    [
      'createBoard(input: { name: "A", settings: { color: "a;b", subscribed: true, cardCoverImages: true } })',
      'color',
    ],
    ['renameBoard(input: { id: "board-frontend", name: "" })', 'name'],
    ['copyBoard(input: { id: "board-frontend", name: "" })', 'name'],
    [
      'setBoardSettings(input: { id: "board-frontend", settings: { color: "a;b", subscribed: true, cardCoverImages: true } })',
      'color',
    ],
    ['addBoardLabel(input: { id: "board-frontend", label: { name: "A", color: "red" } })', 'color'],
    [`createBoardList(input: { ${frontend}, name: "" })`, 'name'],
    [`renameBoardList(input: { ${frontend}, id: "board-frontend-list-1", name: "" })`, 'name'],
    [
      `replaceBoardLists(input: { ${frontend}, lists: [{ id: "board-frontend-list-1", name: "", cardIds: [] }] })`,
      'name',
    ],
  ])('%s is refused on its field, and nothing changes', async (call, field) => {
    const api = createTestApi();
    const before = await read(api);
    expect(await change(api, call)).toMatchObject({ board: null, errors: [{ field }] });
    expect(await read(api)).toEqual(before);
    expect(await boards(api)).toHaveLength(2);
  });
});

describe('lists', () => {
  test('are created behind the others, and renamed', async () => {
    const api = createTestApi();
    const { board } = await change(api, `createBoardList(input: { ${frontend}, name: "Done" })`);
    const list = board?.lists.at(-1);
    expect(list).toEqual({ id: expect.any(String), name: 'Done', cards: [] });
    const renamed = await change(
      api,
      `renameBoardList(input: { ${frontend}, id: "${list?.id}", name: "Shipped" })`,
    );
    expect(renamed.board?.lists.at(-1)?.name).toBe('Shipped');
  });

  test('are moved', async () => {
    const { board } = await change(
      createTestApi(),
      `moveBoardList(input: { ${frontend}, id: "board-frontend-list-4", toIndex: 1 })`,
    );
    expect(board?.lists.map(({ name }) => name)).toEqual([
      'Design',
      'Known Bugs',
      'Development',
      'Upcoming Features',
    ]);
  });

  test('are removed with their cards', async () => {
    const api = createTestApi();
    const list = `${frontend}, id: "board-frontend-list-2"`;
    const { board } = await change(api, `removeBoardList(input: { ${list} })`);
    expect(board?.lists.map(({ name }) => name)).toEqual(['Design', 'Upcoming Features', 'Known Bugs']);
    expect(board?.cards).toHaveLength(10);
    const { errors } = await api.ask(
      `mutation { renameBoardList(input: { ${list}, name: "Gone" }) { board { id } } }`,
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('are 50 on a board', async () => {
    const api = createTestApi();
    for (let lists = 4; lists < 50; lists += 1)
      await change(api, `createBoardList(input: { ${frontend}, name: "More" })`);
    expect((await read(api)).lists).toHaveLength(50);
    expect(await change(api, `createBoardList(input: { ${frontend}, name: "More" })`)).toMatchObject({
      board: null,
      errors: [
        { field: 'name', message: 'There are 50 lists already, which is the most: remove one first.' },
      ],
    });
  });

  test('are replaced by those that are submitted: order, names and cards', async () => {
    const api = createTestApi();
    const before = await read(api);
    const [design = [], development = []] = [cardIds(before, 0), cardIds(before, 1)];
    const lists = [
      { id: 'board-frontend-list-2', name: 'Doing', cardIds: [development[3], ...design] },
      { id: 'board-frontend-list-1', name: 'Design', cardIds: development.slice(0, 3) },
      { id: 'board-frontend-list-4', name: 'Known Bugs', cardIds: [] },
    ];
    const { board } = await change(api, `replaceBoardLists(input: { ${frontend}, lists: $lists })`, {
      lists,
    });
    expect(board && laid(board)).toEqual(lists.map((list) => [list.id, list.cardIds]));
    expect(board?.lists[0]?.name).toBe('Doing');
    // Left out: the cards are still there, in no list.
    expect(board?.cards).toHaveLength(14);
    expect(board?.cards.filter(({ list }) => list === null)).toHaveLength(8);
  });

  test.each([
    ['a list of another board', [{ id: 'board-backend-list-1', name: 'A', cardIds: [] }], 'NOT_FOUND'],
    [
      'a card of another board',
      [{ id: 'board-frontend-list-1', name: 'A', cardIds: ['board-backend-card-1-1'] }],
      'NOT_FOUND',
    ],
  ])('cannot be replaced by %s, and nothing changes', async (_, lists, code) => {
    const api = createTestApi();
    const before = await read(api);
    const { errors } = await api.ask(
      `mutation ($lists: [BoardListInput!]!) { replaceBoardLists(input: { ${frontend}, lists: $lists }) { board { id } } }`,
      { lists },
    );
    expect(errors).toMatchObject([{ code }]);
    expect(await read(api)).toEqual(before);
  });

  test('cannot be replaced by a card twice, and nothing changes', async () => {
    const api = createTestApi();
    const before = await read(api);
    const lists = [{ id: 'board-frontend-list-1', name: 'A', cardIds: [tile, tile] }];
    expect(
      await change(api, `replaceBoardLists(input: { ${frontend}, lists: $lists })`, { lists }),
    ).toMatchObject({ board: null, errors: [{ field: 'lists' }] });
    expect(await read(api)).toEqual(before);
  });
});

describe('cards', () => {
  test('are created below those of the chosen list', async () => {
    const api = createTestApi();
    const before = cardIds(await read(api), 1);
    const call = `createBoardCard(input: { ${frontend}, listId: "board-frontend-list-2", card: $input })`;
    const { card, board } = await changeCard(api, call, {
      name: 'Snapshot',
      due: '2026-12-01T08:00:00.000Z',
    });
    expect(card).toMatchObject({
      name: 'Snapshot',
      description: '',
      list: { id: 'board-frontend-list-2' },
      cover: null,
      members: [],
      activities: [],
      due: '2026-12-01T08:00:00.000Z',
    });
    expect(board && cardIds(board, 1)).toEqual([...before, card?.id]);
  });

  test('are merged: what was sent changes, the rest stays', async () => {
    const api = createTestApi();
    const before = (await read(api)).cards.find(({ id }) => id === tile);
    const { card } = await changeCard(api, updateTile, { description: 'Big.', due: null });
    expect(card).toEqual({ ...before, description: 'Big.', due: null });
  });

  test('lose their cover with its attachment', async () => {
    const { card } = await changeCard(createTestApi(), updateTile, { attachments: [] });
    expect(card).toMatchObject({ attachments: [], cover: null });
  });

  test('note new attachments as the viewer’s', async () => {
    const api = createTestApi();
    const attachments = [{ name: 'Plan', type: 'LINK', url: 'https://plans.example/1' }];
    const { card } = await changeCard(api, updateTile, { attachments }, 'staff');
    expect(card?.attachments[0]?.time).toBe('2026-11-20T14:30:00.000Z');
    expect(card?.activities[0]).toMatchObject({
      type: 'ATTACHMENT',
      message: 'Plan',
      member: { id: 'member-4' },
    });
  });

  test('are commented on in the viewer’s name, newest first', async () => {
    const api = createTestApi();
    const comment = (message: string) =>
      changeCard(
        api,
        `addBoardComment(input: { ${frontend}, cardId: "${tile}", message: "${message}" })`,
        {},
        'staff',
      );
    const { card } = await comment('Seen on the wall.');
    expect(card?.activities[0]).toMatchObject({
      type: 'COMMENT',
      message: 'Seen on the wall.',
      member: { id: 'member-4' },
      time: '2026-11-20T14:30:00.000Z',
    });
    expect(await comment('  ')).toMatchObject({ card: null, errors: [{ field: 'message' }] });
  });

  test('move within a list and to another', async () => {
    const api = createTestApi();
    const move = (list: number, index: number) =>
      changeCard(
        api,
        `moveBoardCard(input: { ${frontend}, id: "${tile}", listId: "board-frontend-list-${list}", toIndex: ${index} })`,
      );
    const [, second] = cardIds(await read(api), 0);
    const within = await move(1, 1);
    expect(within.board && cardIds(within.board, 0)).toEqual([second, tile]);
    const across = await move(4, 0);
    expect(across.card?.list).toEqual({ id: 'board-frontend-list-4' });
    expect(across.board && [cardIds(across.board, 0), cardIds(across.board, 3)[0]]).toEqual([[second], tile]);
  });

  test('are removed from every list', async () => {
    const api = createTestApi();
    const { data } = await api.ask(
      `mutation { removeBoardCard(input: { ${frontend}, id: "${tile}" }) { removedId board { ${boardFields} } } }`,
    );
    const { removedId, board } = (data as { removeBoardCard: { removedId: string; board: Board } })
      .removeBoardCard;
    expect(removedId).toBe(tile);
    expect(board.cards.map(({ id }) => id)).not.toContain(tile);
    expect(laid(board).flat(2)).not.toContain(tile);
    expect(await read(api)).toEqual(board);
    const { rows } = await api.environment.store.boardLists.list();
    expect(rows.flatMap((list) => list.cardIds)).not.toContain(tile);
  });

  test('are 500 on a board', async () => {
    const api = createTestApi();
    const { boardCards } = api.environment.store;
    const [card] = (await boardCards.list({ where: { boardId: 'board-frontend' } })).rows;
    if (!card) throw new Error('The demo has no card.');
    await boardCards.insert(many(485, card).map((more, index) => ({ ...more, id: `more-${index}` })));
    const create = `createBoardCard(input: { ${frontend}, listId: "board-frontend-list-1", card: { name: "Last" } })`;
    expect((await changeCard(api, create)).board?.cards).toHaveLength(500);
    expect(await changeCard(api, create)).toMatchObject({
      board: null,
      errors: [
        { field: 'name', message: 'There are 500 cards already, which is the most: remove one first.' },
      ],
    });
  });

  test.each([
    ['links', 'attachments', (count: number) => ({ attachments: many(count, link) })],
    [
      'checklists',
      'checklists',
      (count: number) => ({ checklists: many(count, { name: 'Yard', items: [] }) }),
    ],
    [
      'items on a checklist',
      'checklists',
      (count: number) => ({ checklists: [{ name: 'Yard', items: many(count, item) }] }),
    ],
  ])('take 100 %s', async (_, field, parts) => {
    const api = createTestApi();
    const create = `createBoardCard(input: { ${frontend}, listId: "board-frontend-list-1", card: $input })`;
    expect(await changeCard(api, create, { name: 'Yard', ...parts(100) })).toMatchObject({ errors: [] });
    const { errors } = await changeCard(api, create, { name: 'Yard', ...parts(101) });
    expect(errors).toContainEqual({ field, message: 'Give 100 at most.' });
  });

  test('take comments up to 100 activities, and can be changed then as before', async () => {
    const api = createTestApi();
    const create = `createBoardCard(input: { ${frontend}, listId: "board-frontend-list-1", card: $input })`;
    const comments = many(99, { type: 'COMMENT', message: 'Seen' });
    const { card } = await changeCard(api, create, { name: 'Yard', activities: comments });
    const comment = `addBoardComment(input: { ${frontend}, cardId: "${card?.id}", message: "Last" })`;
    expect((await changeCard(api, comment)).card?.activities).toHaveLength(100);
    expect(await changeCard(api, comment)).toMatchObject({
      card: null,
      errors: [
        {
          field: 'message',
          message: 'There are 100 activities already, which is the most: remove one first.',
        },
      ],
    });
    const rename = `updateBoardCard(input: { ${frontend}, id: "${card?.id}", card: $input })`;
    expect(await changeCard(api, rename, { name: 'Gate' })).toMatchObject({
      card: { name: 'Gate' },
      errors: [],
    });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ memberIds: ['member-9'] }, 'memberIds'],
    [{ labelIds: ['9'] }, 'labelIds'],
    [{ coverId: 'nothing' }, 'coverId'],
    [{ attachments: [{ name: 'X', type: 'LINK', url: 'javascript:alert(1)' }] }, 'attachments'],
    [{ attachments: [{ name: 'X', type: 'IMAGE', url: 'http://plans.example/yard.png' }] }, 'attachments'],
  ])('%j is refused on its field, and nothing changes', async (input, field) => {
    const api = createTestApi();
    const before = await read(api);
    expect(await changeCard(api, updateTile, input)).toMatchObject({
      card: null,
      board: null,
      errors: [{ field }],
    });
    expect(await read(api)).toEqual(before);
  });
});

describe('what does not exist', () => {
  test.each([
    ['{ board(id: "x") { id } }', 'Requested board do not exist.'],
    [
      'mutation { renameBoard(input: { id: "x", name: "A" }) { board { id } } }',
      'Requested board do not exist.',
    ],
    [
      'mutation { copyBoard(input: { id: "x", name: "A" }) { board { id } } }',
      'Requested board do not exist.',
    ],
    ['mutation { deleteBoard(input: { id: "x" }) { deletedId } }', 'Requested board do not exist.'],
    [
      'mutation { createBoard(input: { name: "A", memberIds: ["x"] }) { board { id } } }',
      'Team member x does not exist.',
    ],
    [
      'mutation { setBoardMembers(input: { id: "board-frontend", memberIds: ["x"] }) { board { id } } }',
      'Team member x does not exist.',
    ],
    [
      `mutation { removeBoardList(input: { ${frontend}, id: "board-backend-list-1" }) { board { id } } }`,
      'List board-backend-list-1 does not exist.',
    ],
    [
      `mutation { moveBoardList(input: { ${frontend}, id: "x", toIndex: 0 }) { board { id } } }`,
      'List x does not exist.',
    ],
    [
      `mutation { renameBoardList(input: { ${frontend}, id: "x", name: "A" }) { board { id } } }`,
      'List x does not exist.',
    ],
    [
      `mutation { createBoardCard(input: { ${frontend}, listId: "x", card: { name: "A" } }) { board { id } } }`,
      'List x does not exist.',
    ],
    [
      `mutation { updateBoardCard(input: { ${frontend}, id: "board-backend-card-1-1", card: {} }) { board { id } } }`,
      'Card board-backend-card-1-1 does not exist.',
    ],
    [
      `mutation { moveBoardCard(input: { ${frontend}, id: "${tile}", listId: "x", toIndex: 0 }) { board { id } } }`,
      'List x does not exist.',
    ],
    [`mutation { removeBoardCard(input: { ${frontend}, id: "x" }) { removedId } }`, 'Card x does not exist.'],
    [
      `mutation { addBoardComment(input: { ${frontend}, cardId: "x", message: "A" }) { board { id } } }`,
      'Card x does not exist.',
    ],
  ])('%s is NOT_FOUND', async (query, message) => {
    const { errors } = await createTestApi().ask(query);
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message }]);
  });
});

describe('boards are shared', () => {
  test('what one changes the other sees', async () => {
    const api = createTestApi();
    await change(api, 'renameBoard(input: { id: "board-backend", name: "Core" })', {}, 'staff');
    expect((await read(api, 'board-backend')).name).toBe('Core');
  });

  test('and closed to guests', async () => {
    const { errors } = await createTestApi().ask('{ boards { totalCount } }', {}, 'guest');
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  test('subscribers of a board are told of its changes, not of another’s nor of refused ones, and of its end', async () => {
    const api = createTestApi();
    const listener = await api.listen(
      'subscription { boardChanged(id: "board-frontend") { name cards { id } } }',
      'staff',
    );
    const told = listener.next();
    await change(api, 'renameBoard(input: { id: "board-backend", name: "Core" })');
    await change(api, 'renameBoard(input: { id: "board-frontend", name: "" })');
    await api.ask(`mutation { removeBoardCard(input: { ${frontend}, id: "${tile}" }) { removedId } }`);
    const { boardChanged } = (await told) as { boardChanged: { name: string; cards: Named[] } };
    expect(boardChanged.name).toBe('Frontend');
    expect(boardChanged.cards).toHaveLength(13);
    await api.ask('mutation { deleteBoard(input: { id: "board-frontend" }) { deletedId } }');
    expect(await listener.next()).toEqual({ boardChanged: null });
    await listener.stop();
  });

  test('an unknown board cannot be subscribed to', async () => {
    await expect(createTestApi().listen('subscription { boardChanged(id: "x") { name } }')).rejects.toThrow(
      'Requested board do not exist.',
    );
  });
});
