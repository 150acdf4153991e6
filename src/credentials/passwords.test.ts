import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords(1000);

describe('passwords', () => {
  it('verify against their own hash alone', async () => {
    const hash = await passwords.hash('correct horse');
    expect(await passwords.verify('correct horse', hash)).toBe(true);
    expect(await passwords.verify('correct horsf', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
  });

  it('are salted: the same password has another hash each time', async () => {
    expect(await passwords.hash('correct horse')).not.toBe(await passwords.hash('correct horse'));
  });

  it('keep no trace of the password in a hash that says how it was made', async () => {
    expect(await passwords.hash('secret')).toMatch(/^pbkdf2-sha256\$1000\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('cost 210,000 iterations unless told otherwise', async () => {
    expect(await createPasswords().hash('secret')).toContain('$210000$');
  });

  it('are still verified when the number of iterations has changed since', async () => {
    const old = await createPasswords(500).hash('correct horse');
    expect(await passwords.verify('correct horse', old)).toBe(true);
  });

  it('agree with PBKDF2 as others compute it: "password", "salt", 4096 iterations', async () => {
    const known = 'pbkdf2-sha256$4096$c2FsdA$xeR41ZKIyEGqUw22hFxMjZYok6ABzk4RpJY4c6qYE0o';
    expect(await passwords.verify('password', known)).toBe(true);
    expect(await passwords.verify('Password', known)).toBe(false);
  });

  it('never verify against a hash that only begins like theirs', async () => {
    const hash = await passwords.hash('secret');
    const [scheme, iterations, salt, key = ''] = hash.split('$');
    const longer = Buffer.concat([Buffer.from(key, 'base64url'), Buffer.from('more')]).toString('base64url');
    expect(await passwords.verify('secret', [scheme, iterations, salt, longer].join('$'))).toBe(false);
  });

  it('are one password however their letters were composed', async () => {
    expect(await passwords.verify('caf\u00e9', await passwords.hash('cafe\u0301'))).toBe(true);
  });

  it.each(['', 'admin', 'bcrypt$10$abc$def', 'pbkdf2-sha256$0$c2FsdA$aGFzaA', 'pbkdf2-sha256$1$$'])(
    'never verify against what is no hash: "%s"',
    async (hash) => {
      expect(await passwords.verify('admin', hash)).toBe(false);
    },
  );
});
