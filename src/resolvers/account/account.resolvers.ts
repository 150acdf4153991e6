import type { Store } from '~/store/tables.ts';
import { recordAudit } from '../audit/audit.rules.ts';
import { viewerId } from '../base/owned.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import { renameInChats } from '../chat/chat.service.ts';
import type { Context } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import { isNameTaken, plainName, skeletonOf } from '../session/names.rules.ts';
import type { UserRow } from '../session/session.rows.ts';
import type { MutationResolvers } from '../types.generated.ts';
import { accountErrors, changePasswordErrors } from './account.rules.ts';
import { settingsProblem } from './settings.rules.ts';

const refused = (...errors: FieldErrorRow[]) => ({ user: null, errors });

async function viewersRow(context: Context): Promise<UserRow> {
  const user = await context.store.users.get(viewerId(context));
  if (!user) throw unauthenticated('Invalid access token detected');
  return user;
}

const accountAs = (subjectId: string, subjectName: string) =>
  ({ action: 'CHANGE', subject: 'ACCOUNT', subjectId, subjectName }) as const;

/** Ends all sessions of the user but one. Returns their ids. */
async function endOthers({ sessions }: Pick<Store, 'sessions'>, userId: string, kept: string, now: number) {
  const { rows } = await sessions.list({ where: { userId, revokedAt: null } });
  const others = rows.map(({ id }) => id).filter((id) => id !== kept);
  for (const id of others) await sessions.update(id, { revokedAt: now });
  return others;
}

const Mutation: Pick<MutationResolvers, 'updateUser' | 'changePassword'> = {
  async updateUser(_, { input }, context) {
    const id = viewerId(context);
    if (input.id != null && input.id !== id) throw forbidden('Everybody changes their own account only.');
    const problem = input.settings == null ? null : settingsProblem(input.settings);
    const errors = [
      ...accountErrors(input),
      ...(problem === null ? [] : [refuse('settings', 'INVALID_SETTINGS', { problem })]),
    ];
    if (errors.length > 0) return refused(...errors);
    const displayName = input.displayName == null ? undefined : plainName(input.displayName);
    return context.store.transaction(async (tx) => {
      const renamed = displayName !== undefined && (await tx.users.get(id))?.displayName !== displayName;
      if (renamed && (await isNameTaken(tx, displayName, id))) {
        return refused(refuse('displayName', 'LOOKS_ALIKE'));
      }
      // Recorded under the old name, which the person had when they did this.
      if (renamed) await recordAudit(tx, context, { ...accountAs(id, displayName), detail: 'displayName' });
      const user = await tx.users.update(id, {
        displayName,
        nameSkeleton: displayName === undefined ? undefined : skeletonOf(displayName),
        photoURL: input.photoURL ?? undefined,
        shortcuts: input.shortcuts ?? undefined,
        settings: input.settings ?? undefined,
      });
      await renameInChats(context, tx, user);
      return { user, errors };
    });
  },

  async changePassword(_, { input }, context) {
    const user = await viewersRow(context);
    const { passwords, store, events, now, session } = context;
    const errors = changePasswordErrors(input);
    if (errors.length > 0) return refused(...errors);
    if (!(await passwords.verify(input.oldPassword, user.passwordHash))) {
      return refused(refuse('oldPassword', 'WRONG_PASSWORD'));
    }
    const passwordHash = await passwords.hash(input.newPassword);
    await store.transaction(async (tx) => {
      await tx.users.update(user.id, { passwordHash });
      await recordAudit(tx, context, { ...accountAs(user.id, user.displayName), detail: 'password' });
      const ended = await endOthers(tx, user.id, session?.id ?? '', now);
      for (const sessionId of ended) events.publish(tx, 'sessionEnded', { sessionId });
    });
    return { user: { ...user, passwordHash }, errors };
  },
};

export const accountResolvers = { Mutation };
