import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Mail {
  id: string;
  subject: string;
  sentAt: string;
  read: boolean;
  starred: boolean;
  important: boolean;
  folder: { handle: string };
  labels: { handle: string }[];
}

interface Counted {
  handle: string;
  unreadCount: number;
  totalCount: number;
}

const fields = 'id subject sentAt read starred important folder { handle } labels { handle }';

async function mails(api: TestApi, filter: Record<string, unknown>, as?: Asker): Promise<Mail[]> {
  const { data, errors } = await api.ask(
    `query ($filter: MailFilter) { mails(filter: $filter, first: 100) { nodes { ${fields} } } }`,
    { filter },
    as,
  );
  expect(errors).toEqual([]);
  return (data as { mails: { nodes: Mail[] } }).mails.nodes;
}

const subjects = async (api: TestApi, filter: Record<string, unknown>, as?: Asker) =>
  (await mails(api, filter, as)).map(({ subject }) => subject);

async function counts(api: TestApi, field: string): Promise<Counted[]> {
  const { data } = await api.ask(`{ ${field} { handle unreadCount totalCount } }`);
  return data?.[field] as Counted[];
}

const change = (api: TestApi, field: string, payload: string, as?: Asker) =>
  api.ask(`mutation { ${field} { ${payload} } }`, {}, as);

const compose = (api: TestApi, field: 'saveMailDraft' | 'sendMail', input: object, as?: Asker) =>
  api.ask(
    `mutation ($input: MailDraftInput!) { ${field}(input: $input) {
      mail { id folder { handle } from { name email } sentAt read } folders { handle totalCount } errors { field message } } }`,
    { input: { to: [], subject: '', message: '', ...input } },
    as,
  );

const composedId = ({ data }: Awaited<ReturnType<typeof compose>>, field: string) =>
  (data as Record<string, { mail: { id: string } }>)[field]?.mail.id ?? '';

const toStaff = {
  to: [{ email: 'Staff@watchfloor.example' }],
  subject: 'Gate',
  message: '<p>Is it open?</p>',
};

const people = (length: number) => Array.from({ length }, () => ({ email: 'a@b.example' }));

const page = { type: 'text/html', fileName: 'a.html', url: 'https://files.example/a.html', bytes: 1 };

describe('the mailbox of the demo', () => {
  test('has 16 mails or more, and shows something in every folder, filter and label', async () => {
    const api = createTestApi();
    const { rows } = await api.environment.store.mails.list({ where: { ownerId: 'user-admin' } });
    expect(rows.length).toBeGreaterThanOrEqual(16);
    for (const field of ['mailFolders', 'mailQuickFilters', 'mailLabels'])
      for (const { totalCount } of await counts(api, field)) expect(totalCount).toBeGreaterThan(0);
  });

  test('has the documented folders, filters, labels and colours', async () => {
    const { data } = await createTestApi().ask(
      '{ mailFolders { id handle } mailQuickFilters { handle } mailLabels { handle color } }',
    );
    expect(data).toEqual({
      mailFolders: ['inbox', 'sent', 'drafts', 'spam', 'trash'].map((handle, id) => ({
        id: `${id}`,
        handle,
      })),
      mailQuickFilters: [{ handle: 'starred' }, { handle: 'important' }],
      mailLabels: [
        { handle: 'note', color: '#7CB342' },
        { handle: 'paypal', color: '#D84315' },
        { handle: 'invoice', color: '#607D8B' },
        { handle: 'amazon', color: '#03A9F4' },
      ],
    });
  });
});

