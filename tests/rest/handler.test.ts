import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { bearerToken } from '~/rest/bearer.ts';
import { createRestHandler } from '~/rest/handleRest.ts';
import { routes } from '~/rest/routes.ts';
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

/** Whether the schema wants a role of whoever asks for a root field of the document. */
function asksForRole(schema: GraphQLSchema, { definitions }: DocumentNode): boolean {
  return definitions.some((definition) => {
    if (definition.kind !== 'OperationDefinition') return false;
    const root = schema.getRootType(definition.operation)?.getFields() ?? {};
    return definition.selectionSet.selections.some(
      (field) =>
        field.kind === 'Field' &&
        root[field.name.value]?.astNode?.directives?.some(
          ({ name, arguments: given = [] }) => name.value === 'auth' && given.length > 0,
        ),
    );
  });
}

describe('/api/openapi.json', () => {
  type Reference = { $ref?: string };
  type Response = Reference & { content?: { 'application/json': { schema: Reference } } };
  type Operation = {
    operationId: string;
    tags: string[];
    responses: Record<string, Response>;
    security?: unknown[];
    parameters?: { name: string }[];
    requestBody?: object;
  };
  type OpenApi = {
    openapi: string;
    tags: { name: string; description: string }[];
    paths: Record<string, Record<string, Operation>>;
    components: Record<'schemas' | 'responses', object>;
  };
  const read = async () => (await createRestKit().call('/api/openapi.json', {}, 'guest')).body as OpenApi;

  it('is an OpenAPI 3.1 document that lists every row of the table, for anyone', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.0');
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('names every operation once', async () => {
    const ids = Object.values((await read()).paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(routes.length);
  });

  it('says which paths need no token, and which parameters there are', async () => {
    const { paths } = await read();
    expect(paths['/api/auth']?.get?.security).toEqual([]);
    expect(paths[projects]?.get?.security).toBeUndefined();
    expect(paths['/api/map-dashboard/widgets']?.get?.parameters).toMatchObject([
      { name: 'zone', in: 'query', required: false, schema: { type: 'string', default: 'UTC' } },
    ]);
  });

  it('lets the two documented GETs carry a body, the same by POST, and neither a query', async () => {
    const { paths } = await read();
    for (const path of ['/api/auth', '/api/auth/access-token']) {
      const { get, post } = paths[path] ?? {};
      expect(get?.requestBody).toMatchObject({
        required: true,
        description: expect.stringContaining('POST'),
      });
      expect(post?.requestBody).toMatchObject({ required: true });
      expect([get?.parameters, post?.parameters]).toEqual([undefined, undefined]);
    }
    const withBody = Object.values(paths).flatMap(({ get }) => (get?.requestBody ? [get.operationId] : []));
    expect(withBody).toEqual(['login', 'refresh']);
  });

  it('has no parameter for a password or a token', async () => {
    const names = Object.values((await read()).paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)),
    );
    expect(names.filter((name) => /token|password|email/i.test(name))).toEqual([]);
  });

  it('says of each operation what it may be refused with, and nothing else', async () => {
    const { paths } = await read();
    const statuses = (path: string, method = 'get') => Object.keys(paths[path]?.[method]?.responses ?? {});
    expect(statuses('/api/faq')).toEqual(['200', '401', '500', '503']);
    expect(statuses('/api/mail-app/mail')).toEqual(['200', '400', '401', '404', '500', '503']);
    expect(statuses('/api/auth')).toEqual(['200', '400', '413', '429', '500', '503']);
    expect(statuses('/api/academy-app/course/update', 'post')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '413',
      '500',
      '503',
    ]);
  });

  it('names 403 where the API asks for a role', async () => {
    const { paths } = await read();
    const schema = createSchema();
    const guarded = routes.filter(({ document, write }) =>
      [document, write?.document].some((asked) => asked && asksForRole(schema, asked)),
    );
    expect(guarded.length).toBeGreaterThan(0);
    for (const { path, method } of guarded) {
      expect({ path, ...paths[path]?.[method.toLowerCase()]?.responses }).toHaveProperty('403');
    }
  });

  it('refers only to what it holds, and holds only what it refers to', async () => {
    const document = await read();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)];
    const held = (['schemas', 'responses'] as const).flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `${kind}/${name}`),
    );
    expect([...new Set(references.map(([, reference]) => reference))].sort()).toEqual(held.sort());
  });

  it('describes the groups that operations stand in', async () => {
    const { tags, paths } = await read();
    const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((one) => one.tags));
    expect(tags.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
    expect(tags.filter(({ description }) => !description)).toEqual([]);
  });

  it('gives every answer, every body and every refusal a name', async () => {
    const { paths } = await read();
    const schemas = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) => Object.values(responses)),
    );
    const inline = schemas.filter(
      ({ $ref, content }) => content && !$ref && !content['application/json'].schema.$ref,
    );
    expect(inline).toEqual([]);
  });
});
