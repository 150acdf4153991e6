import express from 'express';
import { type ExecutionResult, execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { listen } from '../../server/listen.ts';
import { limitLogins, rememberAddress } from '../../server/loginLimit.ts';
import { createTestApi } from '../support/environment.ts';
import { serverOfFile } from './kit.ts';

const { running, post, graphql } = serverOfFile();

const rest = (email: string, password: string) => post('/api/auth', JSON.stringify({ email, password }));
const login =
  'mutation ($input: LoginInput!) { login(input: $input) { session { user { id } } errors { field } } }';
const overGraphql = (email: string, password: string) =>
  graphql(login, { input: { email, password } }, 'guest');

describe('signing in', () => {
  it('is limited to five failures a minute for an account and address, over every door', async () => {
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

describe('the limit', () => {
  /** A failing sign-in; tells whether it was let pass. */
  function attempts() {
    const { executor, environment } = createTestApi();
    const schema = limitLogins(createSchema(), environment.clock);
    const document = parse(login);
    return async (email: string): Promise<boolean> => {
      const result: ExecutionResult = await execute({
        schema,
        document,
        variableValues: { input: { email, password: 'guess' } },
        contextValue: await executor.context(null),
      });
      return result.errors === undefined;
    };
  }

  it('holds for one address: others may still sign in', async () => {
    const attempt = attempts();
    const app = express().set('trust proxy', true).use(rememberAddress);
    app.use(async (_, response) => void response.json(await attempt('owner@example.com')));
    const { server, url } = await listen(app, '127.0.0.1', 0);
    const from = async (address: string) =>
      (await fetch(url, { headers: { 'x-forwarded-for': address } })).json();
    for (let failure = 0; failure < 5; failure++) expect(await from('192.0.2.1')).toBe(true);
    expect(await from('192.0.2.1')).toBe(false);
    expect(await from('192.0.2.2')).toBe(true);
    server.close();
  });

  it('remembers ten thousand accounts and forgets first whoever tried longest ago', async () => {
    const attempt = attempts();
    await attempt('again@example.com');
    for (let failure = 0; failure < 5; failure++) await attempt('owner@example.com');
    await attempt('again@example.com');
    for (let other = 0; other < 9_998; other++) await attempt(`other-${other}@example.com`);
    expect(await attempt('owner@example.com')).toBe(false);
    await attempt('one-more@example.com');
    expect(await attempt('owner@example.com')).toBe(true);
  });
});
