import type { FieldErrorRow } from '../base/refusal.rows.ts';
import type { Context } from '../context.ts';
import { notFound, notFoundWith } from '../errors.ts';
import type { BoardCardRow, BoardListRow, BoardRow } from './scrumboard.rows.ts';

export type Store = Context['store'];

/** Specification, apps §8: what is said of an unknown board. */
export function existingBoard(board: BoardRow | undefined): BoardRow {
  if (!board) throw notFoundWith('Requested board do not exist.');
  return board;
}

export async function boardOf(store: Store, id: string): Promise<BoardRow> {
  return existingBoard(await store.boards.get(id));
}

/** NOT_FOUND when the board has no such list. */
export async function listOf(store: Store, boardId: string, id: string): Promise<BoardListRow> {
  const list = await store.boardLists.get(id);
  if (list?.boardId !== boardId) throw notFound('List', id);
  return list;
}

/** NOT_FOUND when the board has no such card. */
export async function cardOf(store: Store, boardId: string, id: string): Promise<BoardCardRow> {
  const card = await store.boardCards.get(id);
  if (card?.boardId !== boardId) throw notFound('Card', id);
  return card;
}

export async function listsOf(store: Store, boardId: string): Promise<readonly BoardListRow[]> {
  return (await store.boardLists.list({ where: { boardId } })).rows;
}

export async function cardsOf(store: Store, boardId: string): Promise<readonly BoardCardRow[]> {
  return (await store.boardCards.list({ where: { boardId } })).rows;
}

/** Removes cards from all lists of the board. */
export async function removeFromLists(
  store: Store,
  boardId: string,
  cardIds: readonly string[],
): Promise<void> {
  for (const list of await listsOf(store, boardId)) {
    const left = list.cardIds.filter((id) => !cardIds.includes(id));
    if (left.length < list.cardIds.length) await store.boardLists.update(list.id, { cardIds: left });
  }
}

interface Payload {
  readonly board: BoardRow | null;
  readonly errors: FieldErrorRow[];
}

/** Changes a board and tells its subscribers. The work writes all or nothing: it returns errors before it writes. */
export async function changeBoard(
  context: Context,
  boardId: string,
  work: (board: BoardRow, store: Store) => Promise<FieldErrorRow[] | undefined>,
): Promise<Payload> {
  const payload = await context.store.transaction(async (tx): Promise<Payload> => {
    const errors = (await work(await boardOf(tx, boardId), tx)) ?? [];
    if (errors.length > 0) return { board: null, errors };
    context.events.publish(tx, 'boardChanged', { boardId });
    return { board: await boardOf(tx, boardId), errors };
  });
  return payload;
}
