import { describe, expect, it } from 'vitest';
import { providerOrigins, providersOf } from '../../server/auth/providerEnv.ts';
import { readMigrateEnv, readServerEnv, readStaticEnv } from '../../server/env.ts';

describe('the environment', () => {
  it('needs nothing: the demo runs on 127.0.0.1:4000, the files on 127.0.0.1:4173', () => {
    expect(readServerEnv({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 4000,
      STORE: 'sql',
      DATA_DIR: './data',
      SEED: 'demo',
      DEMO_PULSE: 'on',
      CREDENTIAL_KEY_PREVIOUS: [],
      LOG_LEVEL: 'info',
      DEFAULT_ROLE: 'USER',
      TRUST_PROXY: false,
      CORS_ORIGINS: [],
      MEDIA_ORIGINS: [],
    });
    expect(readStaticEnv({})).toEqual({ HOST: '127.0.0.1', PORT: 4173, MEDIA_ORIGINS: [] });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ HOST: '' }, 'HOST must be an address such as 127.0.0.1 or 0.0.0.0.'],
    [{ STORE: 'disk' }, 'STORE must be sql or memory.'],
    [{ DATA_DIR: '' }, 'DATA_DIR must be a folder such as ./data.'],
    [
      { DATABASE_URL: 'mysql://localhost/db' },
      'DATABASE_URL must be an address such as postgres://user:password@host/database.',
    ],
    [{ SEED: 'production' }, 'SEED must be demo or empty.'],
    [{ DEMO_PULSE: 'yes' }, 'DEMO_PULSE must be on or off.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
    [{ CREDENTIAL_KEY: '' }, 'CREDENTIAL_KEY must be a key of 32 bytes: 64 hexadecimal digits, or base64'],
    [{ CREDENTIAL_KEY: 'ab'.repeat(31) }, 'CREDENTIAL_KEY must be a key of 32 bytes'],
    [{ CREDENTIAL_KEY: 'correct horse battery staple' }, 'CREDENTIAL_KEY must be a key of 32 bytes'],
    [
      { CREDENTIAL_KEY_PREVIOUS: `${'ab'.repeat(32)},short` },
      'CREDENTIAL_KEY_PREVIOUS must be a key of 32 bytes',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal or error or warn or info or debug or trace or silent.'],
    [{ REGISTRATION: 'yes' }, 'REGISTRATION must be open or invite or closed.'],
    [{ DEFAULT_ROLE: 'ADMIN' }, 'DEFAULT_ROLE must be user or staff or admin.'],
    [{ ADMIN_EMAIL: 'root', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL must be an e-mail address.'],
    [
      { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'abcdefg' },
      'ADMIN_PASSWORD must have 8 characters or more.',
    ],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'],
    [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY must be off, the number of proxies in front (1 to 9), or their addresses',
    ],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY must be off'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be off'],
    [{ TRUST_PROXY: 'loopback,proxy.example' }, 'TRUST_PROXY must be off'],
    [
      { CORS_ORIGINS: '*' },
      'CORS_ORIGINS must be origins such as https://wall.example, separated by commas.',
    ],
    [{ CORS_ORIGINS: 'https://wall.example/' }, 'CORS_ORIGINS must be origins'],
    [{ CORS_ORIGINS: 'wall.example' }, 'CORS_ORIGINS must be origins'],
    [{ CORS_ORIGINS: 'file:///etc' }, 'CORS_ORIGINS must be origins'],
    [{ MEDIA_ORIGINS: 'rtsp://10.0.0.5:554' }, 'MEDIA_ORIGINS must be origins'],
  ])('names what is wrong in %j', (variables, sentence) => {
    expect(() => readServerEnv(variables)).toThrow(sentence);
  });

  it('reads lists and roles', () => {
    const variables = {
      DEFAULT_ROLE: 'staff',
      REGISTRATION: 'invite',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.7',
      CORS_ORIGINS: 'https://wall.example, http://127.0.0.1:8080',
    };
    expect(readServerEnv(variables)).toMatchObject({
      DEFAULT_ROLE: 'STAFF',
      REGISTRATION: 'INVITE',
      TRUST_PROXY: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.7'],
      CORS_ORIGINS: ['https://wall.example', 'http://127.0.0.1:8080'],
    });
    expect(readServerEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  });

  it('reads keys as hexadecimal digits, base64 and base64url, and never repeats a wrong one', () => {
    const bytes = Buffer.alloc(32, 0xfb);
    const spelt = [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')];
    for (const CREDENTIAL_KEY of spelt) {
      expect(readServerEnv({ CREDENTIAL_KEY }).CREDENTIAL_KEY).toEqual(new Uint8Array(bytes));
    }
    const previous = readMigrateEnv({ CREDENTIAL_KEY_PREVIOUS: spelt.join(', ') }).CREDENTIAL_KEY_PREVIOUS;
    expect(previous).toEqual(spelt.map(() => new Uint8Array(bytes)));
    expect(() => readServerEnv({ CREDENTIAL_KEY: 'nearly-a-key' })).toThrow(/^(?!.*nearly)/);
  });

  it('names everything that is wrong at once', () => {
    expect(() => readServerEnv({ PORT: 'x', SEED: 'x' })).toThrow(/^PORT .*\nSEED .*$/);
  });
});

describe('sign-in providers in the environment', () => {
  it.each([
    [{ AUTH0_DOMAIN: 'tenant.auth0.com' }, 'AUTH0_DOMAIN and AUTH0_CLIENT_ID must be set together.'],
    [{ AUTH0_CLIENT_ID: 'x' }, 'AUTH0_DOMAIN and AUTH0_CLIENT_ID must be set together.'],
    [{ FIREBASE_API_KEY: 'x' }, 'FIREBASE_API_KEY and FIREBASE_PROJECT_ID must be set together.'],
    [{ AUTH0_DOMAIN: 'https://tenant.auth0.com/' }, 'AUTH0_DOMAIN must be a host name'],
    [{ KAKAO_ISSUER: 'kauth.kakao.com' }, 'KAKAO_ISSUER must be an address'],
  ])('%j is refused by the server and by the static server', (variables, sentence) => {
    expect(() => readServerEnv(variables)).toThrow(sentence);
    expect(() => readStaticEnv(variables)).toThrow(sentence);
  });

  it('name their public addresses by themselves', () => {
    const providers = providersOf(
      readStaticEnv({
        AUTH0_DOMAIN: 'tenant.auth0.com',
        AUTH0_CLIENT_ID: 'a',
        KAKAO_CLIENT_ID: 'k',
        FIREBASE_API_KEY: 'f',
        FIREBASE_PROJECT_ID: 'p',
      }),
    );
    expect(providers).toMatchObject({
      auth0: { issuer: 'https://tenant.auth0.com/', clientId: 'a' },
      kakao: { issuer: 'https://kauth.kakao.com', clientId: 'k' },
      firebase: { issuer: 'https://securetoken.google.com/p', authDomain: 'p.firebaseapp.com' },
    });
    expect(providerOrigins(providers)).toEqual([
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.googleapis.com',
      'https://tenant.auth0.com',
      'https://kauth.kakao.com',
    ]);
  });

  it('are none by default', () => {
    expect(providersOf(readServerEnv({}))).toEqual({});
  });
});
