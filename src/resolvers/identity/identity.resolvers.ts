import { recordAccountEvent } from '../audit/audit.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import type { Context, Identity } from '../context.ts';
import { assertMayRegister, createAccount } from '../createAccount.ts';
import { forbidden, unauthenticated, unreachable } from '../errors.ts';
import type { UserRow } from '../session/session.rows.ts';
import { sessionFor } from '../sessions.ts';
import type { MutationResolvers, ProviderSignInInput } from '../types.generated.ts';
import { accountOf, faultSentence, providerNames, withUniqueName } from './identity.rules.ts';

async function verified(input: ProviderSignInInput, { providers, now }: Context): Promise<Identity> {
  const { provider, token, nonce = null } = input;
  const answer = await providers.verify(provider, token, nonce, now);
  if ('identity' in answer) return answer.identity;
  const name = providerNames[provider];
  if ('closed' in answer)
    throw forbidden(`There is no sign-in with ${name} here.`, { reason: 'PROVIDER_CLOSED' });
  if ('unreachable' in answer) throw unreachable(`${name} does not answer: try again later.`);
  throw unauthenticated(faultSentence(provider, answer.fault), { reason: answer.fault });
}

/** The person's account, made at the first sign-in, or why it may not be made. */
async function accountFor(
  input: ProviderSignInInput,
  identity: Identity,
  context: Context,
): Promise<UserRow | FieldErrorRow> {
  const made = accountOf(context.newId(), input.provider, identity, context.newAccountRoles);
  return context.store.transaction(async (tx) => {
    const { rows } = await tx.users.list({
      where: { from: input.provider, subject: identity.subject },
      first: 1,
    });
    if (rows[0]) return rows[0];
    // Invited people register with a password: a provider cannot carry the invitation.
    assertMayRegister(context, null);
    // Never linked to an existing account with the same address: the person who controls the address at the provider
    // may be another one than here.
    return createAccount(tx, context, { user: made, apart: withUniqueName(made) });
  });
}

const Mutation: Pick<MutationResolvers, 'signInWithProvider'> = {
  async signInWithProvider(_, { input }, context) {
    const identity = await verified(input, context);
    const account = await accountFor(input, identity, context);
    if ('field' in account) return { session: null, errors: [account] };
    return sessionFor(context, account, (tx) =>
      recordAccountEvent(tx, context, 'SIGN_IN', account, { detail: providerNames[input.provider] }),
    );
  },
};

export const identityResolvers = { Mutation };
