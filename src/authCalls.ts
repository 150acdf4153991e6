import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { tell } from '~/shell/auth/tellNotice.ts';
import type { IdentityProvider } from './graphql/types.generated.ts';
import type { AuthApi, UserData } from './shell/auth/AuthContext.ts';
import {
  RefreshSessionDocument,
  RegisterDocument,
  SetupDocument,
  SignInWithProviderDocument,
} from './shell/auth/entry.generated.ts';
import { LoginDocument, SaveUserDataDocument } from './shell/auth/login.generated.ts';
import { withProviderProfile } from './shell/auth/providerProfile.ts';
import { openProvider } from './shell/auth/providers/openProvider.ts';
import { beginSession, readSession, type SessionUser } from './shell/auth/session.ts';
import { tellProviderError } from './shell/messages/errorText.ts';
import { Refused } from './shell/messages/refusal.ts';

/** What a visit needs when somebody signs in, registers, changes what they have chosen, or leaves a provider. */
export interface AuthCalls extends Omit<AuthApi, 'demoAccounts' | 'viewer'> {
  /** Exchanges a token that is still valid for a fresh one, and goes on with it. */
  refresh(token: string): Promise<void>;
  /** Signs out of a provider. */
  leaveProvider(provider: IdentityProvider): Promise<void>;
}

/** What the API answers, or an error when that is empty. */
function answerOf<Data, Name extends keyof Data>(data: Data | undefined, name: Name): Data[Name] {
  if (!data) throw new Error(`The answer to ${String(name)} is empty.`);
  return data[name];
}

/** The calls over the API that the client speaks to. */
export function createAuthCalls(loadClient: () => Promise<ApolloClient>): AuthCalls {
  async function saveWithApi({ settings, shortcuts }: UserData): Promise<SessionUser> {
    const input = { ...(settings ? { settings } : {}), ...(shortcuts ? { shortcuts: [...shortcuts] } : {}) };
    const api = await loadClient();
    const { data } = await api.mutate({
      mutation: SaveUserDataDocument,
      variables: { input },
    });
    const { user, errors } = answerOf(data, 'updateUser');
    const [refusal] = errors;
    if (refusal) throw new Refused(refusal);
    if (!user) throw new Error('The answer to the change is empty.');
    return user;
  }

  /** Where the account comes from keeps it; the API where that keeps nothing. */
  async function save(change: UserData): Promise<SessionUser> {
    const user = readSession()?.user;
    const provider = user && user.from !== 'JWT' ? await openProvider(user.from) : null;
    if (!user || !provider?.save) {
      const saved = await saveWithApi(change);
      void tell('success', 'saved.JWT');
      return saved;
    }
    const changed = { ...user, ...change };
    await provider.save(changed);
    void tell('success', `saved.${user.from}`);
    return changed;
  }

  /** Signs somebody in, who finds nothing in the cache of what somebody before them has seen in this page. */
  async function enter<Data, Variables extends OperationVariables, Name extends keyof Data>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    name: Name,
  ): Promise<Data[Name]> {
    const api = await loadClient();
    if (!readSession()) await api.clearStore();
    const { data } = await api.mutate({ mutation, variables });
    return answerOf(data, name);
  }

  return {
    login: (input) => enter(LoginDocument, { input }, 'login'),
    register: (input) => enter(RegisterDocument, { input }, 'register'),
    setup: (input) => enter(SetupDocument, { input }, 'setup'),
    exchange: (provider, { token, nonce }) =>
      enter(SignInWithProviderDocument, { input: { provider, token, nonce } }, 'signInWithProvider'),
    saveUserData: (change) =>
      save(change).catch((error: unknown) => {
        void tellProviderError(error);
        throw error;
      }),
    async refresh(token) {
      const api = await loadClient();
      const { data } = await api.mutate({
        mutation: RefreshSessionDocument,
        variables: { accessToken: token },
      });
      const { session: fresh } = answerOf(data, 'refreshSession');
      beginSession(fresh.accessToken, withProviderProfile(fresh.user));
    },
    async leaveProvider(provider) {
      await (await openProvider(provider))?.leave();
    },
  };
}
