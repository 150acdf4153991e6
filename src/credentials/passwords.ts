import { base64url } from 'jose';
import type { Passwords } from '~/resolvers/context.ts';

const scheme = 'pbkdf2-sha256';
const saltBytes = 16;
const hashBits = 256;
/** About a tenth of a second of work on a desktop machine: little for a login, much for somebody who guesses. */
const defaultIterations = 210_000;

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    hashBits,
  );
  return new Uint8Array(bits);
}

/** Takes the same time wherever the first difference lies. */
function equal(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

function parse(hash: string) {
  const [, iterations, salt, key] = /^pbkdf2-sha256\$([1-9]\d{0,7})\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  if (!iterations || !salt || !key) return null;
  return {
    iterations: Number(iterations),
    salt: new Uint8Array(base64url.decode(salt)),
    key: base64url.decode(key),
  };
}

/**
 * Passwords as PBKDF2-SHA256 by WebCrypto, in browser and Node alike. A hash reads
 * `pbkdf2-sha256$iterations$salt$hash` (base64url), so hashes of another number of iterations stay valid. What cannot
 * be read as such a hash verifies as false.
 * @param iterations of new hashes
 */
export function createPasswords(iterations = defaultIterations): Passwords {
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
      const key = await derive(password, salt, iterations);
      return [scheme, iterations, base64url.encode(salt), base64url.encode(key)].join('$');
    },
    async verify(password, hash) {
      const made = parse(hash);
      if (!made) return false;
      return equal(await derive(password, made.salt, made.iterations), made.key);
    },
    // The demo's own hashes are weak because their passwords are public: making them anew would protect nothing.
    isOutdated: () => false,
  };
}
