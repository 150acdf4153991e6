import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { IdentityProvider } from '~/graphql/types.generated.ts';
import { readStored, store } from '~/lib/safeStorage.ts';
import type { OpenIdSettings } from '~/resolvers/identity/providers.rules.ts';
import { clearTokens, keepTokens, keptProof, type OpenIdTokens } from './openIdTokens.ts';
import type { ProviderSession } from './providerSession.ts';
import { loadProviderSettings } from './settings.ts';
import { SignInFailure } from './signInFailure.ts';

type OpenIdProvider = Exclude<IdentityProvider, 'FIREBASE'>;

/** The sign-in begins here and ends at /callback; meanwhile it is kept in the tab's session storage. */
const attempt = z.object({
  provider: z.enum(['AUTH0', 'KAKAO']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the visitor wanted to go. */
  next: z.string(),
});

const attemptKey = 'watchfloor_sign_in';
const leftKey = 'watchfloor_left_provider';

/** Specification, shell §7, and the scopes that Auth0 requires for reading and changing one's own account. */
const scopes: Readonly<Record<OpenIdProvider, string>> = {
  AUTH0: 'openid profile email user_metadata read:current_user update:current_user_metadata',
  KAKAO: 'openid profile_nickname profile_image account_email',
};

const redirectUri = () => `${location.origin}/callback`;

/** oauth4webapi speaks plain HTTP only when it is told to: with a provider on the same machine. */
const options = ({ issuer }: OpenIdSettings) => ({
  [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  signal: () => AbortSignal.timeout(10_000),
});

async function discovered(settings: OpenIdSettings): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(settings.issuer);
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options(settings)));
}

/** Leaves for the provider, which comes back to /callback. Rejects with a SignInFailure when it cannot be reached. */
export async function leaveFor(
  provider: OpenIdProvider,
  settings: OpenIdSettings,
  next: string,
): Promise<void> {
  const server = await discovered(settings).catch((error: unknown) => {
    throw new SignInFailure('network', String(error));
  });
  if (!server.authorization_endpoint) throw new SignInFailure('provider', 'No authorization endpoint.');
  const [state, nonce, verifier] = [
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
    oauth.generateRandomCodeVerifier(),
  ];
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: settings.clientId,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: scopes[provider],
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(provider === 'AUTH0' ? { audience: new URL('/api/v2/', settings.issuer).href } : {}),
    // After a logout the provider asks for the password again: somebody else may use the same machine.
    ...(readStored(leftKey) ? { prompt: 'login' } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  sessionStorage.setItem(attemptKey, JSON.stringify({ provider, state, nonce, verifier, next }));
  store(leftKey, null);
  forgetTab();
  location.assign(url);
}

/** After the browser's Back button the first tab opens: KakaoTalk's tab would leave the page again. */
function forgetTab(): void {
  const url = new URL(location.href);
  url.searchParams.delete('tab');
  history.replaceState(history.state, '', url);
}

export interface Returned {
  readonly provider: OpenIdProvider;
  readonly next: string;
  readonly tokens: OpenIdTokens;
}

type Attempt = z.output<typeof attempt>;

/** The attempt that this tab began, which can be ended once. */
function takeAttempt(): Attempt {
  const kept = sessionStorage.getItem(attemptKey);
  sessionStorage.removeItem(attemptKey);
  if (kept === null) throw new SignInFailure('unasked', 'This tab has begun no sign-in.');
  return attempt.parse(JSON.parse(kept));
}

async function exchangeCode(url: URL, kept: Attempt, settings: OpenIdSettings): Promise<OpenIdTokens> {
  const server = await discovered(settings);
  const client: oauth.Client = { client_id: settings.clientId };
  const answer = oauth.validateAuthResponse(server, client, url, kept.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    answer,
    redirectUri(),
    kept.verifier,
    options(settings),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: kept.nonce,
    requireIdToken: true,
  });
  if (!tokens.id_token) throw new SignInFailure('provider', 'The answer holds no ID token.');
  const seconds = tokens.expires_in ?? 3600;
  return {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    expiresAt: Date.now() + seconds * 1000,
    nonce: kept.nonce,
  };
}

function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  if (error instanceof oauth.AuthorizationResponseError) {
    const detail = error.error_description ?? error.error;
    return new SignInFailure(error.error === 'access_denied' ? 'denied' : 'provider', detail);
  }
  if (error instanceof oauth.ResponseBodyError) {
    return new SignInFailure('provider', error.error_description ?? error.error);
  }
  if (error instanceof oauth.OperationProcessingError) {
    const isState = /"state"/.test(error.message);
    return new SignInFailure(isState ? 'state' : 'provider', error.message);
  }
  return new SignInFailure('network', String(error));
}

/** Ends, at /callback, what `leaveFor` began. Rejects with a SignInFailure. */
export async function comeBack(url: URL): Promise<Returned> {
  try {
    const kept = takeAttempt();
    const { auth0, kakao } = await loadProviderSettings();
    const settings = kept.provider === 'AUTH0' ? auth0 : kakao;
    if (!settings) throw new SignInFailure('unasked', `${kept.provider} is not configured.`);
    const tokens = await exchangeCode(url, kept, settings);
    keepTokens(tokens);
    return { provider: kept.provider, next: kept.next, tokens };
  } catch (error) {
    throw failureOf(error);
  }
}

/** Forgets the provider's tokens. Its own session stays, so the next sign-in asks for the password again. */
export async function leaveOpenId(): Promise<void> {
  clearTokens();
  store(leftKey, 'yes');
}

/** KakaoTalk only identifies the user; it stores none of our settings. */
export const openKakao = (): ProviderSession => ({
  proof: async () => keptProof(),
  profile: async () => ({}),
  save: null,
  leave: leaveOpenId,
});
