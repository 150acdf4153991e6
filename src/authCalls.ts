import type { ApolloClient } from '@apollo/client';
import type { IdentityProvider } from './graphql/types.generated.ts';
import type { AuthDoor, UserData } from './shell/auth/AuthContext.ts';
import {
  RefreshSessionDocument,
  type RefreshSessionMutation,
  type RefreshSessionMutationVariables,
  RegisterDocument,
  type RegisterMutation,
  type RegisterMutationVariables,
  SetupDocument,
  type SetupMutation,
  type SetupMutationVariables,
  SignInWithProviderDocument,
  type SignInWithProviderMutation,
  type SignInWithProviderMutationVariables,
} from './shell/auth/entry.generated.ts';
import { withKept } from './shell/auth/keptUser.ts';
import {
  LoginDocument,
  type LoginMutation,
  type LoginMutationVariables,
  SaveUserDataDocument,
  type SaveUserDataMutation,
  type SaveUserDataMutationVariables,
} from './shell/auth/login.generated.ts';
import { tell } from './shell/auth/notices/tell.ts';
import { openProvider } from './shell/auth/providers/openProvider.ts';
import { beginSession, readSession, type SessionUser } from './shell/auth/session.ts';
import { messages } from './shell/messages/messages.ts';

/** What a visit needs when somebody signs in, registers, changes what they have chosen, or leaves a provider. */
export interface AuthCalls extends Omit<AuthDoor, 'demoAccounts' | 'viewer'> {
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
    const { data } = await api.mutate<SaveUserDataMutation, SaveUserDataMutationVariables>({
      mutation: SaveUserDataDocument,
      variables: { input },
    });
    const { user, errors } = answerOf(data, 'updateUser');
    if (!user) throw new Error(errors[0]?.message ?? 'The answer to the change is empty.');
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

  return {
    async login(input) {
      const api = await loadClient();
      const { data } = await api.mutate<LoginMutation, LoginMutationVariables>({
        mutation: LoginDocument,
        variables: { input },
      });
      return answerOf(data, 'login');
    },
    async register(input) {
      const api = await loadClient();
      const { data } = await api.mutate<RegisterMutation, RegisterMutationVariables>({
        mutation: RegisterDocument,
        variables: { input },
      });
      return answerOf(data, 'register');
    },
    async setup(input) {
      const api = await loadClient();
      const { data } = await api.mutate<SetupMutation, SetupMutationVariables>({
        mutation: SetupDocument,
        variables: { input },
      });
      return answerOf(data, 'setup');
    },
    async exchange(provider, { token, nonce }) {
      const api = await loadClient();
      const { data } = await api.mutate<SignInWithProviderMutation, SignInWithProviderMutationVariables>({
        mutation: SignInWithProviderDocument,
        variables: { input: { provider, token, nonce } },
      });
      return answerOf(data, 'signInWithProvider');
    },
    saveUserData: (change) =>
      save(change).catch((error: unknown) => {
        messages.error(error instanceof Error ? error.message : String(error));
        throw error;
      }),
    async refresh(token) {
      const api = await loadClient();
      const { data } = await api.mutate<RefreshSessionMutation, RefreshSessionMutationVariables>({
        mutation: RefreshSessionDocument,
        variables: { accessToken: token },
      });
      const fresh = answerOf(data, 'refreshSession');
      beginSession(fresh.accessToken, withKept(fresh.user));
    },
    async leaveProvider(provider) {
      await (await openProvider(provider))?.leave();
    },
  };
}
