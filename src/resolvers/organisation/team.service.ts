import type { Context } from '../context.ts';
import type { UserRow } from '../session/session.rows.ts';

/**
 * A new account as somebody of the team: without a team member, what the person does would bear no name. Inserts the
 * member, in the transaction that inserts the account.
 */
export async function joinTeam(
  { teamMembers }: Pick<Context['store'], 'teamMembers'>,
  { newId }: Pick<Context, 'newId'>,
  account: UserRow,
): Promise<UserRow> {
  const { displayName: name, email } = account;
  const memberId = newId();
  const empty = { avatar: '', position: '', office: '', phone: '' };
  await teamMembers.insert([{ id: memberId, name, email, ...empty, removedAt: null }]);
  return { ...account, memberId };
}
