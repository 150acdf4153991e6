import { createHash, randomBytes } from 'node:crypto';
import { type OpenIdProvider, clientId as ours } from './openIdProvider.ts';

const redirectUri = 'http://127.0.0.1:1/callback';

/** Follows a sign-in by hand, with its cookies, until the provider sends somebody back; the address of that. */
async function signIn(start: URL, person: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const go = async (url: URL, init: RequestInit = {}): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return new URL(response.headers.get('location') ?? '', url);
  };
  const question = await go(start);
  const answered = await go(question, { method: 'POST', body: new URLSearchParams({ person }) });
  return go(answered);
}

export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
}

/** A genuine ID token of the provider. */
export const idTokenFor = async (...call: Parameters<typeof tokensFor>): Promise<string> =>
  (await tokensFor(...call)).idToken;

/** Genuine tokens of the provider, by an authorization code and PKCE. */
export async function tokensFor(
  { issuer }: OpenIdProvider,
  person: string,
  nonce: string,
  clientId = ours,
): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  const start = new URL('/auth', issuer);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) start.searchParams.set(name, value);
  const code = (await signIn(start, person)).searchParams.get('code') ?? '';
  const response = await fetch(new URL('/token', issuer), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: verifier,
    }),
  });
  const { id_token: idToken, access_token: accessToken } = (await response.json()) as {
    id_token?: string;
    access_token?: string;
  };
  if (!idToken || !accessToken) throw new Error('The provider gave no tokens.');
  return { idToken, accessToken };
}
