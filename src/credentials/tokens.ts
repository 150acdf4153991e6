import { errors, jwtVerify, SignJWT } from 'jose';
import type { Tokens } from '~/resolvers/context.ts';

const algorithm = 'HS256';
const issuer = 'watchfloor';
/** RFC 7518 §3.2: a key as long as the hash at least. */
const leastSecretBytes = 32;

/**
 * Access tokens as JWT, signed with HMAC-SHA256. The subject is the user's id, `sid` names the session (as in OpenID
 * Connect), every token has its own id (jti) and the moment at which it was issued (iat), and `exp` is in whole seconds, so that a
 * token never outlives the asked moment.
 * Throws RangeError when the secret has fewer than 32 bytes.
 */
export function createTokens(secret: Uint8Array): Tokens {
  if (secret.byteLength < leastSecretBytes) {
    throw new RangeError(`The token secret must have at least ${leastSecretBytes} bytes.`);
  }
  return {
    issue: ({ userId, sessionId, expiresAt }, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(userId)
        .setJti(crypto.randomUUID())
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(secret),
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          issuer,
          requiredClaims: ['sub', 'sid', 'exp', 'jti'],
          currentDate: new Date(now),
        });
        const { sub, sid, exp } = payload;
        return typeof sub === 'string' && typeof sid === 'string' && exp !== undefined
          ? { userId: sub, sessionId: sid, expiresAt: exp * 1000 }
          : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
