import { beforeAll, describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

const asked = `totalCount nodes { id } edges { cursor }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;

/** Everywhere where somebody reads backwards: the list with its page, and the page in the answer. */
const lists: readonly [
  string,
  (page: string) => string,
  (data: Record<string, unknown> | null) => unknown,
][] = [
  ['the audit', (page) => `{ auditEntries(${page}) { ${asked} } }`, (data) => data?.auditEntries],
  [
    'status transitions',
    (page) =>
      `{ statusTransitions(filter: { siteIds: ["site-depot"], at: { from: "2026-11-01T00:00:00.000Z" } }, ${page}) { ${asked} } }`,
    (data) => data?.statusTransitions,
  ],
  [
    'the messages of a chat',
    (page) => `{ chatWith(contactId: "chat-member-2") { messages(${page}) { ${asked} } } }`,
    (data) => (data?.chatWith as { messages: unknown } | undefined)?.messages,
  ],
  [
    'the log of an incident',
    (page) => `{ incident(id: "incident-20700-0") { activity(${page}) { ${asked} } } }`,
    (data) => (data?.incident as { activity: unknown } | undefined)?.activity,
  ],
];

let api: TestApi;
beforeAll(async () => {
  api = createTestApi();
  for (let count = 0; count < 12; count++) {
    const input = { input: { subject: 'CAMERA', count, detail: 'CSV' } };
    await api.ask(
      'mutation ($input: RecordExportInput!) { recordExport(input: $input) { __typename } }',
      input,
    );
    // Three of a moment: an order with equals.
    if (count % 3 === 2) api.pass(1_000);
    const note = { input: { ids: ['incident-20700-0'], note: `Seen ${count}` } };
    await api.ask(
      'mutation ($input: AddIncidentNotesInput!) { addIncidentNotes(input: $input) { __typename } }',
      note,
    );
  }
});

describe.each(lists)('%s', (_, queryOf, pageOf) => {
  const read = async (page: string): Promise<Page> => {
    const { data, errors } = await api.ask(queryOf(page));
    expect(errors).toEqual([]);
    return pageOf(data) as Page;
  };
  const refusal = async (page: string) => (await api.ask(queryOf(page))).errors;
  const ids = ({ nodes }: Page) => nodes.map(({ id }) => id);

  test('read backwards to its beginning is what is read forwards, with the same cursors', async () => {
    const whole = await read('first: 100');
    expect(whole.nodes.length).toBeGreaterThan(10);
    expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const pages = [await read('last: 4')];
    while (pages[0]?.pageInfo.hasPreviousPage)
      pages.unshift(await read(`last: 4, before: "${pages[0].pageInfo.startCursor}"`));
    expect(pages.flatMap(ids)).toEqual(ids(whole));
    expect(pages.flatMap(({ edges }) => edges)).toEqual(whole.edges);
    expect(pages.at(-1)?.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(pages[0]?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  test('goes back by the cursor of the page that was read on to', async () => {
    const first = await read('first: 4');
    const second = await read(`first: 4, after: "${first.pageInfo.endCursor}"`);
    expect(second.pageInfo.hasPreviousPage).toBe(true);
    expect(await read(`last: 4, before: "${second.pageInfo.startCursor}"`)).toEqual(first);
  });

  test('holds 50 at most where nothing is said', async () => {
    const { nodes, totalCount } = await read('first: null');
    expect(nodes).toHaveLength(Math.min(totalCount, 50));
  });

  test.each([
    ['first: 3, last: 3', 'last'],
    ['first: 3, before: "x"', 'before'],
    ['after: "x", last: 3', 'last'],
    ['after: "x", before: "x"', 'before'],
    ['last: -1', 'last'],
    ['last: 101', 'last'],
    ['first: 101', 'first'],
    ['first: 3, after: "x"', 'after'],
    ['last: 3, before: "x"', 'before'],
  ])('refuses %s on %s', async (page, field) => {
    expect(await refusal(page)).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  });

  test('refuses the cursor of another list', async () => {
    const { data } = await api.ask('{ cameras(first: 1) { pageInfo { endCursor } } }');
    const { endCursor } = (data as { cameras: { pageInfo: { endCursor: string } } }).cameras.pageInfo;
    expect(await refusal(`first: 3, after: "${endCursor}"`)).toMatchObject([{ field: 'after' }]);
    expect(await refusal(`last: 3, before: "${endCursor}"`)).toMatchObject([{ field: 'before' }]);
  });
});

describe('a page', () => {
  test('reads what stands behind it only where it is asked for', async () => {
    const page = async (info: string) => {
      const { data } = await api.ask('{ auditEntries(first: 3) { pageInfo { endCursor } } }');
      const { endCursor } = (data as { auditEntries: { pageInfo: { endCursor: string } } }).auditEntries
        .pageInfo;
      return countReads(api, () =>
        api.ask(`{ auditEntries(first: 3, after: "${endCursor}") { nodes { id } pageInfo { ${info} } } }`),
      );
    };
    expect(await page('hasNextPage startCursor endCursor')).toEqual({ auditEntries: 1 });
    expect(await page('hasPreviousPage')).toEqual({ auditEntries: 2 });
  });

  test('of the logs of many incidents costs one read', async () => {
    const reads = await countReads(api, () =>
      api.ask(
        '{ incidents(first: 50) { nodes { activity(last: 1) { nodes { action } pageInfo { hasPreviousPage } } } } }',
      ),
    );
    expect(reads).toEqual({ incidents: 1, incidentActivities: 1 });
  });

  test('of a list that is read on alone tells whether something stands before it', async () => {
    const { data } = await api.ask(
      '{ cameras(first: 3) { pageInfo { hasPreviousPage startCursor endCursor } edges { cursor } } }',
    );
    const { pageInfo, edges } = (data as { cameras: Page }).cameras;
    expect(pageInfo).toEqual({
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor,
      endCursor: edges[2]?.cursor,
    });
    const next = await api.ask(
      `{ cameras(first: 3, after: "${pageInfo.endCursor}") { pageInfo { hasPreviousPage } } }`,
    );
    expect(next.data).toEqual({ cameras: { pageInfo: { hasPreviousPage: true } } });
  });
});
