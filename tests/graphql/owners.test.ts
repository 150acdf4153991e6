import { readdirSync, readFileSync } from 'node:fs';
import { buildASTSchema, type DocumentNode, graphql, OperationTypeNode, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { type TableName, tableSpecs } from '~/store/tables.ts';
import { type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';
import { leaksOf, type Owned, type OwnedTables } from '../support/leaks.ts';
import { rootFieldsOf } from '../support/rootFields.ts';

const isOwned = (row: object): row is Owned => 'ownerId' in row && typeof row.ownerId === 'string';

/** The personal rows among the demo data: the tables are found by their rows. */
async function seeded(): Promise<OwnedTables> {
  const tables = await Promise.all(
    Object.entries<() => Promise<readonly object[]> | readonly object[]>(demoSeeds(() => NOW)).map(
      async ([name, seed]) => [name, (await seed()).filter(isOwned)] as const,
    ),
  );
  return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0));
}

/** They begin empty: what they hold follows from what somebody asks for or sends (tests/graphql/blob.test.ts). */
const unseeded = ['blobs', 'sampleThings'];

const tables = await seeded();
const fields = rootFieldsOf(createSchema()).filter(({ operation }) => operation !== 'subscription');

/** The personal rows as they are now. */
async function personal({ environment: { store } }: TestApi): Promise<OwnedTables> {
  const lists = Object.keys(tables).map(async (name) => {
    const rows: readonly object[] = (await store[name as TableName].list()).rows;
    return [name, rows.filter(isOwned)] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

/** Calls whose caller names new things: a course that is saved under an id, the lines of a note's checklist. */
const choosing = new Set(['saveCourse', 'createNote', 'updateNote']);

/**
 * Asks one field in the name of the asker: with one session for all calls of a query, and a new one for each of a
 * mutation, which may have ended the last.
 */
function askerOf(api: TestApi, asker: Asker, operation: OperationTypeNode) {
  const documents = new Map<string, DocumentNode>();
  let token: string | null | undefined;
  return async (query: string, variables: Record<string, unknown>): Promise<unknown> => {
    const document = documents.get(query) ?? parse(query);
    documents.set(query, document);
    if (token === undefined || operation === OperationTypeNode.MUTATION) token = await api.token(asker);
    const { data } = await api.executor.execute({ document, variables, token });
    return data;
  };
}

// Thousands of calls are refused, as they should be: where each refusal was thrown nobody reads.
const { stackTraceLimit } = Error;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

describe('personal data', () => {
  test('are seeded for both demo accounts wherever rows have an owner, so that the search has what to look for', () => {
    const owned = readdirSync('src/resolvers', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.rows.ts'))
      .flatMap((file) => [
        ...readFileSync(`src/resolvers/${file}`, 'utf8').matchAll(
          /^export interface (\w+Row)(?: extends [^{]*)? \{[\s\S]*?^\}/gm,
        ),
      ])
      .filter(([text]) => text.includes('OwnedRow') || text.includes('readonly ownerId: string'))
      .map(([, name]) => name);
    const text = readFileSync('src/store/tables.ts', 'utf8');
    const named = Object.keys(tableSpecs).filter((table) =>
      owned.includes(new RegExp(`^  ${table}: (\\w+);`, 'm').exec(text)?.[1]),
    );
    const complete = Object.keys(tables).filter((table) =>
      ['user-admin', 'user-staff'].every((owner) => tables[table]?.some(({ ownerId }) => ownerId === owner)),
    );
    expect(complete.sort()).toEqual(named.filter((table) => !unseeded.includes(table)).sort());
  });

  describe.each([
    ['admin', 'staff'],
    ['staff', 'admin'],
  ] as const)('of %s', (victim, asker) => {
    // A call that is answered as it should be leaves the rows of both as they were: one copy of the data will do.
    const shared = createTestApi();
    test.each(fields.map((field) => [field.name, field] as const))(
      `are neither told to ${asker} nor changed by %s`,
      async (name, field) => {
        const choosesIds = choosing.has(name);
        const api = choosesIds ? createTestApi() : shared;
        const ask = askerOf(api, asker, field.operation);
        const begun = await personal(api);
        const leaks = await leaksOf({
          field,
          tables: begun,
          victim: `user-${victim}`,
          asker: `user-${asker}`,
          choosesIds,
          async ask(query, variables) {
            const data = await ask(query, variables);
            return { data, after: field.operation === 'mutation' ? await personal(api) : begun };
          },
        });
        expect(leaks).toEqual([]);
      },
    );
  });
});

describe('the search', () => {
  const schema = buildASTSchema(
    parse(`type Page { id: ID! text: String! } input Move { page: ID! before: ID }
      type Query { pages: [Page!]! page(id: ID!): Page guarded(id: ID!): Page }
      type Mutation { tear(ids: [ID!]!): Boolean move(input: Move!): Boolean }`),
  );
  const pages = [
    { id: 'her-page', ownerId: 'her', text: 'secret' },
    { id: 'his-page', ownerId: 'him', text: 'plain' },
  ];

  /** A diary of two people whose resolvers forget to ask whose page it is, but one. */
  async function ask(query: string, variables: Record<string, unknown>) {
    let after = pages;
    const tear = (id: string) => {
      after = after.filter((page) => page.id !== id);
    };
    const { data } = await graphql({
      schema,
      source: query,
      variableValues: variables,
      rootValue: {
        pages: () => pages.filter(({ ownerId }) => ownerId === 'him'),
        page: ({ id }: { id: string }) => pages.find((page) => page.id === id),
        guarded: ({ id }: { id: string }) => pages.find((page) => page.id === id && page.ownerId === 'him'),
        tear: ({ ids }: { ids: string[] }) => ids.forEach(tear),
        move: ({ input }: { input: { page: string; before: string } }) => {
          if (input.page === 'his-page') tear(input.before);
        },
      },
    });
    return { data, after: { pages: after } };
  }

  test.each([
    ['pages', []],
    ['guarded', []],
    ['page', ['page(her-page) tells her-page']],
    ['tear', ['tear(her-page) changes rows of her']],
    ['move', ['move(his-page, her-page) changes rows of her']],
  ])('of %s finds %j', async (name, leaks) => {
    const searched = rootFieldsOf(schema).filter((field) => field.name === name);
    const found = searched.map((field) =>
      leaksOf({ field, tables: { pages }, victim: 'her', asker: 'him', ask }),
    );
    expect((await Promise.all(found)).flat()).toEqual(leaks);
  });
});
