import { rowOf, rowsBelongingTo } from '../base/loadBatched.ts';
import { readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import type {
  BoardActivityResolvers,
  BoardCardResolvers,
  BoardChecklistResolvers,
  BoardListResolvers,
  BoardResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../types.generated.ts';
import type { BoardCardRow, BoardListRow, BoardRow } from './scrumboard.rows.ts';
import { uriOf } from './scrumboard.rules.ts';
import { boardOf, existingBoard } from './scrumboard.store.ts';

const Query: Pick<QueryResolvers, 'boards' | 'board'> = {
  boards: (_, page, { store }) =>
    readConnection(store.boards, { orderBy: [{ field: 'createdAt', direction: 'asc' }] }, page),
  board: async (_, { id }, context) => existingBoard(await rowOf(context, 'boards', id)),
};

const listsOf = (context: Context, boardId: string): Promise<readonly BoardListRow[]> =>
  rowsBelongingTo(context, 'boardLists', boardId, { field: 'boardId' });

const cardsOf = (context: Context, boardId: string): Promise<readonly BoardCardRow[]> =>
  rowsBelongingTo(context, 'boardCards', boardId, { field: 'boardId' });

/** The rows of the ids, in their order. */
const inOrder = <Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Members who have left the team are left out. */
async function membersOf(context: Context, ids: readonly string[]) {
  const members = await Promise.all(ids.map((id) => rowOf(context, 'teamMembers', id)));
  return members.flatMap((member) => member ?? []);
}

const Board: BoardResolvers = {
  uri: (board) => uriOf(board),
  lists: async ({ id, listIds }, _, context) => inOrder(listIds, await listsOf(context, id)),
  cards: async ({ id }, _, context) => [...(await cardsOf(context, id))],
  members: ({ memberIds }, _, context) => membersOf(context, memberIds),
  labels: ({ labels }) => [...labels],
};

const BoardList: BoardListResolvers = {
  cards: async ({ boardId, cardIds }, _, context) => inOrder(cardIds, await cardsOf(context, boardId)),
};

const boardOfCard = async (context: Context, { boardId }: BoardCardRow): Promise<BoardRow> =>
  existingBoard(await rowOf(context, 'boards', boardId));

const BoardCard: BoardCardResolvers = {
  board: (card, _, context) => boardOfCard(context, card),
  list: async ({ id, boardId }, _, context) =>
    (await listsOf(context, boardId)).find(({ cardIds }) => cardIds.includes(id)) ?? null,
  cover: ({ attachments, coverId }) => attachments.find(({ id }) => id === coverId) ?? null,
  members: ({ memberIds }, _, context) => membersOf(context, memberIds),
  labels: async (card, _, context) => inOrder(card.labelIds, (await boardOfCard(context, card)).labels),
  attachments: ({ attachments }) => [...attachments],
  checklists: ({ checklists }) => [...checklists],
  activities: ({ activities }) => [...activities],
};

const BoardChecklist: BoardChecklistResolvers = {
  items: ({ items }) => [...items],
};

const BoardActivity: BoardActivityResolvers = {
  member: async ({ memberId }, _, context) =>
    memberId === null ? null : ((await rowOf(context, 'teamMembers', memberId)) ?? null),
};

const Subscription: Pick<SubscriptionResolvers, 'boardChanged'> = {
  boardChanged: {
    async subscribe(_, { id }, { events, store }) {
      await boardOf(store, id);
      return events.subscribe('boardChanged', ({ boardId }) => boardId === id);
    },
    resolve: async ({ boardId }: { boardId: string }, _: unknown, { store }: Context) =>
      (await store.boards.get(boardId)) ?? null,
  },
};

export const scrumboardResolvers = {
  Query,
  Board,
  BoardList,
  BoardCard,
  BoardChecklist,
  BoardActivity,
  Subscription,
};
