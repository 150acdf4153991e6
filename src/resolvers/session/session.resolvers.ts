import type { FieldError } from '~/graphql/types.generated.ts';
import type { Context } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';
import type { UserRow } from './session.rows.ts';
import { loginErrors, normalised, registerErrors, TOKEN_LIFETIME } from './session.rules.ts';

/** Specification, shell §3: what the toolbar offers a new user. */
const defaultShortcuts = ['dashboards/project', 'dashboards/analytics', 'contacts', 'todo'];

const Query: Pick<QueryResolvers, 'viewer'> = {
  async viewer(_, __, { viewer, store }) {
    return viewer ? ((await store.users.get(viewer.id)) ?? null) : null;
  },
};

async function sessionFor(context: Context, user: UserRow) {
  const expiresAt = context.now + TOKEN_LIFETIME;
  return { user, accessToken: await context.tokens.issue(user.id, expiresAt), expiresAt };
}

const refused = (...errors: FieldError[]) => ({ session: null, errors });

async function userNamed({ store }: Context, name: string): Promise<UserRow | undefined> {
  const field = name.includes('@') ? 'email' : 'userName';
  const { rows } = await store.users.list({ where: { [field]: name }, first: 1 });
  return rows[0];
}

type Mutations = Pick<MutationResolvers, 'login' | 'register' | 'refreshSession'>;

const Mutation: Mutations = {
  async login(_, { input }, context) {
    const errors = loginErrors(input);
    if (errors.length > 0) return refused(...errors);
    const user = await userNamed(context, normalised(input.email));
    if (!user) return refused({ field: 'email', message: 'Check your username/email' });
    if (!(await context.passwords.verify(input.password, user.passwordHash))) {
      return refused({ field: 'password', message: 'Check your password' });
    }
    return { session: await sessionFor(context, user), errors: [] };
  },

  async register(_, { input }, context) {
    const errors = registerErrors(input);
    if (errors.length > 0) return refused(...errors);
    const email = normalised(input.email);
    const passwordHash = await context.passwords.hash(input.password);
    const user: UserRow = {
      id: context.newId(),
      from: 'JWT',
      userName: email,
      email,
      displayName: input.displayName.trim(),
      photoURL: '',
      passwordHash,
      roles: context.newAccountRoles,
      shortcuts: defaultShortcuts,
      memberId: null,
    };
    const taken = await context.store.transaction(async ({ users }) => {
      if ((await users.count({ email })) > 0) return true;
      await users.insert([user]);
      return false;
    });
    if (taken) return refused({ field: 'email', message: 'The email is already in use' });
    return { session: await sessionFor(context, user), errors: [] };
  },

  async refreshSession(_, { accessToken }, context) {
    const userId = await context.tokens.verify(accessToken, context.now);
    const user = userId === null ? undefined : await context.store.users.get(userId);
    if (!user) throw unauthenticated('Invalid access token detected');
    return sessionFor(context, user);
  },
};

export const sessionResolvers = { Query, Mutation };
