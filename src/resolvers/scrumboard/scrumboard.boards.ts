import { recordAudit } from '../audit/audit.rules.ts';
import { assertMayRemove, viewerId } from '../base/owned.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { MutationResolvers } from '../types.generated.ts';
import type { BoardCardRow, BoardListRow, BoardRow } from './scrumboard.rows.ts';
import { labelErrors, nameErrors, PART_LIMIT, settingsErrors } from './scrumboard.rules.ts';
import { boardOf, cardsOf, changeBoard, listsOf, type Store } from './scrumboard.store.ts';

const defaultSettings = { color: '', subscribed: false, cardCoverImages: true };

/** The ids, each once; NOT_FOUND when one is of nobody. */
async function existingMembers({ store }: Context, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const members = await store.teamMembers.getMany(wanted);
  const missing = wanted.find((_, index) => !members[index]);
  if (missing !== undefined) throw notFound('Team member', missing);
  return wanted;
}

/** The board's lists and cards, under new ids and for another board. */
async function contentsFor(context: Context, store: Store, from: BoardRow, boardId: string) {
  const newIds = new Map<string, string>();
  const renamed = (id: string) => {
    const known = newIds.get(id) ?? context.newId();
    newIds.set(id, known);
    return known;
  };
  const lists = (await listsOf(store, from.id)).map(
    (list): BoardListRow => ({ ...list, id: renamed(list.id), boardId, cardIds: list.cardIds.map(renamed) }),
  );
  const cards = (await cardsOf(store, from.id)).map(
    (card): BoardCardRow => ({ ...card, id: renamed(card.id), boardId, activities: [] }),
  );
  return { lists, cards, listIds: from.listIds.map(renamed) };
}

type Changes = Pick<
  MutationResolvers,
  | 'createBoard'
  | 'renameBoard'
  | 'setBoardSettings'
  | 'setBoardMembers'
  | 'addBoardLabel'
  | 'copyBoard'
  | 'deleteBoard'
>;

const Mutation: Changes = {
  async createBoard(_, { input: { name, settings, memberIds } }, context) {
    const errors = [...nameErrors(name), ...(settings ? settingsErrors(settings) : [])];
    if (errors.length > 0) return { board: null, errors };
    const own = context.viewer?.memberId;
    const board: BoardRow = {
      id: context.newId(),
      name: name.trim(),
      settings: settings ?? defaultSettings,
      listIds: [],
      memberIds: await existingMembers(context, memberIds ?? (own ? [own] : [])),
      labels: [],
      createdAt: context.now,
      createdById: viewerId(context),
    };
    await context.store.boards.insert([board]);
    return { board, errors: [] };
  },

  renameBoard: (_, { input: { id, name } }, context) =>
    changeBoard(context, id, async (_board, { boards }) => {
      const errors = nameErrors(name);
      if (errors.length > 0) return errors;
      await boards.update(id, { name: name.trim() });
    }),

  setBoardSettings: (_, { input: { id, settings } }, context) =>
    changeBoard(context, id, async (_board, { boards }) => {
      const errors = settingsErrors(settings);
      if (errors.length > 0) return errors;
      await boards.update(id, { settings: { ...settings } });
    }),

  async setBoardMembers(_, { input: { id, memberIds } }, context) {
    const wanted = await existingMembers(context, memberIds);
    return changeBoard(context, id, async (_board, store) => {
      for (const card of await cardsOf(store, id)) {
        const left = card.memberIds.filter((memberId) => wanted.includes(memberId));
        if (left.length < card.memberIds.length) await store.boardCards.update(card.id, { memberIds: left });
      }
      await store.boards.update(id, { memberIds: wanted });
    });
  },

  addBoardLabel: (_, { input: { id, label: input } }, context) =>
    changeBoard(context, id, async ({ labels }, { boards }) => {
      const errors = labelErrors(input);
      if (labels.length >= PART_LIMIT) {
        errors.push(refuse('name', 'LIMIT_REACHED', { most: PART_LIMIT, of: 'labels' }));
      }
      if (errors.length > 0) return errors;
      const label = { id: context.newId(), name: input.name.trim(), color: input.color };
      await boards.update(id, { labels: [...labels, label] });
    }),

  async copyBoard(_, { input: { id, name } }, context) {
    const errors = nameErrors(name);
    const board = await context.store.transaction(async (tx) => {
      const from = await boardOf(tx, id);
      if (errors.length > 0) return null;
      const boardId = context.newId();
      const { lists, cards, listIds } = await contentsFor(context, tx, from, boardId);
      const copy: BoardRow = {
        ...from,
        id: boardId,
        name: name.trim(),
        listIds,
        createdAt: context.now,
        createdById: viewerId(context),
      };
      await tx.boards.insert([copy]);
      await tx.boardLists.insert(lists);
      await tx.boardCards.insert(cards);
      return copy;
    });
    return { board, errors };
  },

  async deleteBoard(_, { input: { id } }, context) {
    await context.store.transaction(async (tx) => {
      const board = await boardOf(tx, id);
      assertMayRemove(context, [board], 'A board');
      await tx.boardCards.remove((await cardsOf(tx, id)).map((card) => card.id));
      await tx.boardLists.remove((await listsOf(tx, id)).map((list) => list.id));
      await tx.boards.remove([id]);
      await recordAudit(tx, context, {
        action: 'REMOVE',
        subject: 'BOARD',
        subjectId: id,
        subjectName: board.name,
      });
      context.events.publish(tx, 'boardChanged', { boardId: id });
    });
    return { deletedId: id, errors: [] };
  },
};

export const scrumboardBoards = { Mutation };
