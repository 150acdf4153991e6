import { describe, expect, test } from 'vitest';
import { providerSettings } from './providers.rules.ts';

const firebase = {
  apiKey: 'key',
  authDomain: 'example.org',
  projectId: 'project',
  issuer: 'https://issuer.example.org',
  jwksUrl: 'https://keys.example.org/jwks',
};
const openId = { issuer: 'http://localhost:9000', clientId: 'watchfloor' };
const refused = (settings: object) =>
  providerSettings.safeParse(settings).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('settings of sign-in providers', () => {
  test('may leave every provider out, and its optional addresses', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ firebase, auth0: openId, kakao: openId })).toEqual([]);
    const addresses = { databaseUrl: 'https://data.example.org', authUrl: 'http://localhost:9099' };
    expect(refused({ firebase: { ...firebase, ...addresses } })).toEqual([]);
  });

  test.each(Object.keys(firebase))('of Firebase need %s, and not an empty one', (name) => {
    expect(refused({ firebase: { ...firebase, [name]: undefined } })).toEqual([`firebase.${name}`]);
    expect(refused({ firebase: { ...firebase, [name]: '' } })).toEqual([`firebase.${name}`]);
  });

  test.each(['auth0', 'kakao'])('of %s need an issuer and a client id', (provider) => {
    expect(refused({ [provider]: {} })).toEqual([`${provider}.issuer`, `${provider}.clientId`]);
    expect(refused({ [provider]: { ...openId, clientId: '' } })).toEqual([`${provider}.clientId`]);
  });

  test.each(['javascript:alert(1)', 'file:///etc/passwd', 'ftp://example.org', 'example.org'])(
    'refuse %s as an address',
    (address) => {
      expect(refused({ kakao: { ...openId, issuer: address } })).toEqual(['kakao.issuer']);
      for (const name of ['databaseUrl', 'authUrl', 'issuer', 'jwksUrl']) {
        expect(refused({ firebase: { ...firebase, [name]: address } })).toEqual([`firebase.${name}`]);
      }
    },
  );
});
