import { describe, expect, it } from 'vitest';
import { serverOfFile } from './kit.ts';

const { running, post, graphql } = serverOfFile();

const rest = (email: string, password: string) => post('/api/auth', JSON.stringify({ email, password }));
const login =
  'mutation ($input: LoginInput!) { login(input: $input) { session { user { id } } errors { field } } }';
const overGraphql = (email: string, password: string) =>
  graphql(login, { input: { email, password } }, 'guest');

describe('signing in', () => {
  it('is limited to five failures a minute for an account and address, over GraphQL and REST alike', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) statuses.push((await rest('admin', 'guess')).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await overGraphql(' Admin ', 'guess')).errors).toBeUndefined();

    const refused = await rest('admin', 'admin');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ error: { code: 'RATE_LIMITED' } });
    expect((await overGraphql('admin', 'admin')).errors).toMatchObject([
      {
        message: 'Too many attempts to sign in. Try again in 60 seconds.',
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 60 },
      },
    ]);

    expect((await rest('staff', 'staff')).status).toBe(200);
    running().api.pass(29_500);
    expect((await rest('admin', 'admin')).headers.get('retry-after')).toBe('31');
    running().api.pass(30_500);
    expect(await (await rest('admin', 'admin')).json()).toMatchObject({ user: { uid: 'user-admin' } });
  });

  it('tries once in an operation', async () => {
    const aliases = ['a', 'b'].map(
      (alias) => `${alias}: login(input: { email: "owner", password: "guess" }) { errors { field } }`,
    );
    const { status, errors } = await graphql(`mutation { ${aliases.join(' ')} }`, {}, 'guest');
    expect(status).toBe(400);
    expect(errors).toEqual([
      {
        message: 'An operation may hold login once; this one holds it 2 times. Send one each.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect((await overGraphql('owner', 'guess')).errors).toBeUndefined();
  });

  it('does not limit those who know their password', async () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      expect(await (await rest('staff', 'staff')).json()).toHaveProperty('access_token');
    }
  });
});

describe('a sign-in that is refused', () => {
  it('stands in the log as what it is: who was tried, from where, and never the password', async () => {
    const told = () =>
      running()
        .log.map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === 'sign-in refused');
    const before = told().length;
    await rest(`canary\u202e\nname${'x'.repeat(100)}`, 'canary-password');
    await rest('staff', 'staff');
    const lines = told().slice(before);
    expect(lines).toMatchObject([
      { level: 40, account: `canaryname${'x'.repeat(50)}`, address: '127.0.0.1', reason: 'REFUSED' },
    ]);
    expect(running().log.join('')).not.toContain('canary-password');
  });
});