describe('lists', () => {
  test.each(['inbox', 'sent', 'drafts', 'spam', 'trash'])(
    '%s shows its own mails, newest first',
    async (handle) => {
      const list = await mails(createTestApi(), { folderHandle: handle });
      expect(new Set(list.map(({ folder }) => folder.handle))).toEqual(new Set([handle]));
      expect(list.map(({ sentAt }) => sentAt)).toEqual(
        list
          .map(({ sentAt }) => sentAt)
          .sort()
          .reverse(),
      );
    },
  );

  test.each(['starred', 'important'] as const)('the filter %s shows mails with that flag', async (handle) => {
    const list = await mails(createTestApi(), { filterHandle: handle });
    expect(list.every((mail) => mail[handle])).toBe(true);
    expect(list.length).toBeGreaterThan(1);
  });

  test('a label shows its mails, newest first, but none from the trash', async () => {
    const list = await mails(createTestApi(), { labelHandle: 'amazon' });
    expect(list).toMatchObject([{ subject: 'Delivered: 12 PoE injectors', folder: { handle: 'inbox' } }]);
  });

  test('filters, labels and flags narrow each other', async () => {
    const api = createTestApi();
    expect(await subjects(api, { labelHandle: 'note', filterHandle: 'important', read: false })).toEqual([
      'Firmware 4.2: who goes first?',
      '한강 물류센터 카메라 교체 일정',
    ]);
  });

  test.each([
    ['the subject', { search: 'ROSTER' }, ['Roster for December']],
    ['Korean', { search: '물류센터' }, ['한강 물류센터 카메라 교체 일정']],
    ['Turkish, in any case', { search: 'ISTANBUL RÖLEYİ' }, ['İstanbul deposu: gece ışıkları kapalı kalmış']],
    ['Arabic, and a picture sign', { search: 'الكابل 🙏' }, ['كاميرا المدخل الشمالي في أبراج الكورنيش']],
    ['one syllable', { search: '꺼' }, ['한강 물류센터 카메라 교체 일정']],
    ['the sender', { search: 'okonkwo', folderHandle: 'inbox' }, ['Recording of the 14th, please']],
    [
      'the message, without its markup',
      { search: 'wait for the patrol' },
      ['Breakwater: the same van again'],
    ],
    [
      'the mails of a label',
      { search: 'lenses', labelHandle: 'invoice' },
      ['Invoice FO-20418: four thermal lenses'],
    ],
  ])('search finds words of %s', async (_, filter, found) => {
    expect(await subjects(createTestApi(), filter)).toEqual(found);
  });

  test.each([
    ['folderHandle', 'Folder'],
    ['filterHandle', 'Filter'],
    ['labelHandle', 'Label'],
  ])('an unknown %s is NOT_FOUND, not an empty list', async (name, what) => {
    const { errors } = await createTestApi().ask(`{ mails(filter: { ${name}: "nowhere" }) { totalCount } }`);
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: `${what} nowhere does not exist.` }]);
  });

  test('the preview is 180 characters of plain text at most', async () => {
    const { data } = await createTestApi().ask('{ mail(id: "mail-1") { preview message } }');
    const { mail } = data as { mail: { preview: string; message: string } };
    const { preview, message } = mail;
    expect(message).toContain('<b>');
    expect(preview).not.toContain('<');
    expect(preview).toMatch(/^The white van from last night .*…$/);
    expect(preview.length).toBeLessThanOrEqual(180);
  });

  test('pages of a label visit each of its mails once', async () => {
    const api = createTestApi();
    const page = async (after: string | null) => {
      const { data } = await api.ask(
        'query ($after: String) { mails(filter: { labelHandle: "note" }, first: 2, after: $after) { nodes { subject } pageInfo { endCursor hasNextPage } totalCount } }',
        { after },
      );
      return data?.mails as {
        nodes: { subject: string }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
        totalCount: number;
      };
    };
    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);
    const third = await page(second.pageInfo.endCursor);
    const seen = [first, second, third].flatMap(({ nodes }) => nodes.map(({ subject }) => subject));
    expect(third.pageInfo.hasNextPage).toBe(false);
    expect(seen).toEqual(await subjects(api, { labelHandle: 'note' }));
    expect(first.totalCount).toBe(seen.length);
  });

  test.each([
    ['a folder', 'folderHandle: "inbox"', { mails: 1, mailLabelings: 1 }],
    ['a label', 'labelHandle: "note"', { mails: 1, mailLabelings: 2 }],
  ])('%s costs a few reads, however many mails it shows', async (_, filter, reads) => {
    const api = createTestApi();
    const query = `{ mails(filter: { ${filter} }, first: 100) { nodes { subject preview labels { title } folder { title } attachments { size } } } }`;
    expect(await countReads(api, () => api.ask(query))).toEqual(reads);
  });

  test('the counts of folders, filters and labels cost one aggregate each', async () => {
    const api = createTestApi();
    const counted = '{ unreadCount totalCount }';
    const query = `{ mailFolders ${counted} mailQuickFilters ${counted} mailLabels ${counted} }`;
    expect(await countReads(api, () => api.ask(query))).toEqual({ mails: 2, mailLabelings: 1 });
  });
});

