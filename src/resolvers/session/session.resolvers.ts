import type { FieldError } from '~/graphql/types.generated.ts';
import { type Context, readSession } from '../context.ts';
import { conflict, forbidden, unauthenticated } from '../errors.ts';
import { openSession, TOKEN_LIFETIME } from '../sessions.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';
import { newUser } from './newUser.ts';
import type { UserRow } from './session.rows.ts';
import { loginErrors, normalised, registerErrors, sentences } from './session.rules.ts';

const Query: Pick<QueryResolvers, 'viewer'> = {
  async viewer(_, __, { viewer, store }) {
    return viewer ? ((await store.users.get(viewer.id)) ?? null) : null;
  },
};

const rejected = () => unauthenticated('Invalid access token detected');

async function sessionFor(context: Context, user: UserRow) {
  const { now } = context;
  const expiresAt = now + TOKEN_LIFETIME;
  const accessToken = await openSession(context, user.id, { now, expiresAt });
  return { session: { user, accessToken, expiresAt }, errors: [] };
}

const refused = (...errors: FieldError[]) => ({ session: null, errors });

async function userNamed({ store }: Context, name: string): Promise<UserRow | undefined> {
  const field = name.includes('@') ? 'email' : 'userName';
  const { rows } = await store.users.list({ where: { [field]: name }, first: 1 });
  return rows[0];
}

type Mutations = Pick<MutationResolvers, 'login' | 'register' | 'setup' | 'refreshSession' | 'logout'>;

const Mutation: Mutations = {
  async login(_, { input }, context) {
    const errors = loginErrors(input);
    if (errors.length > 0) return refused(...errors);
    const user = await userNamed(context, normalised(input.email));
    if (!user) return refused({ field: 'email', message: sentences.unknownName });
    if (!(await context.passwords.verify(input.password, user.passwordHash))) {
      return refused({ field: 'password', message: sentences.wrongPassword });
    }
    if (context.passwords.isOutdated(user.passwordHash)) {
      const passwordHash = await context.passwords.hash(input.password);
      await context.store.users.update(user.id, { passwordHash });
    }
    return sessionFor(context, user);
  },

  async register(_, { input }, context) {
    const errors = registerErrors(input);
    if (errors.length > 0) return refused(...errors);
    const user = await newUser(context, input, context.newAccountRoles);
    const taken = await context.store.transaction(async ({ users }) => {
      // Who registers first must not become the only user of an installation that nobody administers.
      if (context.setup && (await users.count()) === 0) {
        throw conflict('Nobody has set this server up yet: use the link in its log first.');
      }
      if ((await users.count({ email: user.email })) > 0) return true;
      await users.insert([user]);
      return false;
    });
    if (taken) return refused({ field: 'email', message: sentences.emailTaken });
    return sessionFor(context, user);
  },

  async setup(_, { input }, context) {
    const closed = () => forbidden('The setup token is wrong or was used: the newest one stands in the log.');
    if (!context.setup?.accepts(input.token)) throw closed();
    const errors = registerErrors(input);
    if (errors.length > 0) return refused(...errors);
    const user = await newUser(context, input, ['ADMIN']);
    await context.store.transaction(async ({ users }) => {
      if ((await users.count()) > 0) throw closed();
      await users.insert([user]);
    });
    return sessionFor(context, user);
  },

  async refreshSession(_, { input: { accessToken } }, context) {
    const { now, store, tokens } = context;
    const session = await readSession(context, accessToken, now);
    const user = session && (await store.users.get(session.userId));
    if (!user) throw rejected();
    const expiresAt = now + TOKEN_LIFETIME;
    await store.sessions.update(session.id, { expiresAt });
    const fresh = await tokens.issue({ userId: user.id, sessionId: session.id, expiresAt });
    return { session: { user, accessToken: fresh, expiresAt }, errors: [] };
  },

  async logout(_, __, { session, store, events, now }) {
    if (!session) return { ended: false, errors: [] };
    await store.sessions.update(session.id, { revokedAt: now });
    events.publish('sessionEnded', { sessionId: session.id });
    return { ended: true, errors: [] };
  },
};

export const sessionResolvers = { Query, Mutation };
