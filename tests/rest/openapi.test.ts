import type { DocumentNode, GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { routes } from '~/rest/routes.ts';
import { createRestKit } from './kit.ts';

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
    expect(paths['/api/project-dashboard-app/projects']?.get?.security).toBeUndefined();
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
    expect(statuses('/api/faq')).toEqual(['200', '401', '429', '500', '503']);
    expect(statuses('/api/mail-app/mail')).toEqual(['200', '400', '401', '404', '429', '500', '503']);
    expect(statuses('/api/auth')).toEqual(['200', '400', '413', '429', '500', '503']);
    expect(statuses('/api/academy-app/course/update', 'post')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '413',
      '429',
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
