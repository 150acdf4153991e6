import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const secret = new Uint8Array(32).fill(7);
const tokens = createTokens(secret);
const now = Date.UTC(2026, 10, 21, 8, 30);
const minute = 60_000;
const claims = (expiresAt: number) => ({ userId: 'user-1', sessionId: 'session-1', expiresAt });
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('access tokens', () => {
  it('name their user and session until the moment they expire', async () => {
    const token = await tokens.issue(claims(now + minute), now);
    expect(await tokens.verify(token, now)).toMatchObject({ userId: 'user-1', sessionId: 'session-1' });
    expect(await tokens.verify(token, now + minute - 1000)).toMatchObject({
      userId: 'user-1',
      sessionId: 'session-1',
    });
    expect(await tokens.verify(token, now + minute)).toBeNull();
  });

  it('never outlive the asked moment, though they count whole seconds', async () => {
    const token = await tokens.issue(claims(now + 1_500), now);
    expect(await tokens.verify(token, now + 999)).toMatchObject({ userId: 'user-1' });
    expect(await tokens.verify(token, now + 1_000)).toBeNull();
  });

  it('are judged by the time handed in, not by the clock of the machine', async () => {
    const long = await tokens.issue(claims(Date.UTC(2001, 0, 2)), Date.UTC(2001, 0, 1));
    expect(await tokens.verify(long, Date.UTC(2001, 0, 1))).toMatchObject({
      userId: 'user-1',
      sessionId: 'session-1',
    });
  });

  it('say when they were issued, in whole seconds', async () => {
    const token = await tokens.issue(claims(now + minute), now + 999);
    expect(decodeJwt(token)).toMatchObject({ iat: now / 1000, exp: (now + minute) / 1000 });
  });

  it('are never the same twice', async () => {
    expect(await tokens.issue(claims(now + minute), now)).not.toBe(
      await tokens.issue(claims(now + minute), now),
    );
  });

  it('of another secret are refused', async () => {
    const foreign = await createTokens(new Uint8Array(32).fill(8)).issue(claims(now + minute), now);
    expect(await tokens.verify(foreign, now)).toBeNull();
  });

  it('whose user was exchanged are refused', async () => {
    const [header, , signature] = (await tokens.issue(claims(now + minute), now)).split('.');
    const payload = encode({
      iss: 'watchfloor',
      sub: 'admin',
      sid: 'session-1',
      jti: 'x',
      exp: (now + minute) / 1000,
    });
    expect(await tokens.verify([header, payload, signature].join('.'), now)).toBeNull();
  });

  it('without a signature or of another algorithm are refused', async () => {
    const unsafe = {
      iss: 'watchfloor',
      sub: 'user-1',
      sid: 'session-1',
      jti: 'x',
      exp: (now + minute) / 1000,
    };
    const stronger = await new SignJWT(unsafe)
      .setProtectedHeader({ alg: 'HS512' })
      .sign(new Uint8Array(64).fill(7));
    expect(await tokens.verify(new UnsecuredJWT(unsafe).encode(), now)).toBeNull();
    expect(await tokens.verify(stronger, now)).toBeNull();
  });

  it.each([
    ['an expiry', { exp: undefined }],
    ['an id of their own', { jti: undefined }],
    ['a user', { sub: undefined }],
    ['a session', { sid: undefined }],
    ['our name as their issuer', { iss: 'another' }],
  ])('without %s are refused', async (_, change) => {
    const whole = { iss: 'watchfloor', sub: 'user-1', sid: 'session-1', jti: 'x', exp: now / 1000 + 60 };
    const token = await new SignJWT({ ...whole, ...change })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    expect(await tokens.verify(token, now)).toBeNull();
  });

  it.each(['', 'nonsense', 'a.b.c', '..'])('that are no tokens are refused: "%s"', async (token) => {
    expect(await tokens.verify(token, now)).toBeNull();
  });

  it('cannot be made with a short secret', () => {
    expect(() => createTokens(new Uint8Array(31))).toThrow('at least 32 bytes');
  });
});
