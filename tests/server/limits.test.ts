import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse } from 'graphql';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createSchema } from '~/graphql/schema.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { checkLimits } from '../../server/limits/checkLimits.ts';
import { measure } from '../../server/limits/measure.ts';
import { createTestApi } from '../support/environment.ts';
import { startTestServer } from '../support/server.ts';
import { serverOfFile } from './kit.ts';

const { running, graphql } = serverOfFile();
const schema = createSchema();

/** Fields of an incident that lead to an incident again and again. */
const parents = (times: number) => `${'parent { '.repeat(times)} id ${'}'.repeat(times)}`;
const incidents = (selections: string, first = 1) =>
  `{ incidents(first: ${first}) { nodes { ${selections} } } }`;
const aliases = (amount: number) =>
  `{ ${Array.from({ length: amount }, (_, index) => `a${index}: __typename`).join(' ')} }`;
const ids = (amount: number) => Array.from({ length: amount }, (_, index) => `camera-${index}`);
const pause =
  'mutation ($ids: [ID!]!) { setCameraOperatorState(input: { ids: $ids, state: PAUSED }) { cameras { id } } }';
const filtered = (amount: number) =>
  `{ incidents(filter: { states: [${'NEW '.repeat(amount)}] }) { totalCount } }`;

const depthMessage =
  'The fields are nested 11 deep; at most 10 levels are answered. Ask for the inner ones by id in another request.';
const aliasMessage =
  'The operation has 16 aliases; at most 15 are answered. Send the rest in another request.';
const listMessage =
  'A list in the arguments has 101 items; at most 100 are read. Send the rest in another request.';
const nodesMessage =
  'The answer could hold 120,201 objects; at most 100,000 are answered. Ask for fewer with "first", and read on with "after".';

/** 100 incidents, each with eleven pages of its log, one with actors: 1 + 100 × (1 + (1 + 100 × 2) + 10 × (1 + 99)). */
const many = incidents(
  `activity(first: 100) { nodes { actor { id } } }
   ${Array.from({ length: 10 }, (_, i) => `a${i}: activity(last: 99) { nodes { id } }`).join(' ')}`,
  100,
);

