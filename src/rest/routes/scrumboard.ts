import { z } from 'zod';
import { definePagedRoute, defineRoute, type Route } from '../route.ts';
import {
  board,
  boardReply,
  card,
  cardInput,
  cardReply,
  changedCard,
  lists,
  listsInput,
  listsReply,
  newBoard,
  newCard,
  newList,
  settings,
  settingsInput,
  settingsReply,
} from './boardShapes.ts';
import { entity, id, nothing, present, text } from './fields.ts';
import {
  RestBoardDocument,
  RestBoardsDocument,
  RestDeleteBoardDocument,
  RestNewBoardCardDocument,
  RestNewBoardDocument,
  RestNewBoardListDocument,
  RestOrderBoardDocument,
  type RestOrderBoardMutation,
  RestRemoveBoardCardDocument,
  RestRemoveBoardListDocument,
  RestRenameBoardDocument,
  RestRenameBoardListDocument,
  RestUpdateBoardCardDocument,
  RestUpdateBoardSettingsDocument,
} from './scrumboard.generated.ts';

const facts = { tag: 'Scrumboard', query: nothing, body: nothing } as const;
const write = { ...facts, method: 'POST' } as const;

const summary = entity('BoardSummary', { id: z.string(), name: z.string(), uri: z.string() });
const boardId = id('boardId');
const ofBoard = { boardId };
const ofList = { boardId, listId: id('listId') };

/** Specification, apps §4: the lists are replaced with the submitted ones. */
const order = {
  ...write,
  body: z.object({ ...ofBoard, lists: listsInput }),
  answer: lists,
  document: RestOrderBoardDocument,
  variables: ({ body }: { body: { boardId: string; lists: z.output<typeof listsInput> } }) => ({
    boardId: body.boardId,
    lists: body.lists.map(({ id, name, idCards }) => ({ id, name, cardIds: idCards })),
  }),
  errors: ({ replaceBoardLists }: RestOrderBoardMutation) => replaceBoardLists.errors,
  reply: ({ replaceBoardLists }: RestOrderBoardMutation) => listsReply(present(replaceBoardLists.board)),
};

const boardRoutes: readonly Route[] = [
  definePagedRoute({
    ...facts,
    method: 'GET',
    path: '/api/scrumboard-app/boards',
    operationId: 'boards',
    summary: 'All boards, oldest first',
    answer: z.array(summary),
    document: RestBoardsDocument,
    variables: () => ({}),
    pageEnd: ({ boards }) => boards.pageInfo,
    reply: (pages) =>
      pages.flatMap(({ boards }) => boards.nodes.map(({ id, name, uri }) => ({ id, name, uri }))),
  }),
  defineRoute({
    ...facts,
    method: 'GET',
    path: '/api/scrumboard-app/board',
    operationId: 'board',
    refuses: [404],
    summary: 'One board with its lists and cards',
    query: z.object({ boardId }),
    answer: board,
    document: RestBoardDocument,
    variables: ({ query }) => ({ id: query.boardId }),
    reply: (data) => boardReply(present(data.board)),
  }),
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/board/new',
    operationId: 'newBoard',
    summary: 'Creates a board',
    body: z.object({ board: newBoard }),
    answer: summary,
    document: RestNewBoardDocument,
    variables: ({ body }) => ({ input: { name: body.board.name, settings: body.board.settings ?? null } }),
    errors: ({ createBoard }) => createBoard.errors,
    reply: ({ createBoard }) => {
      const { id, name, uri } = present(createBoard.board);
      return { id, name, uri };
    },
  }),
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/board/rename',
    operationId: 'renameBoard',
    refuses: [404],
    summary: 'Renames a board; answers with the new title',
    body: z.object({ ...ofBoard, boardTitle: text('boardTitle') }),
    answer: z.string(),
    document: RestRenameBoardDocument,
    variables: ({ body }) => ({ id: body.boardId, name: body.boardTitle }),
    errors: ({ renameBoard }) => renameBoard.errors,
    reply: ({ renameBoard }) => present(renameBoard.board).name,
  }),
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/board/settings/update',
    operationId: 'updateBoardSettings',
    refuses: [404],
    summary: 'Replaces the settings of a board; answers with them',
    body: z.object({ ...ofBoard, settings: settingsInput }),
    answer: settings,
    document: RestUpdateBoardSettingsDocument,
    variables: ({ body }) => ({ id: body.boardId, settings: body.settings }),
    errors: ({ setBoardSettings }) => setBoardSettings.errors,
    reply: ({ setBoardSettings }) => settingsReply(present(setBoardSettings.board).settings),
  }),
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/board/delete',
    operationId: 'deleteBoard',
    refuses: [403, 404],
    summary: 'Deletes a board with its lists and cards; answers true',
    body: z.object(ofBoard),
    answer: z.literal(true),
    document: RestDeleteBoardDocument,
    variables: ({ body }) => ({ id: body.boardId }),
    reply: () => true as const,
  }),
];

