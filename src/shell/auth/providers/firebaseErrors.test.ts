import { describe, expect, it } from 'vitest';
import { firebaseRefusal } from './firebaseErrors.ts';

const refusalOf = (form: 'login' | 'register', name: string) =>
  firebaseRefusal(form, Object.assign(new Error('Firebase: …'), { code: `auth/${name}` }));

describe('a refusal of Firebase', () => {
  it.each([
    ['email-already-in-use', 'email'],
    ['invalid-email', 'email'],
    ['operation-not-allowed', 'email'],
    ['user-not-found', 'email'],
    ['user-disabled', 'email'],
    ['weak-password', 'password'],
    ['wrong-password', 'password'],
  ])('%s stands on %s at login', (name, field) => {
    expect(refusalOf('login', name)).toEqual({ field, firebase: name });
  });

  it.each([
    ['email-already-in-use', 'email'],
    ['invalid-email', 'email'],
    ['operation-not-allowed', 'displayName'],
    ['user-not-found', 'displayName'],
    ['user-disabled', 'displayName'],
    ['weak-password', 'password'],
    ['wrong-password', 'password'],
  ])('%s stands on %s at registration', (name, field) => {
    expect(refusalOf('register', name)).toEqual({ field, firebase: name });
  });

  it('that belongs to no field is left to its own message', () => {
    expect(refusalOf('login', 'invalid-api-key')).toBeNull();
    expect(firebaseRefusal('login', new Error('offline'))).toBeNull();
    expect(refusalOf('login', 'constructor')).toBeNull();
  });
});
