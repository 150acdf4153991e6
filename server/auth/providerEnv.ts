import { z } from 'zod';
import type { ProviderSettings } from '~/resolvers/identity/providers.rules.ts';

const word = z.string().min(1, 'must not be empty').optional();

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://login.example' })
  .optional();

/** The variables that name sign-in providers. All of it is public: the page is told. */
export const providerVariables = {
  FIREBASE_API_KEY: word,
  FIREBASE_PROJECT_ID: word,
  FIREBASE_AUTH_DOMAIN: word,
  FIREBASE_DATABASE_URL: address,
  FIREBASE_AUTH_URL: address,
  FIREBASE_ISSUER: address,
  FIREBASE_JWKS_URL: address,
  AUTH0_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'must be a host name such as tenant.eu.auth0.com')
    .optional(),
  AUTH0_ISSUER: address,
  AUTH0_CLIENT_ID: word,
  KAKAO_ISSUER: address,
  KAKAO_CLIENT_ID: word,
};

type Variables = z.output<z.ZodObject<typeof providerVariables>>;

/** Sentences about providers of which only a part is named, each after the name of its variable. */
export function incompleteProviders(env: Variables): { variable: keyof Variables; message: string }[] {
  const auth0 = env.AUTH0_DOMAIN ?? env.AUTH0_ISSUER;
  const pairs = [
    ['FIREBASE_API_KEY', env.FIREBASE_API_KEY, 'FIREBASE_PROJECT_ID', env.FIREBASE_PROJECT_ID],
    ['AUTH0_DOMAIN', auth0, 'AUTH0_CLIENT_ID', env.AUTH0_CLIENT_ID],
  ] as const;
  return pairs
    .filter(([, one, , other]) => (one === undefined) !== (other === undefined))
    .map(([variable, , other]) => ({ variable, message: `and ${other} must be set together` }));
}

const keysOfFirebase =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

function firebaseOf(env: Variables): ProviderSettings['firebase'] {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = env;
  if (apiKey === undefined || projectId === undefined) return undefined;
  return {
    apiKey,
    projectId,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    databaseUrl: env.FIREBASE_DATABASE_URL,
    authUrl: env.FIREBASE_AUTH_URL,
    issuer: env.FIREBASE_ISSUER ?? `https://securetoken.google.com/${projectId}`,
    jwksUrl: env.FIREBASE_JWKS_URL ?? keysOfFirebase,
  };
}

/** The configured providers. An issuer is what its ID tokens say, to the letter: Auth0's ends with a slash. */
export function providersOf(env: Variables): ProviderSettings {
  const { AUTH0_CLIENT_ID: auth0Client, KAKAO_CLIENT_ID: kakaoClient } = env;
  const auth0Issuer = env.AUTH0_ISSUER ?? (env.AUTH0_DOMAIN && `https://${env.AUTH0_DOMAIN}/`);
  const firebase = firebaseOf(env);
  return {
    ...(firebase ? { firebase } : {}),
    ...(auth0Issuer && auth0Client ? { auth0: { issuer: auth0Issuer, clientId: auth0Client } } : {}),
    ...(kakaoClient
      ? { kakao: { issuer: env.KAKAO_ISSUER ?? 'https://kauth.kakao.com', clientId: kakaoClient } }
      : {}),
  };
}

const originOf = (url: string) => new URL(url).origin;

/** The origins that a page must be let call to sign people in with these providers, each once. */
export function providerOrigins({ firebase, auth0, kakao }: ProviderSettings): string[] {
  const ofFirebase = firebase
    ? [
        ...(firebase.authUrl
          ? [firebase.authUrl]
          : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']),
        ...(firebase.databaseUrl ? [firebase.databaseUrl] : []),
        firebase.jwksUrl,
      ]
    : [];
  const openId = [auth0, kakao].flatMap((settings) => (settings ? [settings.issuer] : []));
  return [...new Set([...ofFirebase, ...openId].map(originOf))];
}
