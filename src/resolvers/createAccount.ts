import { recordAccountEvent } from './audit/audit.rules.ts';
import type { FieldErrorRow } from './base/refusal.rows.ts';
import { refuse } from './base/refusal.rules.ts';
import { storeAccount, tellContactChanged } from './chat/chat.service.ts';
import type { Context } from './context.ts';
import { conflict, forbidden } from './errors.ts';
import { invitationOf } from './invitation/invitation.rules.ts';
import { joinTeam } from './organisation/team.service.ts';
import { isNameTaken } from './session/names.rules.ts';
import type { UserRow } from './session/session.rows.ts';

/** Throws FORBIDDEN when registration is closed, and when it needs an invitation and none is given. */
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
  /** Not stored yet. */
  readonly user: UserRow;
  /** Token of an invitation. */
  readonly invitation?: string | null | undefined;
  /**
   * The same account under a unique name, stored instead when the name is taken; without it a taken name is refused.
   */
  readonly apart?: UserRow;
}

/**
 * Stores a new account. An invitation gives it its role and is used up. Returns the stored row, or why it is refused.
 * Throws CONFLICT while the server has not been set up.
 * @param tx the store inside a transaction
 */
export async function createAccount(
  tx: Context['store'],
  context: Context,
  { user, invitation: token, apart }: Admission,
): Promise<UserRow | FieldErrorRow> {
  // The first person who registers must not become the only user of an installation without an administrator.
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
  const invited = invitation ? { ...named, roles: [invitation.role] } : named;
  const made = invitation && invitation.role !== 'USER' ? await joinTeam(tx, context, invited) : invited;
  await storeAccount(tx, made);
  tellContactChanged(context, tx, made.id);
  if (invitation) await tx.invitations.remove([invitation.id]);
  await recordAccountEvent(tx, context, 'REGISTER', made, { detail: made.roles.join(', ') });
  return made;
}
