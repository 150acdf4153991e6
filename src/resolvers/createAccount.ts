import { recordAccountEvent } from './audit/audit.rules.ts';
import type { FieldErrorRow } from './base/refusal.rows.ts';
import { refuse } from './base/refusal.rules.ts';
import type { Context } from './context.ts';
import { conflict, forbidden } from './errors.ts';
import { invitationOf } from './invitation/invitation.rules.ts';
import { isNameTaken } from './session/names.rules.ts';
import type { UserRow } from './session/session.rows.ts';

/** FORBIDDEN where nobody may make an account, and where it needs an invitation and none is given. */
export function assertMayRegister({ registration }: Context, invitation: string | null | undefined): void {
  if (registration === 'CLOSED') {
    throw forbidden('Nobody can register here: ask an administrator of this server for an account.', {
      reason: 'REGISTRATION_CLOSED',
    });
  }
  if (registration === 'INVITE' && !invitation) {
    throw forbidden('Registering needs an invitation: ask an administrator of this server for one.', {
      reason: 'INVITATION_NEEDED',
    });
  }
}

interface Admission {
  /** Not yet kept. */
  readonly user: UserRow;
  /** Token of an invitation. */
  readonly invitation?: string | null | undefined;
  /** The account under a name that nobody can have, kept where the name is taken; without it that is refused. */
  readonly apart?: UserRow;
}

/**
 * Keeps a new account, with the role of the invitation where there is one, which is used up then. Answers the row as it is
 * kept, or why it is not. CONFLICT while nobody has set the server up.
 * @param tx the store inside a transaction
 */
export async function createAccount(
  tx: Context['store'],
  context: Context,
  { user, invitation: token, apart }: Admission,
): Promise<UserRow | FieldErrorRow> {
  // Who registers first must not become the only user of an installation that nobody administers.
  if (context.setup && (await tx.users.count()) === 0) {
    throw conflict('Nobody has set this server up yet: use the link in its log first.', {
      reason: 'NOT_SET_UP',
    });
  }
  const invitation = token ? await invitationOf(tx, token, context.now) : null;
  if (invitation === undefined) return refuse('invitation', 'WRONG_INVITATION');
  if (invitation?.email && invitation.email !== user.email) {
    return refuse('email', 'OTHER_INVITATION');
  }
  if ((await tx.users.count({ email: user.email })) > 0) {
    return refuse('email', 'TAKEN');
  }
  const named = (await isNameTaken(tx, user.displayName)) ? apart : user;
  if (!named) return refuse('displayName', 'LOOKS_ALIKE');
  const made = invitation ? { ...named, roles: [invitation.role] } : named;
  await tx.users.insert([made]);
  if (invitation) await tx.invitations.remove([invitation.id]);
  await recordAccountEvent(tx, context, 'REGISTER', made, { detail: made.roles.join(', ') });
  return made;
}
