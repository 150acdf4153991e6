import { describe, expect, test } from 'vitest';
import { skeletonOf } from '../session/names.rules.ts';
import { defaultShortcuts } from '../session/session.rules.ts';
import { accountOf, addressOf, faultSentence, withUniqueName } from './identity.rules.ts';

const identity = {
  subject: 'kakao|1',
  email: ' Mira@Example.com ',
  displayName: 'Mira Aydın',
  photoURL: 'https://example.com/a.png',
};

test('a token that opens nothing is refused with its provider and its fault', () => {
  expect(faultSentence('KAKAO', 'EXPIRED')).toBe('The ID token of KakaoTalk is refused: it has expired.');
});

describe('the address of an account', () => {
  test('is what the provider says, in our spelling', () => {
    expect(addressOf('AUTH0', identity)).toBe('mira@example.com');
  });

  test('is one that nobody can have where the provider tells none', () => {
    expect(addressOf('KAKAO', { ...identity, email: '', subject: 'a\n' })).toBe(
      'kakao-610a@no-address.invalid',
    );
    expect(addressOf('KAKAO', { ...identity, email: 'mira' })).toMatch(/@no-address\.invalid$/);
  });

  test('is never longer than mail allows, and differs for each person', () => {
    const of = (subject: string) => addressOf('KAKAO', { ...identity, email: '', subject });
    expect(of('x'.repeat(200))).toBe(`kakao-${'78'.repeat(24)}@no-address.invalid`);
    expect(of('1')).not.toBe(of('2'));
  });
});

describe('the account of somebody whom a provider knows', () => {
  const account = (change: Partial<typeof identity> = {}) =>
    accountOf('id', 'AUTH0', { ...identity, ...change }, ['USER']);

  test('has what the provider tells, and no password that would verify', () => {
    expect(account()).toEqual({
      id: 'id',
      from: 'AUTH0',
      subject: 'kakao|1',
      userName: 'mira@example.com',
      email: 'mira@example.com',
      displayName: 'Mira Aydın',
      nameSkeleton: skeletonOf('Mira Aydın'),
      photoURL: 'https://example.com/a.png',
      passwordHash: '',
      roles: ['USER'],
      shortcuts: defaultShortcuts,
      settings: {},
      memberId: null,
    });
  });

  test('takes over no markup in the name, and no picture that could be a script', () => {
    expect(account({ displayName: '<b>Mira</b>' }).displayName).toBe('bMira/b');
    expect(account({ photoURL: 'javascript:alert(1)' }).photoURL).toBe('');
    expect(account({ photoURL: 'http://example.com/a.png' }).photoURL).toBe('http://example.com/a.png');
  });

  test('is named after its address where the provider tells no name, in 100 characters at most', () => {
    expect(account({ displayName: '' }).displayName).toBe('mira');
    expect(account({ displayName: 'x'.repeat(120) }).displayName).toBe('x'.repeat(100));
  });
});

describe('a name that another account has', () => {
  const user = accountOf('id', 'AUTH0', identity, []);

  test('gets the address behind it', () => {
    const unique = withUniqueName(user);
    expect(unique).toEqual({
      ...user,
      displayName: 'Mira Aydın · mira@example.com',
      nameSkeleton: skeletonOf('Mira Aydın · mira@example.com'),
    });
  });

  test('is cut so that both have 100 characters at most', () => {
    const long = withUniqueName({ ...user, displayName: 'x'.repeat(100) }).displayName;
    expect(long).toBe(`${'x'.repeat(81)} · mira@example.com`);
    const address = `${'m'.repeat(150)}@example.com`;
    expect(withUniqueName({ ...user, email: address }).displayName).toBe(`M · ${'m'.repeat(96)}`);
  });
});
