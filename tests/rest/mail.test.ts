import { describe, expect, it } from 'vitest';
import type { RestReply } from '~/rest/route.ts';
import { createRestKit, type RestKit } from './kit.ts';

interface Mail {
  id: string;
  subject: string;
  folder: number;
  labels: string[];
}

const app = '/api/mail-app';

const mails = async ({ call }: RestKit, query: Record<string, string>) =>
  (await call(`${app}/mails`, { query })).body as Mail[];

const post = ({ call }: RestKit, path: string, body: object) =>
  call(`${app}/${path}`, { method: 'POST', body });

/** A success without a body, which therefore is no JSON. */
function expectEmpty({ status, headers, body }: RestReply) {
  expect([status, body]).toEqual([200, undefined]);
  expect(headers['content-type'] ?? '').not.toContain('json');
}

describe('/api/mail-app/mail', () => {
  it('answers the documented fields', async () => {
    const { body } = await createRestKit().call(`${app}/mail`, { query: { mailId: 'mail-3' } });
    expect(body).toEqual({
      id: 'mail-3',
      from: { name: 'Fernhill Optics', avatar: '', email: 'billing@fernhill-optics.example' },
      to: [{ name: 'Mira Aydın', email: 'admin@watchfloor.example' }],
      subject: 'Invoice FO-20418: four thermal lenses',
      message: expect.stringMatching(/^<p>/),
      time: '20 Nov 2026, 09:30',
      read: false,
      starred: false,
      important: false,
      hasAttachments: true,
      attachments: [
        {
          type: 'text/csv',
          fileName: 'FO-20418.csv',
          preview: '',
          url: expect.stringMatching(/^data:text\/csv/),
          size: '67 B',
        },
      ],
      labels: ['2'],
      folder: 0,
    });
  });

  it.each([
    [{ mailId: 'nobody' }, 404, { code: 'NOT_FOUND', message: 'Mail nobody does not exist.' }],
    [{}, 400, { code: 'BAD_USER_INPUT', field: 'mailId', message: 'Send the id of the mail as text.' }],
  ])('asked with %j answers %i', async (query, status, error) => {
    expect(await createRestKit().call(`${app}/mail`, { query })).toMatchObject({ status, body: { error } });
  });

  it('does not show another’s mail', async () => {
    const { status } = await createRestKit().call(`${app}/mail`, { query: { mailId: 'mail-3' } }, 'staff');
    expect(status).toBe(404);
  });
});

