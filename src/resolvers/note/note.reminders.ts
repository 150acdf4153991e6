import { viewerId } from '../base/owned.ts';
import type { MutationResolvers } from '../types.generated.ts';

/** Most notes that are told of at once; the rest with the next call. */
const AT_ONCE = 100;

const Mutation: Pick<MutationResolvers, 'claimNoteReminders'> = {
  claimNoteReminders: (_, __, context) =>
    context.store.transaction(async ({ notes }) => {
      const waiting = await notes.list({
        where: { ownerId: viewerId(context), remindAt: { gte: 0 } },
        orderBy: [{ field: 'remindAt', direction: 'asc' }],
        first: AT_ONCE + 1,
      });
      const isDue = ({ remindAt }: { readonly remindAt: number | null }) =>
        remindAt !== null && remindAt <= context.now;
      const due = waiting.rows.filter(isDue).slice(0, AT_ONCE);
      for (const { id } of due) await notes.update(id, { remindAt: null });
      const next = waiting.rows[due.length];
      return { notes: due, nextAt: next?.remindAt ?? null, errors: [] };
    }),
};

export const noteReminders = { Mutation };