describe('counts', () => {
  test('agree with the lists', async () => {
    const api = createTestApi();
    for (const [field, name] of [
      ['mailFolders', 'folderHandle'],
      ['mailQuickFilters', 'filterHandle'],
      ['mailLabels', 'labelHandle'],
    ] as const) {
      for (const { handle, unreadCount, totalCount } of await counts(api, field)) {
        const list = await mails(api, { [name]: handle });
        expect([handle, totalCount]).toEqual([handle, list.length]);
        expect([handle, unreadCount]).toEqual([handle, list.filter(({ read }) => !read).length]);
      }
    }
  });

  test('change with a mail that is read, in its folder, filters and labels, and the mutation tells it', async () => {
    const api = createTestApi();
    const unread = '{ handle unreadCount }';
    const { data } = await change(
      api,
      'setMailFlags(input: { ids: ["mail-2"], flags: { read: true } })',
      `mails { read } folders ${unread} quickFilters ${unread} labels ${unread}`,
    );
    expect(data?.setMailFlags).toMatchObject({
      mails: [{ read: true }],
      folders: expect.arrayContaining([{ handle: 'inbox', unreadCount: 5 }]),
      quickFilters: expect.arrayContaining([{ handle: 'important', unreadCount: 2 }]),
      labels: expect.arrayContaining([{ handle: 'note', unreadCount: 1 }]),
    });
  });
});