describe('/api/mail-app/mails', () => {
  it('shows the inbox when nothing else is asked for', async () => {
    const kit = createRestKit();
    expect(await mails(kit, {})).toEqual(await mails(kit, { folderHandle: 'inbox' }));
    expect(new Set((await mails(kit, {})).map(({ folder }) => folder))).toEqual(new Set([0]));
  });

  it('asks for the label before the filter, and for the filter before the folder', async () => {
    const kit = createRestKit();
    const all = { labelHandle: 'amazon', filterHandle: 'starred', folderHandle: 'spam' };
    expect(await mails(kit, all)).toEqual(await mails(kit, { labelHandle: 'amazon' }));
    const { labelHandle: _, ...rest } = all;
    expect(await mails(kit, rest)).toEqual(await mails(kit, { filterHandle: 'starred' }));
  });

  it('answers every mail, also where there are more than a page holds', async () => {
    const kit = createRestKit();
    const { mails: table } = await kit.store();
    const [model] = (await table.list({ first: 1 })).rows;
    const many = Array.from({ length: 250 }, (_, index) => ({
      ...model,
      id: `many-${index}`,
      ownerId: 'user-admin',
      folderId: '3',
      sentAt: index,
    }));
    await table.insert(many as Parameters<typeof table.insert>[0]);
    const answer = await mails(kit, { folderHandle: 'spam' });
    const ids = new Set(answer.map(({ id }) => id));
    expect(answer).toHaveLength(253);
    expect(many.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('answers 404 to a folder that does not exist', async () => {
    const reply = await createRestKit().call(`${app}/mails`, { query: { folderHandle: 'attic' } });
    expect(reply).toMatchObject({
      status: 404,
      body: { error: { message: 'Folder attic does not exist.' } },
    });
  });
});

describe('/api/mail-app/update-mail', () => {
  it('replaces flags, folder and labels, and answers the mail', async () => {
    const kit = createRestKit();
    const { body: mail } = await kit.call(`${app}/mail`, { query: { mailId: 'mail-1' } });
    const sent = {
      ...(mail as Mail),
      read: true,
      starred: false,
      folder: 4,
      labels: ['1'],
      subject: 'Forged',
    };
    const { status, body } = await post(kit, 'update-mail', sent);
    expect(status).toBe(200);
    expect(body).toEqual({ ...(mail as Mail), read: true, starred: false, folder: 4, labels: ['1'] });
  });
});

describe('/api/mail-app/folders', () => {
  it('are inbox 0, sent 1, drafts 2, spam 3 and trash 4, by numbers', async () => {
    const { body } = await createRestKit().call(`${app}/folders`);
    expect((body as { id: number; handle: string }[]).map(({ id, handle }) => [id, handle])).toEqual([
      [0, 'inbox'],
      [1, 'sent'],
      [2, 'drafts'],
      [3, 'spam'],
      [4, 'trash'],
    ]);
  });

  it.each([3, '3'])('are taken as number and as text: %j', async (folder) => {
    const kit = createRestKit();
    expect(await post(kit, 'update-mail', { id: 'mail-1', folder })).toMatchObject({ body: { folder: 3 } });
    const moved = await post(kit, 'set-folder', { selectedMailIds: ['mail-2'], folderId: folder });
    expect(moved.status).toBe(200);
    expect(await mails(kit, { folderHandle: 'spam' })).toContainEqual(
      expect.objectContaining({ id: 'mail-2', folder: 3 }),
    );
  });
});

describe('calls on selected mails', () => {
  const selectedMailIds = ['mail-1', 'mail-2'];
  const read = async (kit: RestKit, mailId: string) =>
    (await kit.call(`${app}/mail`, { query: { mailId } })).body as Mail;

  it('set-folder moves them and answers an empty 200', async () => {
    const kit = createRestKit();
    const reply = await post(kit, 'set-folder', { selectedMailIds, folderId: 3 });
    expectEmpty(reply);
    for (const id of selectedMailIds) expect(await read(kit, id)).toMatchObject({ folder: 3 });
  });

  it('toggle-label adds the label where it is absent and removes it where it is present', async () => {
    const kit = createRestKit();
    const reply = await post(kit, 'toggle-label', { selectedMailIds, labelId: '0' });
    expectEmpty(reply);
    expect(await read(kit, 'mail-1')).toMatchObject({ labels: ['0'] });
    expect(await read(kit, 'mail-2')).toMatchObject({ labels: [] });
  });

  it('delete-mails deletes them for good', async () => {
    const kit = createRestKit();
    const reply = await post(kit, 'delete-mails', { selectedMailIds });
    expectEmpty(reply);
    for (const mailId of selectedMailIds)
      expect((await kit.call(`${app}/mail`, { query: { mailId } })).status).toBe(404);
  });

  it.each([
    [
      'set-folder',
      { folderId: '1' },
      'selectedMailIds',
      'Send the ids of the selected mails as a list of texts.',
    ],
    ['set-folder', { selectedMailIds }, 'folderId', 'Send the id of the folder as text.'],
    ['toggle-label', { selectedMailIds }, 'labelId', 'Send the id of the label as text.'],
    ['delete-mails', {}, 'selectedMailIds', 'Send the ids of the selected mails as a list of texts.'],
    ['update-mail', {}, 'id', 'Send the id of the mail as text.'],
  ])('%s asked with %j answers 400 that names the field and the cure', async (path, body, field, message) => {
    expect(await post(createRestKit(), path, body)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', field, message } },
    });
  });
});
