import { hash, verify } from '@node-rs/argon2';
import { createPasswords } from '~/credentials/passwords.ts';
import type { Passwords } from '~/resolvers/context.ts';

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. About 25 ms on a desktop machine, off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** One spelling of a password, however its letters were composed; as the browser's hashes have it. */
const spelled = (password: string) => password.normalize('NFKC');

/**
 * Passwords as argon2id. Hashes that were made in a browser (PBKDF2) verify too and are outdated, as are those of another
 * cost. What cannot be read as a hash verifies as false.
 */
export function createServerPasswords(): Passwords {
  const ofBrowsers = createPasswords();
  return {
    hash: (password) => hash(spelled(password), cost),
    verify: (password, made) =>
      made.startsWith('$argon2id$')
        ? verify(made, spelled(password)).catch(() => false)
        : ofBrowsers.verify(password, made),
    isOutdated: (made) => !made.startsWith(current),
  };
}
