import { recordAudit } from '../audit/audit.rules.ts';
import { viewerId } from '../base/owned.ts';
import { refuse } from '../base/refusal.rules.ts';
import { conflict } from '../errors.ts';
import { isEmail, normalised } from '../session/session.rules.ts';
import type { MutationResolvers } from '../types.generated.ts';
import type { InvitationRow } from './invitation.rows.ts';
import { digestOf, INVITATION_LIFETIME, newToken } from './invitation.rules.ts';

const nothing = { invitation: null, token: null, path: null };

/** How many expired invitations are removed each time that one is made. */
const SWEPT_AT_ONCE = 100;

const Mutation: Pick<MutationResolvers, 'createInvitation'> = {
  async createInvitation(_, { input: { email, role = 'USER' } }, context) {
    if (context.registration === 'CLOSED') {
      throw conflict('Nobody can register here: start the server with REGISTRATION=invite first.', {
        reason: 'REGISTRATION_CLOSED',
      });
    }
    const address = email?.trim() ? normalised(email) : null;
    if (address !== null && !isEmail(address)) {
      return { ...nothing, errors: [refuse('email', 'INVALID_EMAIL')] };
    }
    const token = newToken();
    const invitation: InvitationRow = {
      id: await digestOf(token),
      email: address,
      role,
      createdById: viewerId(context),
      createdAt: context.now,
      expiresAt: context.now + INVITATION_LIFETIME,
    };
    await context.store.transaction(async (tx) => {
      const { rows } = await tx.invitations.list({
        where: { expiresAt: { lte: context.now } },
        first: SWEPT_AT_ONCE,
      });
      await tx.invitations.remove(rows.map(({ id }) => id));
      await tx.invitations.insert([invitation]);
      await recordAudit(tx, context, {
        action: 'CREATE',
        subject: 'INVITATION',
        subjectId: null,
        subjectName: address ?? '',
        detail: role,
      });
    });
    return { invitation, token, path: `/register#invitation=${token}`, errors: [] };
  },
};

export const invitationResolvers = { Mutation };