describe('changes', () => {
  test('flags that are left out stay as they are', async () => {
    const { data } = await change(
      createTestApi(),
      'setMailFlags(input: { ids: ["mail-1", "mail-5"], flags: { important: false } })',
      'mails { id read starred important }',
    );
    expect(data?.setMailFlags).toEqual({
      mails: [
        { id: 'mail-1', read: false, starred: true, important: false },
        { id: 'mail-5', read: true, starred: false, important: false },
      ],
    });
  });

  test('moving sets the folder; labels go along', async () => {
    const api = createTestApi();
    await change(api, 'setMailsFolder(input: { ids: ["mail-6"], folderId: "4" })', 'mails { id }');
    expect(await subjects(api, { folderHandle: 'trash' })).toContain('Delivered: 12 PoE injectors');
    expect(await subjects(api, { labelHandle: 'amazon' })).toEqual([]);
    await change(api, 'setMailsFolder(input: { ids: ["mail-6"], folderId: "0" })', 'mails { id }');
    expect(await subjects(api, { labelHandle: 'amazon' })).toEqual(['Delivered: 12 PoE injectors']);
  });

  test('a label is taken from those that have it and given to those that lack it', async () => {
    const api = createTestApi();
    const toggle = () =>
      change(
        api,
        'toggleMailsLabel(input: { ids: ["mail-1", "mail-2"], labelId: "0" })',
        'mails { id labels { handle } }',
      );
    expect((await toggle()).data?.toggleMailsLabel).toEqual({
      mails: [
        { id: 'mail-1', labels: [{ handle: 'note' }] },
        { id: 'mail-2', labels: [] },
      ],
    });
    expect((await toggle()).data?.toggleMailsLabel).toEqual({
      mails: [
        { id: 'mail-1', labels: [] },
        { id: 'mail-2', labels: [{ handle: 'note' }] },
      ],
    });
  });

  test('a label is taken from all of several mails that have it', async () => {
    const api = createTestApi();
    const labelled = (await mails(api, { labelHandle: 'note' })).map(({ id }) => id);
    expect(labelled.length).toBeGreaterThan(1);
    const ids = JSON.stringify(labelled);
    await change(api, `toggleMailsLabel(input: { ids: ${ids}, labelId: "0" })`, 'mails { id }');
    expect(await mails(api, { labelHandle: 'note' })).toEqual([]);
  });

  test('an update replaces flags, folder and labels', async () => {
    const { data } = await change(
      createTestApi(),
      'updateMail(input: { id: "mail-3", changes: { read: true, starred: true, folderId: "2", labelIds: ["1", "3", "1"] } })',
      `mails { ${fields} }`,
    );
    expect(data?.updateMail).toMatchObject({
      mails: [
        {
          read: true,
          starred: true,
          important: false,
          folder: { handle: 'drafts' },
          labels: [{ handle: 'paypal' }, { handle: 'amazon' }],
        },
      ],
    });
  });

  test('deleting is for good, with the labels', async () => {
    const api = createTestApi();
    const labelled = await subjects(api, { labelHandle: 'note' });
    const { data } = await change(
      api,
      'deleteMails(input: { ids: ["mail-2"] })',
      'deletedIds labels { handle totalCount }',
    );
    expect(data?.deleteMails).toEqual({
      deletedIds: ['mail-2'],
      labels: expect.arrayContaining([{ handle: 'note', totalCount: labelled.length - 1 }]),
    });
    const left = labelled.filter((subject) => subject !== 'Firmware 4.2: who goes first?');
    expect(await subjects(api, { labelHandle: 'note' })).toEqual(left);
    expect(await api.environment.store.mailLabelings.count({ mailId: 'mail-2' })).toBe(0);
    const { errors } = await api.ask('{ mail(id: "mail-2") { id } }');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Mail mail-2 does not exist.' }]);
  });

  test.each([
    ['setMailsFolder(input: { ids: ["mail-1", "nobody"], folderId: "4" })', 'Mail nobody does not exist.'],
    ['setMailsFolder(input: { ids: ["mail-1"], folderId: "9" })', 'Folder 9 does not exist.'],
    ['toggleMailsLabel(input: { ids: ["mail-1"], labelId: "9" })', 'Label 9 does not exist.'],
    [
      'updateMail(input: { id: "mail-1", changes: { read: true, labelIds: ["9"] } })',
      'Label 9 does not exist.',
    ],
  ])('%s is NOT_FOUND and changes nothing', async (mutation, message) => {
    const api = createTestApi();
    const { errors } = await change(api, mutation, 'mails { id }');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message }]);
    const { data } = await api.ask(`{ mail(id: "mail-1") { ${fields} } }`);
    expect(data?.mail).toMatchObject({ read: false, folder: { handle: 'inbox' }, labels: [] });
  });
});