describe('an operation over HTTP that asks for too much is 400 and names the limit and the cure', () => {
  it.each([
    ['fields nested deeper than 10', incidents(parents(8)), {}, depthMessage],
    ['more than 15 aliases', aliases(16), {}, aliasMessage],
    ['more than 100 items in a list', filtered(101), {}, listMessage],
    ['more than 100 items in a variable', pause, { ids: ids(101) }, listMessage],
    ['more than 100,000 objects', many, {}, nodesMessage],
  ])('%s', async (_, query, variables, message) => {
    expect(await graphql(query, variables)).toEqual({
      status: 400,
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it.each([
    ['10 fields deep', incidents(parents(7)), {}],
    ['15 aliases', aliases(15), {}],
    ['100 items in a list', filtered(100), {}],
    [
      'introspection by tools',
      '{ __schema { types { fields { type { ofType { ofType { name } } } } } } }',
      {},
    ],
  ])('%s pass', async (_, query, variables) => {
    const { status, errors } = await graphql(query, variables);
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
  });
});

describe('a subscription that asks for too much', () => {
  it('is refused with the same words', async () => {
    const socket = createClient({
      url: `${running().url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: await running().api.token('staff') },
      retryAttempts: 0,
    });
    const query = `subscription { incidentChanged { ${parents(9)} } }`;
    await expect(socket.iterate({ query }).next()).rejects.toMatchObject([
      { message: depthMessage, extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    await socket.dispose();
  });
});

describe('an operation that takes too long', () => {
  it('is stopped and answers 503 with one clear error', async () => {
    const never = (clock: () => number) => ({
      ...demoSeeds(clock),
      sites: () => new Promise<never>(() => {}),
    });
    const server = await startTestServer(createTestApi(never), { limits: { milliseconds: 40 } });
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await server.api.token('admin')}`,
      },
      body: '{"query":"{ a: sites { id } b: sites { id } }"}',
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      errors: [
        {
          message:
            'The operation took longer than 0.04 seconds and was stopped. Ask for less in one operation.',
          extensions: { code: 'TIMEOUT' },
        },
      ],
    });
    await server.stop();
  });
});

/** The only operation of the document, measured. */
function measured(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The document holds no operation.');
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  return measure({ schema, operation, fragments, variables });
}

describe('the objects of an answer', () => {
  it.each([
    ['one for a single object', '{ viewer { id } }', 1],
    ['the connection and each node of its page', '{ cameras(first: 20) { nodes { id } } }', 21],
    ['edges with their nodes', '{ cameras(first: 20) { edges { node { id } } } }', 41],
    ['as many for a list as the schema says', '{ sites { id } }', 100],
    [
      'lists in lists multiplied',
      incidents('camera { streams { address { host } } }', 20),
      1 + 20 * (1 + 1 + 4 * 2),
    ],
    [
      'pages in pages multiplied, whichever way they are read',
      incidents('activity(last: 5) { nodes { actor { id } } }', 20),
      1 + 20 * (1 + 1 + 5 * 2),
    ],
    ['none of what is left out', '{ a: sites @skip(if: true) { id } sites @include(if: false) { id } }', 0],
    ['none inside a page of none', incidents('camera { streams { kind } }', 0), 1],
    [
      'those of fragments each time',
      `query { a: viewer { ...U } b: viewer { ...U } } fragment U on User { id }`,
      2,
    ],
    [
      'a fragment of the connection',
      `query { cameras(first: 7) { ...P } } fragment P on CameraConnection { nodes { id } }`,
      8,
    ],
  ])('are %s', (_, query, nodes) => {
    expect(measured(query).nodes).toBe(nodes);
  });

  it('follow the variables, their defaults and those of the schema', () => {
    const query = 'query ($n: Int = 30) { cameras(first: $n) { nodes { id } } }';
    expect(measured(query, { n: 5 }).nodes).toBe(6);
    expect(measured(query).nodes).toBe(31);
    expect(measured('query ($n: Int!) { cameras(first: $n) { nodes { id } } }').nodes).toBe(
      measured('{ cameras { nodes { id } } }').nodes,
    );
  });

  it('follow the variables of what is left out, and their defaults', () => {
    const query =
      'query ($no: Boolean = false) { sites @include(if: $no) { id } ... @skip(if: $no) { sites { id } } }';
    expect(measured(query).nodes).toBe(100);
    expect(measured(query, { no: true }).nodes).toBe(100);
    const both = 'query ($a: Boolean!, $b: Boolean!) { sites @include(if: $a) @skip(if: $b) { id } }';
    expect(measured(both, { a: true, b: false }).nodes).toBe(100);
    expect(measured(both, { a: true, b: true }).nodes).toBe(0);
    expect(measured(both, { a: false, b: false }).nodes).toBe(0);
  });

  it('are counted in time that does not grow with how often fragments are spread', () => {
    const fragments = Array.from(
      { length: 200 },
      (_, index) => `fragment F${index} on User { ...F${index + 1} ...F${index + 1} }`,
    );
    const query = `{ viewer { ...F0 } } ${fragments.join(' ')} fragment F200 on User { a: id }`;
    expect(measured(query).aliases).toBe(2 ** 200);
  });
});

/** Every document of the screens, with all the fragments there are. */
function committed(): { name: string; document: DocumentNode; variables: Record<string, unknown> }[] {
  const files = ['src/apps', 'src/shell'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => `${folder}/${file}`),
  );
  const definitions = files.flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
    // The longest page for every number.
    const variables = (operation.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, 100]);
    return [
      {
        name: operation.name?.value ?? '',
        document: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
        variables: Object.fromEntries(variables),
      },
    ];
  });
}

describe('the documents of the screens keep every limit, with the longest pages', () => {
  it.each(committed().map((row) => [row.name, row] as const))('%s', (name, { document, variables }) => {
    expect(() => checkLimits(schema, document, name, variables)).not.toThrow();
  });
});
