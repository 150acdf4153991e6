import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { IdentityProvider } from '~/graphql/types.generated.ts';
import type { Identity, Providers, TokenFault, Verification } from '~/resolvers/context.ts';
import type { ProviderSettings } from '~/resolvers/identity/providers.rules.ts';

/** Signatures by a private key alone: with a shared secret everybody who can verify a token could make one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Seconds that the provider's clock may differ from ours. */
const tolerance = 30;

/** How long a provider may take to tell its configuration, in milliseconds; jose gives its keys five seconds as well. */
const patience = 5_000;

class Unreachable extends Error {}

interface Issuer {
  readonly issuer: string;
  readonly audience: string;
  readonly key: JWTVerifyGetKey;
  /** The page asked for the token with a nonce, and it must come back in it. */
  readonly withNonce: boolean;
}

/** Where the issuer keeps its keys, by OpenID Connect Discovery. */
async function jwksUrlOf(issuer: string): Promise<string> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  const { jwks_uri: keys } = (await response.json()) as { jwks_uri?: unknown };
  if (!response.ok || typeof keys !== 'string') throw new Error(`${url} names no keys.`);
  return keys;
}

/** The keys at an address that is asked for when they are first needed, and again after it could not be told. */
function keysAt(find: () => Promise<string>): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    try {
      found ??= find().then((url) => createRemoteJWKSet(new URL(url)));
      const keys = await found;
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      found = undefined;
      throw new Unreachable('The keys cannot be read.', { cause: error });
    }
  };
}

function issuersOf({ firebase, auth0, kakao }: ProviderSettings): Map<IdentityProvider, Issuer> {
  const issuers = new Map<IdentityProvider, Issuer>();
  if (firebase) {
    issuers.set('FIREBASE', {
      issuer: firebase.issuer,
      audience: firebase.projectId,
      key: keysAt(async () => firebase.jwksUrl),
      withNonce: false,
    });
  }
  for (const [provider, settings] of [
    ['AUTH0', auth0],
    ['KAKAO', kakao],
  ] as const) {
    if (!settings) continue;
    const { issuer, clientId: audience } = settings;
    issuers.set(provider, { issuer, audience, key: keysAt(() => jwksUrlOf(issuer)), withNonce: true });
  }
  return issuers;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const identityOf = (subject: string, claims: JWTPayload): Identity => ({
  subject,
  email: text(claims.email),
  displayName: text(claims.name) || text(claims.nickname),
  photoURL: text(claims.picture),
});

function faultOf(error: errors.JOSEError): TokenFault {
  if (error instanceof errors.JWTExpired) return 'EXPIRED';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'AUDIENCE';
    return error.claim === 'iss' ? 'ISSUER' : 'MALFORMED';
  }
  const forged =
    error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey;
  return forged ? 'SIGNATURE' : 'MALFORMED';
}

/**
 * Verifies ID tokens against the keys that their issuers publish. Never throws for a token: what is wrong with it is the
 * answer. Keys are fetched when they are first needed and kept by jose.
 */
export function createProviders(settings: ProviderSettings): Providers {
  const issuers = issuersOf(settings);
  return {
    async verify(provider, token, nonce, now): Promise<Verification> {
      const known = issuers.get(provider);
      if (!known) return { closed: true };
      const { issuer, audience, key, withNonce } = known;
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          audience,
          algorithms,
          clockTolerance: tolerance,
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: new Date(now),
        });
        const { sub = '', nonce: carried } = payload;
        if (withNonce && (nonce === null || carried !== nonce)) return { fault: 'NONCE' };
        return sub === '' ? { fault: 'MALFORMED' } : { identity: identityOf(sub, payload) };
      } catch (error) {
        if (error instanceof Unreachable) return { unreachable: true };
        if (error instanceof errors.JOSEError) return { fault: faultOf(error) };
        throw error;
      }
    },
  };
}
