import { recordAccountEvent } from '../audit/audit.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import { type Context, readSession } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import { sessionFor, TOKEN_LIFETIME } from '../sessions.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';
import type { UserRow } from './session.rows.ts';
import { loginErrors, normalised } from './session.rules.ts';

const Query: Pick<QueryResolvers, 'viewer'> = {
  async viewer(_, __, { viewer, store }) {
    return viewer ? ((await store.users.get(viewer.id)) ?? null) : null;
  },
};

const rejected = () => unauthenticated('Invalid access token detected');

const refused = (...errors: FieldErrorRow[]) => ({ session: null, errors });

async function userNamed({ store }: Context, name: string): Promise<UserRow | undefined> {
  const field = name.includes('@') ? 'email' : 'userName';
  const { rows } = await store.users.list({ where: { [field]: name }, first: 1 });
  return rows[0];
}

type Mutations = Pick<MutationResolvers, 'login' | 'refreshSession' | 'logout'>;

const Mutation: Mutations = {
  async login(_, { input }, context) {
    const errors = loginErrors(input);
    if (errors.length > 0) return refused(...errors);
    const user = await userNamed(context, normalised(input.email));
    if (!user) {
      await recordAccountEvent(context.store, context, 'SIGN_IN_REFUSED', null, { triedName: input.email });
      return refused(refuse('email', 'UNKNOWN_ACCOUNT'));
    }
    if (!(await context.passwords.verify(input.password, user.passwordHash))) {
      await recordAccountEvent(context.store, context, 'SIGN_IN_REFUSED', user);
      return refused(refuse('password', 'WRONG_PASSWORD'));
    }
    if (context.passwords.isOutdated(user.passwordHash)) {
      const passwordHash = await context.passwords.hash(input.password);
      await context.store.users.update(user.id, { passwordHash });
    }
    return sessionFor(context, user, (tx) => recordAccountEvent(tx, context, 'SIGN_IN', user));
  },

  async refreshSession(_, { input: { accessToken } }, context) {
    const { now, store, tokens } = context;
    const session = await readSession(context, accessToken, now);
    const user = session && (await store.users.get(session.userId));
    if (!user) throw rejected();
    const expiresAt = now + TOKEN_LIFETIME;
    await store.sessions.update(session.id, { expiresAt });
    const fresh = await tokens.issue({ userId: user.id, sessionId: session.id, expiresAt }, now);
    return { session: { user, accessToken: fresh, expiresAt }, errors: [] };
  },

  async logout(_, __, context) {
    const { session, store, events, now } = context;
    if (!session) return { ended: false, errors: [] };
    await store.sessions.update(session.id, { revokedAt: now });
    events.publish(store, 'sessionEnded', { sessionId: session.id });
    return { ended: true, errors: [] };
  },
};

export const sessionResolvers = { Query, Mutation };
