import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { notFound } from '../errors.ts';
import type { BoardListInput, MutationResolvers } from '../types.generated.ts';
import { LIST_LIMIT, moveIdTo, nameErrors } from './scrumboard.rules.ts';
import { cardsOf, changeBoard, listOf, listsOf, type Store } from './scrumboard.store.ts';

/** Throws NOT_FOUND for a list or card of another board; refuses one that is named twice. */
async function listsErrors(store: Store, boardId: string, lists: readonly BoardListInput[]) {
  const named = { List: lists.map(({ id }) => id), Card: lists.flatMap(({ cardIds }) => cardIds) };
  const known = { List: await listsOf(store, boardId), Card: await cardsOf(store, boardId) };
  for (const what of ['List', 'Card'] as const) {
    const there = new Set<string>(known[what].map(({ id }) => id));
    for (const id of named[what]) {
      if (!there.has(id)) throw notFound(what, id);
    }
  }
  const twice = Object.values(named).some((ids) => new Set(ids).size < ids.length);
  return refusals(twice && refuse('lists', 'DUPLICATE'));
}

type Changes = Pick<
  MutationResolvers,
  'createBoardList' | 'renameBoardList' | 'moveBoardList' | 'removeBoardList' | 'replaceBoardLists'
>;

const Mutation: Changes = {
  createBoardList: (_, { input: { boardId, name } }, context) =>
    changeBoard(context, boardId, async ({ listIds }, store) => {
      const errors: FieldErrorRow[] = nameErrors(name);
      if (listIds.length >= LIST_LIMIT) {
        errors.push(refuse('name', 'LIMIT_REACHED', { most: LIST_LIMIT, of: 'lists' }));
      }
      if (errors.length > 0) return errors;
      const id = context.newId();
      await store.boardLists.insert([{ id, boardId, name: name.trim(), cardIds: [] }]);
      await store.boards.update(boardId, { listIds: [...listIds, id] });
    }),

  renameBoardList: (_, { input: { boardId, id, name } }, context) =>
    changeBoard(context, boardId, async (_board, store) => {
      await listOf(store, boardId, id);
      const errors = nameErrors(name);
      if (errors.length > 0) return errors;
      await store.boardLists.update(id, { name: name.trim() });
    }),

  moveBoardList: (_, { input: { boardId, id, toIndex } }, context) =>
    changeBoard(context, boardId, async ({ listIds }, store) => {
      await listOf(store, boardId, id);
      await store.boards.update(boardId, { listIds: moveIdTo(listIds, id, toIndex) });
    }),

  removeBoardList: (_, { input: { boardId, id } }, context) =>
    changeBoard(context, boardId, async ({ listIds }, store) => {
      const { cardIds } = await listOf(store, boardId, id);
      await store.boardCards.remove(cardIds);
      await store.boardLists.remove([id]);
      await store.boards.update(boardId, { listIds: listIds.filter((other) => other !== id) });
    }),

  replaceBoardLists: (_, { input: { boardId, lists } }, context) =>
    changeBoard(context, boardId, async ({ listIds }, store) => {
      const errors = [
        ...lists.flatMap(({ name }) => nameErrors(name)),
        ...(await listsErrors(store, boardId, lists)),
      ];
      if (errors.length > 0) return errors;
      const kept = lists.map(({ id }) => id);
      await store.boardLists.remove(listIds.filter((id) => !kept.includes(id)));
      for (const { id, name, cardIds } of lists) {
        await store.boardLists.update(id, { name: name.trim(), cardIds: [...cardIds] });
      }
      await store.boards.update(boardId, { listIds: kept });
    }),
};

export const scrumboardLists = { Mutation };
