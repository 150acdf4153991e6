import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProviders } from '~/credentials/providers.ts';
import { createTestApi, type TestApi, type TestParts } from '../support/environment.ts';
import { idTokenFor } from '../support/idToken.ts';
import {
  clientId,
  type OpenIdProvider,
  otherClientId,
  startOpenIdProvider,
} from '../support/openIdProvider.ts';

const exchange = `mutation ($input: ProviderSignInInput!) { signInWithProvider(input: $input) {
  session { accessToken user { id from email displayName roles } } errors { field message } } }`;

const nonce = 'asked for by this page';
let provider: OpenIdProvider;

beforeAll(async () => {
  provider = await startOpenIdProvider();
});
afterAll(() => provider.stop());

/** The API that trusts a provider, at the present time: its tokens are of now. */
const apiTrusting = (issuer: string, parts: TestParts = {}): TestApi => {
  const settings = { issuer, clientId };
  return createTestApi(undefined, {
    clock: Date.now,
    providers: createProviders({ auth0: settings, kakao: settings }),
    ...parts,
  });
};

const signIn = (api: TestApi, token: string, input: Record<string, unknown> = {}) =>
  api.ask(exchange, { input: { provider: 'AUTH0', token, nonce, ...input } }, 'guest');

/** The same token with another payload under the same signature. */
function forged(token: string, change: Record<string, unknown>): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change };
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

