import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const secret = new Uint8Array(32).fill(7);
const tokens = createTokens(secret);
const now = Date.UTC(2026, 10, 21, 8, 30);
const minute = 60_000;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('access tokens', () => {
  it('name their user until the moment they expire', async () => {
    const token = await tokens.issue('user-1', now + minute);
    expect(await tokens.verify(token, now)).toBe('user-1');
    expect(await tokens.verify(token, now + minute - 1000)).toBe('user-1');
    expect(await tokens.verify(token, now + minute)).toBeNull();
  });

  it('never outlive the asked moment, though they count whole seconds', async () => {
    const token = await tokens.issue('user-1', now + 1_500);
    expect(await tokens.verify(token, now + 999)).toBe('user-1');
    expect(await tokens.verify(token, now + 1_000)).toBeNull();
  });

  it('are judged by the time handed in, not by the clock of the machine', async () => {
    const long = await tokens.issue('user-1', Date.UTC(2001, 0, 2));
    expect(await tokens.verify(long, Date.UTC(2001, 0, 1))).toBe('user-1');
  });

  it('are never the same twice', async () => {
    expect(await tokens.issue('user-1', now + minute)).not.toBe(await tokens.issue('user-1', now + minute));
  });

  it('of another secret are refused', async () => {
    const foreign = await createTokens(new Uint8Array(32).fill(8)).issue('user-1', now + minute);
    expect(await tokens.verify(foreign, now)).toBeNull();
  });

  it('whose user was exchanged are refused', async () => {
    const [header, , signature] = (await tokens.issue('user-1', now + minute)).split('.');
    const payload = encode({ iss: 'watchfloor', sub: 'admin', jti: 'x', exp: (now + minute) / 1000 });
    expect(await tokens.verify([header, payload, signature].join('.'), now)).toBeNull();
  });

  it('without a signature or of another algorithm are refused', async () => {
    const claims = { iss: 'watchfloor', sub: 'user-1', jti: 'x', exp: (now + minute) / 1000 };
    const stronger = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(secret);
    expect(await tokens.verify(new UnsecuredJWT(claims).encode(), now)).toBeNull();
    expect(await tokens.verify(stronger, now)).toBeNull();
  });

  it.each([
    ['an expiry', { iss: 'watchfloor', sub: 'user-1', jti: 'x' }],
    ['an id of their own', { iss: 'watchfloor', sub: 'user-1', exp: (now + minute) / 1000 }],
    ['a user', { iss: 'watchfloor', jti: 'x', exp: (now + minute) / 1000 }],
    ['our name as their issuer', { iss: 'another', sub: 'user-1', jti: 'x', exp: (now + minute) / 1000 }],
  ])('without %s are refused', async (_, claims) => {
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    expect(await tokens.verify(token, now)).toBeNull();
  });

  it.each(['', 'nonsense', 'a.b.c', '..'])('that are no tokens are refused: "%s"', async (token) => {
    expect(await tokens.verify(token, now)).toBeNull();
  });

  it('cannot be made with a short secret', () => {
    expect(() => createTokens(new Uint8Array(31))).toThrow('at least 32 bytes');
  });
});