describe('a draft', () => {
  test('is kept unfinished, and saved again under the same id', async () => {
    const api = createTestApi();
    const id = composedId(await compose(api, 'saveMailDraft', { subject: 'Half a' }), 'saveMailDraft');
    const again = await compose(api, 'saveMailDraft', {
      id,
      subject: 'Half a thought',
      to: [{ email: 'mira' }],
    });
    expect(again.data?.saveMailDraft).toMatchObject({
      mail: { id, folder: { handle: 'drafts' } },
      errors: [],
    });
    expect((await subjects(api, { folderHandle: 'drafts' }))[0]).toBe('Half a thought');
    expect(await subjects(api, { search: ' "half a" ' })).toHaveLength(1);
  });

  test('keeps its label while it is written on and when it is sent', async () => {
    const api = createTestApi();
    const id = composedId(await compose(api, 'saveMailDraft', { subject: 'Half a' }), 'saveMailDraft');
    await change(api, `toggleMailsLabel(input: { ids: ["${id}"], labelId: "3" })`, 'mails { id }');
    await compose(api, 'saveMailDraft', { ...toStaff, id, subject: ' Half a thought ' });
    expect(await subjects(api, { labelHandle: 'amazon', search: 'thought' })).toEqual(['Half a thought']);
    await compose(api, 'sendMail', { ...toStaff, id });
    const sent = { labelHandle: 'amazon', folderHandle: 'sent' };
    expect(await mails(api, sent)).toMatchObject([{ subject: 'Gate', labels: [{ handle: 'amazon' }] }]);
  });

  test('is found by every part of its text, and by nothing of its markup', async () => {
    const api = createTestApi();
    const message = `<p>early <b title="hidden">bold</b>ly ${'x'.repeat(30_000)} İSTANBUL &amp; 서울 🎉 late</p>`;
    await compose(api, 'saveMailDraft', { subject: 'Long', message });
    for (const search of ['"x İstanbul"', 'late early', 'ıstanbul', '& 서울', '서', '🎉', 'LONG boldly']) {
      expect(await subjects(api, { search }), search).toContain('Long');
    }
    for (const search of ['hidden', 'amp;', '"late early"', 'early nowhere']) {
      expect(await subjects(api, { search }), search).not.toContain('Long');
    }
  });

  test('is gone from Drafts when it is sent, and cannot be written on any more', async () => {
    const api = createTestApi();
    const id = composedId(await compose(api, 'saveMailDraft', toStaff), 'saveMailDraft');
    await compose(api, 'sendMail', { ...toStaff, id });
    expect(await subjects(api, { folderHandle: 'drafts' })).not.toContain('Gate');
    expect((await subjects(api, { folderHandle: 'sent' }))[0]).toBe('Gate');
    const { errors } = await compose(api, 'saveMailDraft', { ...toStaff, id });
    expect(errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test.each([
    [{ subject: 'x'.repeat(201) }, 'subject'],
    [{ message: 'x'.repeat(50_001) }, 'message'],
    [{ to: people(101) }, 'to'],
    [{ to: people(33), cc: people(33), bcc: people(35) }, 'to'],
    [{ attachments: [{ ...page, url: 'javascript:alert(1)' }] }, 'attachments'],
    [{ attachments: [{ ...page, url: `data:text/html,${'x'.repeat(59_986)}` }] }, 'attachments'],
    [{ attachments: [{ ...page, bytes: -1 }] }, 'attachments'],
    [{ attachments: Array.from({ length: 11 }, () => page) }, 'attachments'],
  ])('that is out of bounds is refused on its field', async (input, field) => {
    const { data } = await compose(createTestApi(), 'saveMailDraft', input);
    expect(data?.saveMailDraft).toMatchObject({ mail: null, errors: [{ field }] });
  });
});

describe('sending', () => {
  test('puts the mail into Sent and, unread, into the inbox of a recipient who has an account', async () => {
    const api = createTestApi();
    api.pass(1_000);
    const { data } = await compose(api, 'sendMail', toStaff);
    expect(data?.sendMail).toMatchObject({
      mail: {
        folder: { handle: 'sent' },
        from: { name: 'Mira Aydın', email: 'admin@watchfloor.example' },
        sentAt: new Date(NOW + 1_000).toISOString(),
        read: true,
      },
      errors: [],
    });
    const [arrived] = await mails(api, { folderHandle: 'inbox' }, 'staff');
    expect(arrived).toMatchObject({ subject: 'Gate', read: false });
  });

  test('takes all that is as much as allowed', async () => {
    const api = createTestApi();
    const picture = { ...page, type: 'image/png', url: `data:image/png,${'x'.repeat(59_985)}`, bytes: 1_500 };
    const { data } = await compose(api, 'sendMail', {
      subject: 'x'.repeat(200),
      message: 'x'.repeat(50_000),
      to: people(33),
      cc: people(33),
      bcc: people(34),
      attachments: [picture, ...Array.from({ length: 9 }, () => page)],
    });
    expect(data?.sendMail).toMatchObject({ errors: [] });
    const [sent] = await mails(api, { folderHandle: 'sent' });
    const { data: read } = await api.ask(
      `{ mail(id: "${sent?.id}") { attachments { fileName preview url size } } }`,
    );
    const { attachments } = (read as { mail: { attachments: unknown[] } }).mail;
    expect(attachments.slice(0, 2)).toEqual([
      { fileName: 'a.html', preview: picture.url, url: picture.url, size: '2 kB' },
      { fileName: 'a.html', preview: '', url: page.url, size: '1 B' },
    ]);
  });

  test('a blind copy is a recipient like any other, alone or beside others', async () => {
    const one = { subject: 'Gate', message: '' };
    for (const to of [{ bcc: people(1) }, { to: people(1), cc: people(1), bcc: people(2) }]) {
      const { data } = await compose(createTestApi(), 'sendMail', { ...one, ...to });
      expect(data?.sendMail).toMatchObject({ errors: [] });
    }
  });

  test('tells the counts as they are after each of several changes of one call', async () => {
    const api = createTestApi();
    const input = '(input: { to: [{ email: "a@b.example" }], subject: "Gate", message: "" })';
    const folders = 'folders { handle totalCount }';
    const { data } = await api.ask(`mutation {
      first: sendMail${input} { ${folders} } second: sendMail${input} { ${folders} }
      third: saveMailDraft${input} { ${folders} } fourth: saveMailDraft${input} { ${folders} } }`);
    const count = (call: string, handle: string) =>
      (data as Record<string, { folders: Counted[] }>)[call]?.folders.find(
        (folder) => folder.handle === handle,
      )?.totalCount ?? 0;
    expect(count('second', 'sent') - count('first', 'sent')).toBe(1);
    expect(count('third', 'drafts') - count('second', 'drafts')).toBe(1);
    expect(count('fourth', 'drafts') - count('third', 'drafts')).toBe(1);
  });

  test('tells nobody of blind copies but the sender', async () => {
    const api = createTestApi();
    const mail = { ...toStaff, to: [{ email: 'x@y.example' }], bcc: [{ email: 'staff@watchfloor.example' }] };
    const id = composedId(await compose(api, 'sendMail', mail), 'sendMail');
    const bccOf = async (mailId: string, as: Asker) => {
      const { data } = await api.ask(`{ mail(id: "${mailId}") { bcc { email } } }`, {}, as);
      return (data as { mail: { bcc: unknown[] } }).mail.bcc;
    };
    expect(await bccOf(id, 'admin')).toEqual([{ email: 'staff@watchfloor.example' }]);
    const [arrived] = await mails(api, { folderHandle: 'inbox' }, 'staff');
    expect(await bccOf(arrived?.id ?? '', 'staff')).toEqual([]);
    expect(await subjects(api, { search: 'x@y.example' }, 'staff')).toEqual(['Gate']);
    expect(await subjects(api, { search: 'x@y.example staff@watchfloor' }, 'staff')).toEqual([]);
    expect(await subjects(api, { search: 'x@y.example staff@watchfloor' })).toEqual(['Gate']);
  });

  test.each([
    [{ to: [] }, 'to', 'Name at least one recipient.'],
    [{ to: [{ email: 'mira' }] }, 'to', 'mira: Please enter a valid email'],
    [{ cc: [{ email: ' ' }] }, 'cc', 'Please enter a valid email'],
  ])('%j is refused on its field, and nothing is sent', async (input, field, message) => {
    const api = createTestApi();
    const { data } = await compose(api, 'sendMail', { ...toStaff, ...input });
    expect(data?.sendMail).toMatchObject({ mail: null, errors: [{ field, message }] });
    expect(await subjects(api, { folderHandle: 'sent' })).not.toContain('Gate');
  });
});

describe('what the page is told besides', () => {
  test('a message with pictures from elsewhere says so', async () => {
    const api = createTestApi();
    const remote = async (message: string) => {
      const { data } = await api.ask(
        `mutation ($input: MailDraftInput!) { saveMailDraft(input: $input) {
          mail { hasRemotePictures } quickFilters { id } labels { id } } }`,
        { input: { to: [], subject: '', message } },
      );
      return (data as { saveMailDraft: { mail: { hasRemotePictures: boolean } } }).saveMailDraft.mail;
    };
    const picture = 'data:image/png;base64,AAAA';
    expect(await remote("<p><IMG alt='' SRC=https://track.example/a.gif></p>")).toEqual({
      hasRemotePictures: true,
    });
    expect(await remote(`<img src="${picture}"> https://a.example/b.png`)).toEqual({
      hasRemotePictures: false,
    });
  });

  test('suggests contacts and accounts for a recipient, each address once', async () => {
    const api = createTestApi();
    const suggested = async (search: string) => {
      const { data } = await api.ask(
        'query ($search: String!) { mailRecipients(search: $search) { name email } }',
        { search },
      );
      return (data as { mailRecipients: { name: string; email: string }[] }).mailRecipients;
    };
    expect(await suggested(' STAFF@ ')).toMatchObject([{ email: 'staff@watchfloor.example' }]);
    expect(await suggested(' ')).toEqual([]);
    const many = await suggested('a');
    expect(many).toHaveLength(8);
    expect(new Set(many.map(({ email }) => email)).size).toBe(8);
    const { rows } = await api.environment.store.contacts.list({ first: 1 });
    const [contact] = rows;
    expect(await suggested(contact?.lastName ?? '')).toContainEqual({
      name: `${contact?.name} ${contact?.lastName}`,
      email: contact?.email,
    });
  });
});

describe('the owner alone', () => {
  test.each([
    '{ mail(id: "mail-1") { id } }',
    'mutation { setMailFlags(input: { ids: ["mail-1"], flags: { read: true } }) { mails { id } } }',
    'mutation { updateMail(input: { id: "mail-1", changes: { read: true } }) { mails { id } } }',
    'mutation { setMailsFolder(input: { ids: ["mail-1"], folderId: "4" }) { mails { id } } }',
    'mutation { toggleMailsLabel(input: { ids: ["mail-1"], labelId: "0" }) { mails { id } } }',
    'mutation { deleteMails(input: { ids: ["mail-1"] }) { deletedIds } }',
    'mutation { saveMailDraft(input: { id: "mail-16", to: [], subject: "", message: "" }) { mail { id } } }',
  ])('may ask %s; to others the mail does not exist', async (query) => {
    const { errors } = await createTestApi().ask(query, {}, 'staff');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('sees the own mailbox in lists', async () => {
    const api = createTestApi();
    const [own, seen] = [
      await mails(api, { folderHandle: 'inbox' }),
      await mails(api, { folderHandle: 'inbox' }, 'staff'),
    ];
    expect(seen.map(({ id }) => id)).toEqual(own.map(({ id }) => `staff-${id}`));
  });

  test('is told of mails that arrive', async () => {
    const api = createTestApi();
    const arrivals = await api.listen('subscription { mailArrived { subject folder { handle } } }', 'staff');
    await compose(api, 'sendMail', {
      ...toStaff,
      to: [{ email: 'admin@watchfloor.example' }],
      subject: 'To myself',
    });
    await compose(api, 'sendMail', toStaff);
    expect(await arrivals.next()).toEqual({ mailArrived: { subject: 'Gate', folder: { handle: 'inbox' } } });
    await arrivals.stop();
  });
});
