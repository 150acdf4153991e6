import type { FieldError } from '~/graphql/types.generated.ts';
import type { Context, Identity } from '../context.ts';
import { conflict, forbidden, unauthenticated, unreachable } from '../errors.ts';
import type { UserRow } from '../session/session.rows.ts';
import { sentences } from '../session/session.rules.ts';
import { openSession, TOKEN_LIFETIME } from '../sessions.ts';
import type { MutationResolvers, ProviderSignInInput } from '../types.generated.ts';
import { accountOf, faultSentence, providerNames } from './identity.rules.ts';

const refused = (...errors: FieldError[]) => ({ session: null, errors });

async function verified(input: ProviderSignInInput, { providers, now }: Context): Promise<Identity> {
  const { provider, token, nonce = null } = input;
  const answer = await providers.verify(provider, token, nonce, now);
  if ('identity' in answer) return answer.identity;
  const name = providerNames[provider];
  if ('closed' in answer) throw forbidden(`There is no sign-in with ${name} here.`);
  if ('unreachable' in answer) throw unreachable(`${name} does not answer: try again later.`);
  throw unauthenticated(faultSentence(provider, answer.fault), { reason: answer.fault });
}

/** The account of the person, made at the first time; undefined when somebody else has the address. */
async function accountFor(
  input: ProviderSignInInput,
  identity: Identity,
  context: Context,
): Promise<UserRow | undefined> {
  const made = accountOf(context.newId(), input.provider, identity, context.newAccountRoles);
  return context.store.transaction(async ({ users }) => {
    const { rows } = await users.list({
      where: { from: input.provider, subject: identity.subject },
      first: 1,
    });
    if (rows[0]) return rows[0];
    if (context.setup && (await users.count()) === 0) {
      throw conflict('Nobody has set this server up yet: use the link in its log first.');
    }
    // Never joined to an account that has the address: who controls it at the provider need not be who controls it here.
    if ((await users.count({ email: made.email })) > 0) return undefined;
    await users.insert([made]);
    return made;
  });
}

const Mutation: Pick<MutationResolvers, 'signInWithProvider'> = {
  async signInWithProvider(_, { input }, context) {
    const identity = await verified(input, context);
    const user = await accountFor(input, identity, context);
    if (!user) return refused({ field: 'email', message: sentences.emailTaken });
    const { now } = context;
    const expiresAt = now + TOKEN_LIFETIME;
    const accessToken = await openSession(context, user.id, { now, expiresAt });
    return { session: { user, accessToken, expiresAt }, errors: [] };
  },
};

export const identityResolvers = { Mutation };
