import { describe, expect, test } from 'vitest';
import type { Store } from '~/store/tables.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

const attack =
  '<p onclick="alert(1)">Gate <b>3</b> is open</p><script>alert(1)</script>' +
  '<a href="javascript:alert(1)">why</a><svg><style><img src=x onerror=alert(1)></style></svg><!-- x -->';
const harmless = '<p>Gate <b>3</b> is open</p><a>why</a>';

async function answerOf(api: TestApi, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await api.ask(query, variables);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Record<string, unknown>;
}

const compose = (field: 'sendMail' | 'saveMailDraft') =>
  `mutation ($input: MailDraftInput!) { ${field}(input: $input) {
    mail { id message preview attachments { fileName type url preview } } errors { field } } }`;

describe('HTML is kept without what runs', () => {
  const mail = { to: [{ email: 'staff@watchfloor.example' }], subject: 'Gate', message: attack };

  test('in a mail that is sent, in the copy of its sender and of its recipient', async () => {
    const api = createTestApi();
    const known = new Set((await api.environment.store.mails.list()).rows.map(({ id }) => id));
    expect(await answerOf(api, compose('sendMail'), { input: mail })).toMatchObject({
      mail: { message: harmless, preview: 'Gate 3 is open why' },
    });
    const { rows } = await api.environment.store.mails.list();
    const kept = rows.filter(({ id }) => !known.has(id)).map(({ ownerId, message }) => [ownerId, message]);
    expect(kept.sort()).toEqual([
      ['user-admin', harmless],
      ['user-staff', harmless],
    ]);
  });

  test('in a draft', async () => {
    const api = createTestApi();
    expect(await answerOf(api, compose('saveMailDraft'), { input: mail })).toMatchObject({
      mail: { message: harmless },
    });
  });

  test('in the steps of a course, whether it is new or changed', async () => {
    const api = createTestApi();
    const steps = [{ title: 'Look', content: attack }];
    const answer = 'course { id steps { content } } errors { field }';
    const course = { title: 'Gates', category: 'WEB', length: 30, steps };
    const made = await answerOf(
      api,
      `mutation ($input: SaveCourseInput!) { saveCourse(input: $input) { ${answer} } }`,
      { input: { course } },
    );
    expect(made).toMatchObject({ course: { steps: [{ content: harmless }] }, errors: [] });
    const changed = await answerOf(
      api,
      `mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { ${answer} } }`,
      { input: { id: 'course-01', changes: { steps } } },
    );
    expect(changed).toMatchObject({ course: { steps: [{ content: harmless }] }, errors: [] });
    const { rows } = await api.environment.store.courseSteps.list();
    expect(rows.filter(({ content }) => content.includes('alert'))).toEqual([]);
  });
});

describe('a file in a mail that a browser would run', () => {
  test('can be saved and not opened, whatever its address said', async () => {
    const files = [
      ['page.html', 'text/html', 'data:text/html;base64,PGI+'],
      ['plan.svg', 'image/svg+xml', 'data:image/svg+xml,%3Csvg/%3E'],
      ['note.txt', 'text/plain', 'data:text/plain,two words'],
    ];
    const attachments = files.map(([fileName, type, url]) => ({ fileName, type, url, bytes: 3 }));
    const input = { to: [], subject: '', message: '', attachments };
    const { mail } = await answerOf(createTestApi(), compose('saveMailDraft'), { input });
    expect(mail).toMatchObject({
      attachments: [
        { fileName: 'page.html', url: 'data:application/octet-stream;base64,PGI+', preview: '' },
        { fileName: 'plan.svg', url: 'data:application/octet-stream,%3Csvg/%3E', preview: '' },
        { fileName: 'note.txt', url: 'data:text/plain,two words', preview: '' },
      ],
    });
  });
});