describe('whom a provider vouches for', () => {
  test('has an account from then on, with the roles of new accounts and the same each time', async () => {
    const api = apiTrusting(provider.issuer, { newAccountRoles: ['USER'] });
    const user = {
      from: 'AUTH0',
      email: 'nadia@provider.example',
      displayName: 'Nadia Rahman',
      roles: ['USER'],
    };
    const first = await signIn(api, await idTokenFor(provider, 'nadia', nonce));
    expect(first.data?.signInWithProvider).toMatchObject({ session: { user }, errors: [] });
    const again = await signIn(api, await idTokenFor(provider, 'nadia', nonce));
    expect(again.data?.signInWithProvider).toMatchObject({ session: { user } });
    expect(await api.environment.store.users.count({ from: 'AUTH0' })).toBe(1);
  });

  test('is somebody else with another provider, even under the same name there', async () => {
    const api = apiTrusting(provider.issuer);
    const token = await idTokenFor(provider, 'jisoo', nonce);
    await signIn(api, token);
    await signIn(api, token, { provider: 'KAKAO' });
    const { rows } = await api.environment.store.users.list({ where: { subject: 'jisoo' } });
    expect(rows.map(({ from }) => from).sort()).toEqual(['AUTH0', 'KAKAO']);
  });

  test.each([
    ['https://pictures.example/nadia.png', 'https://pictures.example/nadia.png'],
    ['javascript:alert(1)', ''],
    ['data:image/svg+xml,%3Csvg/%3E', ''],
  ])('with the picture %s has the picture %j', async (photoURL, kept) => {
    const identity = { subject: 'nadia', email: '', displayName: 'Nadia', photoURL };
    const api = createTestApi(undefined, { providers: { verify: async () => ({ identity }) } });
    const { data } = await api.ask(
      `mutation ($input: ProviderSignInInput!) { signInWithProvider(input: $input) { session { user { photoURL } } } }`,
      { input: { provider: 'AUTH0', token: 'x', nonce } },
      'guest',
    );
    expect(data?.signInWithProvider).toEqual({ session: { user: { photoURL: kept } } });
  });

  test('need not tell an address', async () => {
    const api = apiTrusting(provider.issuer);
    const { data } = await signIn(api, await idTokenFor(provider, 'jisoo', nonce), { provider: 'KAKAO' });
    expect(data?.signInWithProvider).toMatchObject({
      session: {
        user: { from: 'KAKAO', displayName: '지수', email: expect.stringMatching(/@no-address\.invalid$/) },
      },
    });
  });

  test('gets no account of somebody else by its address', async () => {
    const api = apiTrusting(provider.issuer);
    const { data } = await signIn(api, await idTokenFor(provider, 'mira', nonce));
    expect(data?.signInWithProvider).toEqual({
      session: null,
      errors: [{ field: 'email', message: 'The email is already in use' }],
    });
  });

  test('cannot come before whoever sets the server up', async () => {
    const api = createTestApi(() => ({}), {
      clock: Date.now,
      providers: createProviders({ auth0: { issuer: provider.issuer, clientId } }),
      setup: { accepts: () => false },
    });
    const { errors } = await signIn(api, await idTokenFor(provider, 'nadia', nonce));
    expect(errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('gets no account where registration is not open, and signs in to the one that is there', async () => {
    const open = apiTrusting(provider.issuer);
    const token = await idTokenFor(provider, 'nadia', nonce);
    for (const registration of ['CLOSED', 'INVITE'] as const) {
      const api = apiTrusting(provider.issuer, { registration });
      expect((await signIn(api, token)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
      expect(await api.environment.store.users.count({ from: 'AUTH0' })).toBe(0);
    }
    await signIn(open, token);
    const { store, fleetHealth } = open.environment;
    const closed = apiTrusting(provider.issuer, { registration: 'CLOSED', store, fleetHealth });
    expect((await signIn(closed, token)).data?.signInWithProvider).toMatchObject({ errors: [] });
  });

  test('is told apart by the address from somebody who has the name', async () => {
    const api = apiTrusting(provider.issuer);
    await api.ask(
      `mutation { register(input: { displayName: "NADIA Rahman", email: "first@example.com", password: "long enough" }) {
        errors { field } } }`,
      {},
      'guest',
    );
    const { data } = await signIn(api, await idTokenFor(provider, 'nadia', nonce));
    expect(data?.signInWithProvider).toMatchObject({
      session: { user: { displayName: 'Nadia Rahman · nadia@provider.example' } },
    });
  });

  test('has no password', async () => {
    const api = apiTrusting(provider.issuer);
    await signIn(api, await idTokenFor(provider, 'nadia', nonce));
    const login = `mutation { login(input: { email: "nadia@provider.example", password: "12345" }) {
      session { expiresAt } errors { message } } }`;
    expect((await api.ask(login, {}, 'guest')).data?.login).toEqual({
      session: null,
      errors: [{ message: 'Check your password' }],
    });
  });
});

describe('an ID token opens nothing', () => {
  const refusal = (sentence: string) => [
    { code: 'UNAUTHENTICATED', message: `The ID token of Auth0 is refused: ${sentence}.` },
  ];

  test('when something in it was changed', async () => {
    const token = forged(await idTokenFor(provider, 'nadia', nonce), { sub: 'mira' });
    const { errors } = await signIn(apiTrusting(provider.issuer), token);
    expect(errors).toMatchObject(refusal('its signature is not theirs'));
  });

  test('when it was made for another product', async () => {
    const token = await idTokenFor(provider, 'nadia', nonce, otherClientId);
    const { errors } = await signIn(apiTrusting(provider.issuer), token);
    expect(errors).toMatchObject(refusal('it was made for somebody else'));
  });

  test('when another issuer made it, even with the same key', async () => {
    const other = await startOpenIdProvider({ key: provider.key });
    const token = await idTokenFor(other, 'nadia', nonce);
    await other.stop();
    const { errors } = await signIn(apiTrusting(provider.issuer), token);
    expect(errors).toMatchObject(refusal('somebody else made it'));
  });

  test('when another key signed it', async () => {
    const other = await startOpenIdProvider();
    const token = await idTokenFor(other, 'nadia', nonce);
    await other.stop();
    const { errors } = await signIn(apiTrusting(provider.issuer), token);
    expect(errors).toMatchObject(refusal('its signature is not theirs'));
  });

  test('when its time is over', async () => {
    const token = await idTokenFor(provider, 'nadia', nonce);
    const clock = () => Date.now() + 3_600_000 + 60_000;
    const { errors } = await signIn(apiTrusting(provider.issuer, { clock }), token);
    expect(errors).toMatchObject(refusal('it has expired'));
  });

  test.each(['another', null])('when its nonce is not the one that was asked for, but %s', async (given) => {
    const token = await idTokenFor(provider, 'nadia', nonce);
    const { errors } = await signIn(apiTrusting(provider.issuer), token, { nonce: given });
    expect(errors).toMatchObject(refusal('it answers another request'));
  });

  test.each(['rubbish', 'a.b.c', ''])('when it is no token but %j', async (token) => {
    const { errors } = await signIn(apiTrusting(provider.issuer), token);
    expect(errors).toMatchObject(refusal('it cannot be read'));
  });

  test('when nobody signed it', async () => {
    const [, payload = ''] = (await idTokenFor(provider, 'nadia', nonce)).split('.');
    const head = Buffer.from('{"alg":"none"}').toString('base64url');
    const { errors } = await signIn(apiTrusting(provider.issuer), `${head}.${payload}.`);
    expect(errors).toMatchObject(refusal('it cannot be read'));
  });

  test('when its provider cannot be reached', async () => {
    const other = await startOpenIdProvider();
    const token = await idTokenFor(other, 'nadia', nonce);
    await other.stop();
    const { errors } = await signIn(apiTrusting(other.issuer), token);
    expect(errors).toMatchObject([
      { code: 'PROVIDER_UNREACHABLE', message: 'Auth0 does not answer: try again later.' },
    ]);
  });

  test('when there is no sign-in with its provider here', async () => {
    const { errors } = await signIn(createTestApi(), await idTokenFor(provider, 'nadia', nonce));
    expect(errors).toMatchObject([{ code: 'FORBIDDEN', message: 'There is no sign-in with Auth0 here.' }]);
  });
});
