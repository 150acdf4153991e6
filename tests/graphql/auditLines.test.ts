import { parse } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { chunksOf } from '~/lib/chunksOf.ts';
import { countReads } from '../support/countReads.ts';
import { demoInSqlite } from '../support/demoInSqlite.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

const sqlite = demoInSqlite();

/** The API over each kind of store that the program knows, with the demo's rows. */
const stores: readonly (readonly [string, () => Promise<TestApi>])[] = [
  ['memory', async () => createTestApi()],
  ['SQLite', () => sqlite.api({ newId: () => crypto.randomUUID() })],
];

interface Line {
  readonly id: string;
  readonly userName: string;
  readonly detail: string;
  readonly count: number;
  readonly firstEntries: readonly { readonly subjectId: string }[];
}

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly Line[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

const MINUTE = 60_000;
const batchId = '0123456789abcdef0123456789abcdef';

let api: TestApi;

async function incidentIds(count: number): Promise<string[]> {
  const { rows } = await api.environment.store.incidents.list({ first: count });
  return rows.map(({ id }) => id);
}

const noteDocument = parse(
  'mutation ($ids: [ID!]!, $note: String!) { addIncidentNotes(input: { ids: $ids, note: $note }) { incidents { id } } }',
);

const exportDocument = parse(
  'mutation ($detail: String!) { recordExport(input: { subject: INCIDENT, count: 1, detail: $detail }) { recorded } }',
);

/** Writes a note on the incidents, a call for each hundred, as the incident desk does. */
async function note(ids: readonly string[], batch: unknown, as: Asker = 'admin') {
  const token = await api.token(as);
  for (const chunk of chunksOf(ids, 100)) {
    const variables = { ids: chunk, note: 'Looked at.' };
    const { errors } = await api.executor.execute({
      document: noteDocument,
      variables,
      batchId: batch,
      token,
    });
    if (errors) return errors.map(({ extensions }) => extensions.code);
    api.pass(1_000);
  }
  return [];
}

async function lines(variables: Record<string, unknown> = {}): Promise<Page> {
  const { data, errors } = await api.ask(
    `query ($filter: AuditFilter, $first: Int! = 50, $after: String) {
      auditLines(filter: $filter, first: $first, after: $after) {
        totalCount
        pageInfo { endCursor hasNextPage }
        nodes { id userName detail count firstEntries { subjectId } }
      }
    }`,
    variables,
  );
  expect(errors).toEqual([]);
  return (data as unknown as { auditLines: Page }).auditLines;
}

const counts = async (filter: Record<string, unknown> = {}) =>
  (await lines({ filter })).nodes.map(({ userName, count }) => `${userName}: ${count}`);

describe.each(stores)('the lines of the audit, in %s', (_, start) => {
  beforeEach(async () => {
    api = await start();
  });

  test('250 incidents that were changed in three calls of one batch are one line with all of them', async () => {
    const ids = await incidentIds(250);
    await note(ids, batchId);
    const { nodes, totalCount } = await lines();
    expect(nodes).toMatchObject([{ userName: 'Mira Aydın', detail: 'NOTE', count: 250 }]);
    expect(totalCount).toBe(1);
    expect(nodes[0]?.firstEntries.map(({ subjectId }) => subjectId)).toEqual(ids.slice(0, 3));

    const read: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await api.ask(
        `query ($id: ID!, $after: String) {
          auditEntries(filter: { lineId: $id }, first: 100, after: $after) {
            nodes { subjectId }
            pageInfo { endCursor hasNextPage }
          }
        }`,
        { id: nodes[0]?.id, after },
      );
      const page = (
        data as {
          auditEntries: { nodes: { subjectId: string }[]; pageInfo: Page['pageInfo'] };
        }
      ).auditEntries;
      read.push(...page.nodes.map(({ subjectId }) => subjectId));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(read).toEqual(ids);
  });

  test('calls without a batch are lines of their own, each with all that it changed', async () => {
    await note(await incidentIds(150), undefined);
    expect(await counts()).toEqual(['Mira Aydın: 50', 'Mira Aydın: 100']);
  });

  test('two people who send the same batch never share a line', async () => {
    const ids = await incidentIds(4);
    await note(ids.slice(0, 2), batchId, 'staff');
    await note(ids.slice(2), batchId, 'admin');
    expect(await counts()).toEqual(['Mira Aydın: 2', 'Amani Otieno: 2']);
  });

  test('another deed of a batch is another line', async () => {
    const token = await api.token('admin');
    for (const detail of ['CSV', 'CSV', 'PDF']) {
      await api.executor.execute({ document: exportDocument, variables: { detail }, batchId, token });
    }
    await note(await incidentIds(1), batchId);
    const { nodes } = await lines();
    expect(nodes.map(({ detail, count }) => `${detail}: ${count}`).sort()).toEqual([
      '1 · CSV: 2',
      '1 · PDF: 1',
      'NOTE: 1',
    ]);
  });

  test('a batch that is used again after a quarter of an hour begins a new line, so that nothing hides in an old one', async () => {
    const ids = await incidentIds(2);
    await note(ids, batchId);
    api.pass(14 * MINUTE);
    await note(ids.slice(1), batchId);
    expect(await counts()).toEqual(['Mira Aydın: 3']);
    api.pass(2 * MINUTE);
    await note(ids.slice(1), batchId);
    expect(await counts()).toEqual(['Mira Aydın: 1', 'Mira Aydın: 3']);
  });

  test('a batch is 16 to 64 plain characters; with anything else nothing is done', async () => {
    const ids = await incidentIds(1);
    for (const wrong of ['short', 'x'.repeat(65), 'spaces are not allowed', 1, {}]) {
      expect(await note(ids, wrong)).toEqual(['BAD_USER_INPUT']);
    }
    expect(await counts()).toEqual([]);
  });

  test('are read page by page, newest first, also where one of many entries was looked for', async () => {
    const ids = await incidentIds(3);
    for (let index = 0; index < 5; index++) await note(ids, `${batchId}-${index}`);
    for (const filter of [{}, { subjectId: ids[1] }]) {
      const all = await lines({ filter });
      expect(all.nodes.map(({ count }) => count)).toEqual([3, 3, 3, 3, 3]);
      const first = await lines({ filter, first: 3 });
      expect(first.pageInfo.hasNextPage).toBe(true);
      const rest = await lines({ filter, first: 3, after: first.pageInfo.endCursor });
      expect([...first.nodes, ...rest.nodes]).toEqual(all.nodes);
      expect([first.totalCount, rest.totalCount, rest.pageInfo.hasNextPage]).toEqual([5, 5, false]);
    }
    expect(await counts({ user: 'otieno' })).toEqual([]);
  });

  test('cost the same few reads, however many there are', async () => {
    const ids = await incidentIds(2);
    const reads = async () =>
      countReads(api, () => api.ask('{ auditLines { nodes { count firstEntries { id } } } }'));
    await note(ids, batchId);
    const ofOne = await reads();
    for (let index = 0; index < 5; index++) await note(ids, `${batchId}-${index}`);
    expect(await reads()).toEqual(ofOne);
  });
});
