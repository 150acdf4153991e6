import { getApps, initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from '@firebase/auth';
import { z } from 'zod';
import type { FirebaseSettings } from '~/resolvers/identity/providers.rules.ts';
import type { Registration } from '~/resolvers/session/session.rules.ts';
import type { LoginInput } from '../AuthContext.ts';
import type { ProviderSession } from './providerSession.ts';

const kept = z.object({
  settings: z.record(z.string(), z.unknown()).optional().catch(undefined),
  shortcuts: z.array(z.string()).optional().catch(undefined),
});

let started: Auth | undefined;

function authOf({ apiKey, authDomain, projectId, authUrl }: FirebaseSettings): Auth {
  if (started) return started;
  const app = getApps()[0] ?? initializeApp({ apiKey, authDomain, projectId });
  // Without the parts for pop-ups, which load scripts from other sites.
  started = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (authUrl) connectAuthEmulator(started, authUrl, { disableWarnings: true });
  return started;
}

/** Signs in with address and password. Rejects with a FirebaseError. */
export async function signInToFirebase(settings: FirebaseSettings, input: LoginInput): Promise<void> {
  await signInWithEmailAndPassword(authOf(settings), input.email.trim(), input.password);
}

/** Makes an account there, with its name, and signs in. Rejects with a FirebaseError. */
export async function registerWithFirebase(settings: FirebaseSettings, input: Registration): Promise<void> {
  const { displayName, email, password } = input;
  const { user } = await createUserWithEmailAndPassword(authOf(settings), email.trim(), password);
  await updateProfile(user, { displayName: displayName.trim() });
  // Only tokens that are made from now on contain the name.
  await user.getIdToken(true);
}

/** What the database keeps of a user, by its REST interface: Firebase's own library would weigh many times the call. */
async function callDatabase(auth: Auth, databaseUrl: string, init: RequestInit): Promise<unknown> {
  const user = auth.currentUser;
  if (!user) throw new Error('The session with Firebase is over: sign in again.');
  const url = new URL(`/users/${encodeURIComponent(user.uid)}/data.json`, databaseUrl);
  url.searchParams.set('auth', await user.getIdToken());
  const response = await fetch(url, init);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const said = z.object({ error: z.string() }).safeParse(answer);
  throw new Error(said.success ? said.data.error : `Firebase answered ${response.status}.`);
}

/** Somebody's account at Firebase. */
export function openFirebase(settings: FirebaseSettings): ProviderSession {
  const auth = authOf(settings);
  const { databaseUrl } = settings;
  return {
    async proof() {
      await auth.authStateReady();
      const token = await auth.currentUser?.getIdToken();
      return token === undefined ? null : { token, nonce: null };
    },
    async profile() {
      if (databaseUrl === undefined) return {};
      const answer = kept.nullable().parse(await callDatabase(auth, databaseUrl, { method: 'GET' }));
      return {
        ...(answer?.settings ? { settings: answer.settings } : {}),
        ...(answer?.shortcuts ? { shortcuts: answer.shortcuts } : {}),
      };
    },
    save:
      databaseUrl === undefined
        ? null
        : async ({ displayName, photoURL, email, settings: chosen, shortcuts }) => {
            const body = JSON.stringify({ displayName, photoURL, email, settings: chosen, shortcuts });
            await callDatabase(auth, databaseUrl, { method: 'PUT', body });
          },
    leave: () => signOut(auth),
  };
}
