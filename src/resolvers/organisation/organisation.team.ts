import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import { tellContactChanged } from '../chat/chat.service.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../session/session.rows.ts';
import type { TeamMemberRow } from '../team/team.rows.ts';
import { MAX_MEMBERS, memberErrors } from '../team/team.rules.ts';
import type { MutationResolvers } from '../types.generated.ts';
import {
  changeRow,
  insertRow,
  type RemovableKind,
  removeRow,
  restoreRow,
  type Written,
} from './removable.ts';

type Store = Context['store'];

const members: RemovableKind<TeamMemberRow> = {
  what: 'Team member',
  many: 'members',
  subject: 'TEAM_MEMBER',
  most: MAX_MEMBERS,
  sameNames: true,
  tableOf: (store) => store.teamMembers,
};

const isAdmin = ({ roles }: UserRow): boolean => roles.includes('ADMIN');

/** A refusal when nobody could administer the server without this member. */
async function lastAdminErrors({ users, teamMembers }: Store, id: string): Promise<FieldErrorRow[]> {
  const admins = (await users.list()).rows.filter(isAdmin);
  if (!admins.some(({ memberId }) => memberId === id)) return [];
  const others = admins.filter(({ memberId }) => memberId !== id);
  const rows = await teamMembers.getMany(others.flatMap(({ memberId }) => memberId ?? []));
  const locked = new Set(rows.flatMap((row) => (row && row.removedAt !== null ? [row.id] : [])));
  const left = others.some(({ memberId }) => memberId === null || !locked.has(memberId));
  return left ? [] : [refuse('id', 'LAST_ADMIN')];
}

/** Ends what the person's accounts have open. */
async function endSessions(tx: Store, context: Context, memberId: string): Promise<void> {
  const { events, now } = context;
  const { rows: accounts } = await tx.users.list({ where: { memberId } });
  const { rows } = await tx.sessions.list({
    where: { userId: { in: accounts.map(({ id }) => id) }, revokedAt: null },
  });
  for (const { id } of rows) {
    await tx.sessions.update(id, { revokedAt: now });
    events.publish(tx, 'sessionEnded', { sessionId: id });
  }
  for (const { id } of accounts) tellContactChanged(context, tx, id);
}

const answer = ({ row, errors }: Written<TeamMemberRow>) => ({ teamMember: row, errors: [...errors] });

type Changes = Pick<
  MutationResolvers,
  'createTeamMember' | 'updateTeamMember' | 'removeTeamMember' | 'restoreTeamMember'
>;

const Mutation: Changes = {
  async createTeamMember(_, { input }, context) {
    const member: TeamMemberRow = {
      id: context.newId(),
      name: input.name.trim(),
      avatar: '',
      position: input.position?.trim() ?? '',
      office: input.office?.trim() ?? '',
      email: input.email?.trim() ?? '',
      phone: input.phone?.trim() ?? '',
      removedAt: null,
    };
    const errors = memberErrors(member);
    if (errors.length > 0) return { teamMember: null, errors };
    return context.store.transaction(async (tx) => answer(await insertRow(tx, context, members, member)));
  },

  async updateTeamMember(_, { input: { id, changes } }, context) {
    const changed = (before: TeamMemberRow): TeamMemberRow => ({
      ...before,
      name: changes.name?.trim() ?? before.name,
      position: changes.position?.trim() ?? before.position,
      office: changes.office?.trim() ?? before.office,
      email: changes.email?.trim() ?? before.email,
      phone: changes.phone?.trim() ?? before.phone,
    });
    return answer(await changeRow(context, members, id, changed, memberErrors));
  },

  removeTeamMember: (_, { input: { id } }, context) =>
    removeRow(
      context,
      members,
      id,
      (tx) => lastAdminErrors(tx, id),
      (tx) => endSessions(tx, context, id),
    ),

  async restoreTeamMember(_, { input: { id } }, context) {
    return answer(await restoreRow(context, members, id));
  },
};

export const organisationTeam = { Mutation };
