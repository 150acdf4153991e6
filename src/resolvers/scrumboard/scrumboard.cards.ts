import { omitNullish } from '~/lib/omitNullish.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { Context } from '../context.ts';
import type { BoardCardInput, MutationResolvers } from '../types.generated.ts';
import type { BoardCardRow, BoardRow } from './scrumboard.rows.ts';
import {
  activitiesOf,
  attachmentsOf,
  CARD_LIMIT,
  cardErrors,
  checklistsOf,
  messageErrors,
  moveIdTo,
  type NewPartValues,
  PART_LIMIT,
  withAttachmentNotes,
} from './scrumboard.rules.ts';
import {
  cardOf,
  changeBoard,
  existingBoard,
  listOf,
  removeFromLists,
  type Store,
} from './scrumboard.store.ts';

const blank = {
  name: '',
  description: '',
  coverId: null,
  memberIds: [],
  labelIds: [],
  attachments: [],
  subscribed: false,
  checklists: [],
  activities: [],
  due: null,
};

const handOf = ({ newId, now, viewer }: Context): NewPartValues => ({
  newId,
  now,
  memberId: viewer?.memberId ?? null,
});

/** A cover goes with its attachment, unless another is named. */
function coverOf(before: BoardCardRow, attachments: BoardCardRow['attachments'], input: BoardCardInput) {
  if (input.coverId !== undefined) return input.coverId;
  return attachments.some(({ id }) => id === before.coverId) ? before.coverId : null;
}

/** The card after the input was laid over it (specification, apps §4: merged). */
function merged(before: BoardCardRow, input: BoardCardInput, hand: NewPartValues): BoardCardRow {
  const { coverId: _, due, attachments: files, checklists, activities, memberIds, labelIds, ...rest } = input;
  const attachments = files ? attachmentsOf(before.attachments, files, hand) : before.attachments;
  return {
    ...before,
    ...omitNullish(rest),
    memberIds: memberIds ? [...new Set(memberIds)] : before.memberIds,
    labelIds: labelIds ? [...new Set(labelIds)] : before.labelIds,
    attachments,
    coverId: coverOf(before, attachments, input),
    checklists: checklists ? checklistsOf(checklists, hand) : before.checklists,
    activities: activities
      ? activitiesOf(before.activities, activities, hand)
      : withAttachmentNotes(before, attachments, hand),
    due: due === undefined ? before.due : due,
  };
}

/** Changes a board and answers with one of its cards as it is after. */
async function changeCard(
  context: Context,
  boardId: string,
  id: string,
  work: (board: BoardRow, store: Store) => ReturnType<Parameters<typeof changeBoard>[2]>,
) {
  const { board, errors } = await changeBoard(context, boardId, work);
  return { board, errors, card: board ? await cardOf(context.store, boardId, id) : null };
}

type Changes = Pick<
  MutationResolvers,
  'createBoardCard' | 'updateBoardCard' | 'moveBoardCard' | 'removeBoardCard' | 'addBoardComment'
>;

const Mutation: Changes = {
  async createBoardCard(_, { input: { boardId, listId, card: input } }, context) {
    const id = context.newId();
    return changeCard(context, boardId, id, async (board, store) => {
      const { cardIds } = await listOf(store, boardId, listId);
      const card = merged({ ...blank, id, boardId }, input, handOf(context));
      const errors = cardErrors(card, board);
      if ((await store.boardCards.count({ boardId })) >= CARD_LIMIT) {
        errors.push(refuse('name', 'LIMIT_REACHED', { most: CARD_LIMIT, of: 'cards' }));
      }
      if (errors.length > 0) return errors;
      await store.boardCards.insert([card]);
      await store.boardLists.update(listId, { cardIds: [...cardIds, id] });
    });
  },

  updateBoardCard: (_, { input: { boardId, id, card: input } }, context) =>
    changeCard(context, boardId, id, async (board, store) => {
      const before = await cardOf(store, boardId, id);
      const card = merged(before, input, handOf(context));
      const errors = cardErrors(card, board, before.attachments);
      if (errors.length > 0) return errors;
      await store.boardCards.update(id, card);
    }),

  moveBoardCard: (_, { input: { boardId, id, listId, toIndex } }, context) =>
    changeCard(context, boardId, id, async (_board, store) => {
      await cardOf(store, boardId, id);
      await listOf(store, boardId, listId);
      await removeFromLists(store, boardId, [id]);
      const { cardIds } = await listOf(store, boardId, listId);
      await store.boardLists.update(listId, { cardIds: moveIdTo(cardIds, id, toIndex) });
    }),

  async removeBoardCard(_, { input: { boardId, id } }, context) {
    const { board } = await changeBoard(context, boardId, async (_board, store) => {
      await cardOf(store, boardId, id);
      await removeFromLists(store, boardId, [id]);
      await store.boardCards.remove([id]);
    });
    return { removedId: id, board: existingBoard(board ?? undefined), errors: [] };
  },

  addBoardComment: (_, { input: { boardId, cardId, message } }, context) =>
    changeCard(context, boardId, cardId, async (_board, store) => {
      const { activities } = await cardOf(store, boardId, cardId);
      const errors = messageErrors(message);
      if (activities.length >= PART_LIMIT) {
        errors.push(refuse('message', 'LIMIT_REACHED', { most: PART_LIMIT, of: 'activities' }));
      }
      if (errors.length > 0) return errors;
      const comment = activitiesOf([], [{ type: 'COMMENT', message }], handOf(context));
      await store.boardCards.update(cardId, { activities: [...comment, ...activities] });
    }),
};

export const scrumboardCards = { Mutation };
