import { describe, expect, it } from 'vitest';
import { readExpiry } from './session.ts';

const tokenOf = (payload: unknown) =>
  `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

describe('the expiry of a token', () => {
  it('is given in seconds and read as milliseconds', () => {
    expect(readExpiry(tokenOf({ sub: 'u1', exp: 1_900_000_000 }))).toBe(1_900_000_000_000);
  });

  it('is read from payloads in base64url with letters of any script', () => {
    expect(readExpiry(tokenOf({ name: '지켜보다 ÿþ?>', exp: 5 }))).toBe(5000);
  });

  it.each(['', 'x', 'a.b.c', 'a..c', tokenOf({}), tokenOf({ exp: '5' }), tokenOf(null)])(
    'is unknown for %j',
    (token) => {
      expect(readExpiry(token)).toBeNull();
    },
  );
});
