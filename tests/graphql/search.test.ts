import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

interface Found {
  totalCount: number;
  nodes: { id: string; kind: string; title: string; url: string; excerpt: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const search = async (api: TestApi, text: string, rest: Record<string, unknown> = {}): Promise<Found> =>
  (
    await api.ask(
      `query ($text: String!, $kinds: [SearchKind!], $first: Int! = 20, $after: String) {
        search(text: $text, kinds: $kinds, first: $first, after: $after) {
          totalCount nodes { id kind title url excerpt } pageInfo { hasNextPage endCursor } } }`,
      { text, ...rest },
    )
  ).data?.search as Found;

describe('a search', () => {
  test.each([
    ['CAMERA', 'breakwater', /^\/apps\/dashboards\/analytics\?camera=camera-harbour-\d+&behind=camera$/],
    ['PRODUCT', 'doorbell camera', /^\/apps\/e-commerce\/products\/product-6\/doorbell-camera$/],
    ['COURSE', 'patrol app', /^\/apps\/academy\/courses\/course-16\/the-patrol-app$/],
    ['ARTICLE', 'spiders before', /^\/pages\/knowledge-base\?article=kb-item-support-6$/],
    ['QUESTION', 'uptime computed', /^\/pages\/faq\?question=faq-4$/],
    ['FILE', 'night shift.txt', /^\/apps\/file-manager\?folder=file-1&file=file-12$/],
    ['CONTACT', 'boersma', /^\/apps\/contacts\/all\?contact=contact-\d+$/],
    ['NOTE', 'intercom rings twice', /^\/apps\/notes\?note=note-1$/],
    ['TODO', 'hand the night shift over', /^\/apps\/todo\/all\/todo-\d+$/],
    ['MAIL', 'the white van from last night', /^\/apps\/mail\/inbox\/mail-\d+$/],
    ['INCIDENT', 'yellow line', /^\/apps\/dashboards\/project\?incident=incident-/],
  ])('finds %s by %s, in any case, with its address', async (kind, text, url) => {
    const { nodes } = await search(createTestApi(), text.toUpperCase(), { kinds: [kind], first: 1 });
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({ kind, url: expect.stringMatching(url), title: expect.any(String) });
  });

  test('looks through every kind, one after the other', async () => {
    const { nodes, totalCount } = await search(createTestApi(), 'camera', { first: 100 });
    const kinds = nodes.map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual(
      expect.arrayContaining(['PRODUCT', 'COURSE', 'ARTICLE', 'QUESTION', 'FILE']),
    );
    expect(totalCount).toBeGreaterThanOrEqual(nodes.length);
    expect(kinds).toEqual([...kinds].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b)));
  });

  test.each(['NOTE', 'TODO', 'MAIL'])('of %s finds the viewer’s own alone', async (kind) => {
    const api = createTestApi();
    const ids = async (as: 'admin' | 'staff') => {
      const { data } = await api.ask(
        'query ($kinds: [SearchKind!]) { search(text: "", kinds: $kinds, first: 100) { nodes { id } } }',
        { kinds: [kind] },
        as,
      );
      return (data as unknown as { search: Found }).search.nodes.map(({ id }) => id);
    };
    const [admin, staff] = [await ids('admin'), await ids('staff')];
    expect(admin.length).toBeGreaterThan(0);
    expect(staff.length).toBeGreaterThan(0);
    expect(admin.filter((id) => staff.includes(id))).toEqual([]);
  });

  test('passes over what lies in spam or the bin', async () => {
    const api = createTestApi();
    const { totalCount } = await search(api, '', { kinds: ['MAIL'] });
    const rows = await api.environment.store.mails.count({
      ownerId: 'user-admin',
      folderId: { in: ['0', '1', '2'] },
    });
    expect(totalCount).toBe(rows);
    expect(rows).toBeLessThan(await api.environment.store.mails.count({ ownerId: 'user-admin' }));
  });

  test('shows the words around the place', async () => {
    const { nodes } = await search(createTestApi(), 'silica', { kinds: ['ARTICLE'] });
    expect(nodes).toMatchObject([
      { title: 'Water in the dome', excerpt: expect.stringContaining('Silica bags') },
    ]);
  });

  test.each([
    [
      'a note',
      'createNote(input: { title: "Zebra", description: "Crossing" }) { errors { field } }',
      'Zebra',
      /./,
    ],
    [
      'a note without a title, by its beginning',
      `createNote(input: { description: "Zebra ${'x'.repeat(60)}" }) { errors { field } }`,
      `Zebra ${'x'.repeat(54)}`,
      /./,
    ],
    [
      'a contact without a last name',
      'addContact(input: { name: "Zebra" }) { errors { field } }',
      'Zebra',
      /./,
    ],
    [
      'a product whose name has no letters for an address',
      'saveProduct(input: { product: { name: "!!!", priceTaxExcl: 1 } }) { errors { field } }',
      '!!!',
      /products\/new-0001$/,
    ],
    [
      'a course whose title has none',
      'saveCourse(input: { course: { title: "!!!", category: WEB, length: 30, steps: [] } }) { errors { field } }',
      '!!!',
      /courses\/new-0001$/,
    ],
  ])('calls by its name %s', async (_, made, title, url) => {
    const api = createTestApi();
    expect((await api.ask(`mutation { made: ${made} }`)).data).toEqual({ made: { errors: [] } });
    const { nodes } = await search(api, title);
    expect(nodes).toMatchObject([{ title, url: expect.stringMatching(url) }]);
  });

  test('for what nobody wrote finds nothing', async () => {
    expect(await search(createTestApi(), 'zebra crossing at noon')).toEqual({
      totalCount: 0,
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  test('narrowed to no kind finds what it finds everywhere', async () => {
    const api = createTestApi();
    const everywhere = await search(api, 'camera');
    expect(everywhere.totalCount).toBeGreaterThan(0);
    expect(await search(api, 'camera', { kinds: [] })).toEqual(everywhere);
  });
});

describe('pages', () => {
  test.each([
    ['of several kinds', 'night', ['PRODUCT', 'COURSE', 'ARTICLE', 'QUESTION', 'FILE']],
    ['of the first kind', 'hall', ['CAMERA']],
  ])('%s visit every result once, and end', async (_, text, kinds) => {
    const api = createTestApi();
    const all = await search(api, text, { kinds, first: 100 });
    expect(all.pageInfo.hasNextPage).toBe(false);
    const ids: string[] = [];
    let after: string | null = null;
    for (let more = true; more; ) {
      const page: Found = await search(api, text, { kinds, first: 3, after });
      ids.push(...page.nodes.map(({ id }) => id));
      more = page.pageInfo.hasNextPage;
      after = page.pageInfo.endCursor;
    }
    expect(ids).toEqual(all.nodes.map(({ id }) => id));
    expect(ids).toHaveLength(all.totalCount);
    expect(ids.length).toBeGreaterThan(3);
  });

  test('cost one read a kind at most, and stop reading when they are full', async () => {
    const api = createTestApi();
    const found = () => api.ask('{ search(text: "hall", first: 2) { nodes { title } } }');
    expect(await countReads(api, found)).toEqual({ cameras: 1 });
    const nothing = () => api.ask('{ search(text: "no such word", first: 2) { nodes { title } } }');
    expect(Object.entries(await countReads(api, nothing))).toEqual([
      ['cameras', 1],
      ['products', 1],
      ['courses', 1],
      ['knowledgeBaseArticles', 1],
      ['faqs', 1],
      ['files', 1],
      ['contacts', 1],
      ['notes', 1],
      ['todos', 1],
      ['mails', 1],
      ['incidents', 1],
    ]);
  });

  test.each([
    ['first below 0', '{ search(text: "a", first: -1) { totalCount } }', 'first'],
    ['first above 100', '{ search(text: "a", first: 101) { totalCount } }', 'first'],
    ['a broken cursor', '{ search(text: "a", after: "rubbish") { totalCount } }', 'after'],
    ['a cursor of another list', '{ search(text: "a", after: "CAMERA.rubbish") { totalCount } }', 'after'],
    [
      'a cursor of a kind that is not asked',
      '{ search(text: "a", kinds: [FILE], after: "CAMERA.x") { totalCount } }',
      'after',
    ],
  ])('%s is BAD_USER_INPUT that names the field', async (_, query, field) => {
    expect((await createTestApi().ask(query)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  });

  test('of no results tell how many there are', async () => {
    const { nodes, totalCount } = await search(createTestApi(), 'hall', { first: 0 });
    expect(nodes).toEqual([]);
    expect(totalCount).toBeGreaterThan(0);
  });

  test('do not change with spaces around the text', async () => {
    const api = createTestApi();
    expect(await search(api, ' breakwater ')).toEqual(await search(api, 'breakwater'));
    expect((await search(api, '  Breakwater', { kinds: ['CAMERA'] })).totalCount).toBeGreaterThan(0);
  });

  test('that hold all there is have none after them', async () => {
    const api = createTestApi();
    const { totalCount } = await search(api, 'hall', { kinds: ['CAMERA'] });
    expect((await search(api, 'hall', { kinds: ['CAMERA'], first: totalCount })).pageInfo.hasNextPage).toBe(
      false,
    );
  });

  test('cannot go on after one of a kind that is not asked', async () => {
    const api = createTestApi();
    const { pageInfo } = await search(api, 'hall', { kinds: ['CAMERA'], first: 1 });
    const { errors } = await api.ask(
      'query ($after: String) { search(text: "hall", kinds: [FILE], after: $after) { totalCount } }',
      { after: pageInfo.endCursor },
    );
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'after' }]);
  });

  test('a text of 200 characters is searched for', async () => {
    expect((await search(createTestApi(), 'x'.repeat(200))).totalCount).toBe(0);
  });

  test('a text that is too long is refused', async () => {
    const { errors } = await createTestApi().ask(
      'query ($text: String!) { search(text: $text) { totalCount } }',
      {
        text: 'x'.repeat(201),
      },
    );
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'text' }]);
  });
});

test('a search is closed to guests', async () => {
  const { errors } = await createTestApi().ask('{ search(text: "a") { totalCount } }', {}, 'guest');
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});