const listRoutes: readonly Route[] = [
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/list/new',
    operationId: 'newBoardList',
    refuses: [404],
    summary: 'Puts a new list behind the others; answers with all lists',
    body: z.object({ ...ofBoard, data: newList }),
    answer: lists,
    document: RestNewBoardListDocument,
    variables: ({ body }) => ({ boardId: body.boardId, name: body.data.name }),
    errors: ({ createBoardList }) => createBoardList.errors,
    reply: ({ createBoardList }) => listsReply(present(createBoardList.board)),
  }),
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/list/rename',
    operationId: 'renameBoardList',
    refuses: [404],
    summary: 'Renames a list; answers with the title',
    body: z.object({ ...ofList, listTitle: text('listTitle') }),
    answer: z.string(),
    document: RestRenameBoardListDocument,
    variables: ({ body }) => ({ boardId: body.boardId, id: body.listId, name: body.listTitle }),
    errors: ({ renameBoardList }) => renameBoardList.errors,
    reply: ({ renameBoardList }, { body }) =>
      present(present(renameBoardList.board).lists.find(({ id }) => id === body.listId)).name,
  }),
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/list/remove',
    operationId: 'removeBoardList',
    refuses: [404],
    summary: 'Removes a list with its cards; answers true',
    body: z.object(ofList),
    answer: z.literal(true),
    document: RestRemoveBoardListDocument,
    variables: ({ body }) => ({ boardId: body.boardId, id: body.listId }),
    reply: () => true as const,
  }),
  defineRoute({
    ...order,
    path: '/api/scrumboard-app/list/order',
    operationId: 'orderBoardLists',
    refuses: [404],
    summary: 'Replaces the lists of a board with the submitted ones; answers with them',
  }),
];

const cardRoutes: readonly Route[] = [
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/card/new',
    operationId: 'newBoardCard',
    refuses: [404],
    summary: 'Puts a new card below those of a list; answers with the board',
    body: z.object({ ...ofList, data: newCard }),
    answer: board,
    document: RestNewBoardCardDocument,
    variables: ({ body }) => ({ boardId: body.boardId, listId: body.listId, input: cardInput(body.data) }),
    errors: ({ createBoardCard }) => createBoardCard.errors,
    reply: ({ createBoardCard }) => boardReply(present(createBoardCard.board)),
  }),
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/card/update',
    operationId: 'updateBoardCard',
    refuses: [404],
    summary: 'Merges fields into the card with the same id; answers with the card',
    body: z.object({ ...ofBoard, card: changedCard }),
    answer: card,
    document: RestUpdateBoardCardDocument,
    variables: ({ body }) => ({ boardId: body.boardId, id: body.card.id, input: cardInput(body.card) }),
    errors: ({ updateBoardCard }) => updateBoardCard.errors,
    reply: ({ updateBoardCard }) => cardReply(present(updateBoardCard.card)),
  }),
  defineRoute({
    ...write,
    path: '/api/scrumboard-app/card/remove',
    operationId: 'removeBoardCard',
    refuses: [404],
    summary: 'Removes a card, from every list too; answers with its id',
    body: z.object({ ...ofBoard, cardId: id('cardId') }),
    answer: z.string(),
    document: RestRemoveBoardCardDocument,
    variables: ({ body }) => ({ boardId: body.boardId, id: body.cardId }),
    reply: ({ removeBoardCard }) => removeBoardCard.removedId,
  }),
  defineRoute({
    ...order,
    path: '/api/scrumboard-app/card/order',
    operationId: 'orderBoardCards',
    refuses: [404],
    summary: 'Replaces the lists of a board with the submitted ones, as list/order; answers with them',
  }),
];

export const scrumboardRoutes: readonly Route[] = [...boardRoutes, ...listRoutes, ...cardRoutes];
