import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { bearerToken } from '~/rest/bearer.ts';
import { createRestHandler } from '~/rest/handleRest.ts';
import { createTestApi } from '../support/environment.ts';
import { createRestKit } from './kit.ts';

const projects = '/api/project-dashboard-app/projects';
const call = { method: 'GET', path: projects, query: {}, headers: {} };

describe('paths', () => {
  it.each(['/', '/graphql', '/api', '/api/unknown', '/api/auth/nobody', '/api/auth/access-token/more'])(
    '%s is not ours and passes through',
    async (path) => {
      expect(await createRestHandler(createTestApi().executor.execute)({ ...call, path })).toBeNull();
    },
  );

  it.each([
    [projects, 'POST', 'GET'],
    ['/api/auth', 'DELETE', 'GET, POST'],
    ['/api/auth/register', 'GET', 'POST'],
    ['/api/openapi.json', 'PUT', 'GET'],
  ])('%s answers 405 to %s and allows %s', async (path, method, allow) => {
    const reply = await createRestKit().call(path, { method });
    expect(reply).toMatchObject({
      status: 405,
      headers: { allow },
      body: { error: { code: 'METHOD_NOT_ALLOWED' } },
    });
  });

  it('may end with a slash, and be asked by HEAD', async () => {
    const kit = createRestKit();
    expect((await kit.call(`${projects}/`)).status).toBe(200);
    expect((await kit.call(projects, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('bodies', () => {
  it('are not read where none is documented', async () => {
    expect((await createRestKit().call(projects, { body: 'no { JSON' })).status).toBe(200);
  });
});

describe('answers', () => {
  it('are kept by no cache: they belong to whoever asked', async () => {
    const { headers } = await createRestKit().call(projects);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });
});

describe('tokens', () => {
  it.each([
    ['Bearer abc.def', 'abc.def'],
    ['bearer  abc', 'abc'],
    ['Basic abc', null],
    ['Bearer', null],
    ['Bearer two words', null],
    [undefined, null],
  ])('in the header %j are %j', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });

  it('that are rejected answer 401', async () => {
    const reply = await createRestKit().call(projects, { headers: { Authorization: 'Bearer forged' } });
    expect(reply).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED', message: 'Invalid access token detected' } },
    });
  });
});

describe('errors', () => {
  it.each([
    ['BAD_USER_INPUT', 400],
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['CONFLICT', 409],
    ['RATE_LIMITED', 429],
  ])('%s becomes %i', async (code, status) => {
    const error = new GraphQLError('So it is.', { extensions: { code, field: 'id', retryAfterSeconds: 7 } });
    const told: unknown[] = [];
    const handle = createRestHandler(async () => ({ errors: [error] }), {
      onUnexpected: (unexpected) => told.push(unexpected),
    });
    const reply = await handle(call);
    expect(told).toEqual([]);
    expect(reply).toMatchObject({
      status,
      headers: { 'retry-after': '7' },
      body: { error: { code, message: 'So it is.', field: 'id' } },
    });
  });

  it.each([
    [
      'is answered',
      async () => ({ errors: [new GraphQLError('secret', { originalError: new Error('secret') })] }),
    ],
    ['is thrown', () => Promise.reject(new Error('secret'))],
    [
      'has a code that means nothing here',
      async () => ({ errors: [new GraphQLError('secret', { extensions: { code: 'TEAPOT' } })] }),
    ],
    ['leaves data that cannot be read', async () => ({ data: { projects: null } })],
  ])('what nobody foresaw is masked and told to the host when it %s', async (_, execute) => {
    const told: unknown[] = [];
    const reply = await createRestHandler(execute, { onUnexpected: (error) => told.push(error) })(call);
    expect(reply).toMatchObject({
      status: 500,
      body: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' } },
    });
    expect(JSON.stringify(reply)).not.toContain('secret');
    expect(told).toHaveLength(1);
  });
});