/** Where people write the address of a picture or a link: what they send, and the field that refuses it. */
const places: readonly {
  readonly where: string;
  readonly query: string;
  readonly input: (address: string) => Record<string, unknown>;
  readonly field: string;
  /** Where a picture may lie inside its address. */
  readonly inline: boolean;
}[] = [
  {
    where: 'the picture of an account',
    query: 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { errors { field } } }',
    input: (photoURL) => ({ photoURL }),
    field: 'photoURL',
    inline: false,
  },
  {
    where: 'the picture of a new contact',
    query: 'mutation ($input: ContactInput!) { addContact(input: $input) { errors { field } } }',
    input: (avatar) => ({ name: 'Nadia', avatar }),
    field: 'avatar',
    inline: true,
  },
  {
    where: 'the picture of a contact',
    query: 'mutation ($input: UpdateContactInput!) { updateContact(input: $input) { errors { field } } }',
    input: (avatar) => ({ id: 'contact-1', changes: { avatar } }),
    field: 'avatar',
    inline: true,
  },
  {
    where: 'the picture of a note',
    query: 'mutation ($input: NoteInput!) { createNote(input: $input) { errors { field } } }',
    input: (image) => ({ title: 'Gate', image }),
    field: 'image',
    inline: true,
  },
  {
    where: 'the picture of a product',
    query: 'mutation ($input: SaveProductInput!) { saveProduct(input: $input) { errors { field } } }',
    input: (url) => ({ product: { name: 'Lens', priceTaxExcl: 1, images: [{ url }] } }),
    field: 'images',
    inline: true,
  },
  ...(['IMAGE', 'LINK'] as const).map((type) => ({
    where: `an attachment of a card, as ${type}`,
    query: 'mutation ($input: UpdateBoardCardInput!) { updateBoardCard(input: $input) { errors { field } } }',
    input: (url: string) => ({
      boardId: 'board-frontend',
      id: 'board-frontend-card-1-1',
      card: { attachments: [{ name: 'Plan', type, url }] },
    }),
    field: 'attachments',
    inline: type === 'IMAGE',
  })),
];

describe.each(places)('$where', ({ query, input, field, inline }) => {
  const errorsOf = async (address: string) =>
    (await answerOf(createTestApi(), query, { input: input(address) })).errors;

  test('may be fetched by https', async () => {
    expect(await errorsOf('https://pictures.example/gate.png')).toEqual([]);
  });

  test('lies inside its address only where pictures do', async () => {
    expect(await errorsOf('data:image/png;base64,iVBORw0KGgo=')).toEqual(inline ? [] : [{ field }]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,%3Csvg%20onload=alert(1)/%3E',
    '//evil.example/x.png',
    'https://pictures.example/\u202egnp.exe',
  ])('is never %j', async (address) => {
    expect(await errorsOf(address)).toEqual([{ field }]);
  });
});

describe('a drawing of the demo', () => {
  type Pictured = Record<string, unknown>;
  const svg = 'data:image/svg+xml,';
  const kept: readonly (readonly [
    string,
    (store: Store) => Promise<Pictured>,
    (row: never) => [query: string, input: Pictured],
  ])[] = [
    [
      'in a note',
      async ({ notes }) => ({
        ...(await notes.list({ where: { ownerId: 'user-admin' } })).rows.find(({ image }) =>
          image.startsWith(svg),
        ),
      }),
      ({ id, image }: { id: string; image: string }) => [
        'mutation ($input: UpdateNoteInput!) { updateNote(input: $input) { errors { field } } }',
        { id, note: { title: 'New', image } },
      ],
    ],
    [
      'of a product',
      async ({ products }) => ({ ...(await products.get('product-1')) }),
      ({ id, images }: { id: string; images: { id: string; url: string }[] }) => [
        'mutation ($input: SaveProductInput!) { saveProduct(input: $input) { errors { field } } }',
        {
          id,
          product: {
            name: 'New',
            priceTaxExcl: 1,
            images: images.map(({ url, ...image }) => ({ id: image.id, url })),
          },
        },
      ],
    ],
    [
      'on a card',
      async ({ boardCards }) => ({
        ...(await boardCards.list()).rows.find(({ attachments }) =>
          attachments.some(({ url }) => url.startsWith(svg)),
        ),
      }),
      ({
        boardId,
        id,
        attachments,
      }: {
        boardId: string;
        id: string;
        attachments: { name: string; type: string; url: string }[];
      }) => [
        'mutation ($input: UpdateBoardCardInput!) { updateBoardCard(input: $input) { errors { field } } }',
        {
          boardId,
          id,
          card: { attachments: attachments.map(({ name, type, url }) => ({ name, type, url })) },
        },
      ],
    ],
  ];
  test.each(kept)('%s stays when the rest is saved again', async (_, find, save) => {
    const api = createTestApi();
    const row = await find(api.environment.store);
    expect(JSON.stringify(row)).toContain(svg);
    const [query, input] = save(row as never);
    expect(await answerOf(api, query, { input })).toEqual({ errors: [] });
  });
});
