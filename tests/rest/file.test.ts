import { expect, it } from 'vitest';
import { createRestKit } from './kit.ts';

const path = '/api/file-manager-app/files';

interface Item {
  id: string;
  type: string;
  size: string;
  preview?: string;
}

it('lists eleven items, with empty size and no preview for folders alone', async () => {
  const { body } = await createRestKit().call(path);
  const items = body as Item[];
  expect(items).toHaveLength(11);
  const folders = items.filter(({ type }) => type === 'folder');
  expect(folders).toHaveLength(3);
  for (const folder of folders) {
    expect(folder.size).toBe('');
    expect(folder).not.toHaveProperty('preview');
  }
  for (const { size, preview } of items.filter(({ type }) => type !== 'folder')) {
    expect(size).toMatch(/^\d+\.\d Kb$/);
    expect(preview).toMatch(/^data:image\/svg\+xml,/);
  }
});

it('carries the documented fields', async () => {
  const { body } = await createRestKit().call(path);
  expect((body as Item[]).find(({ id }) => id === 'file-4')).toEqual({
    id: 'file-4',
    name: 'Handover notes.txt',
    type: 'document',
    owner: 'me',
    size: '0.3 Kb',
    modified: 'November 19, 2026',
    opened: 'November 19, 2026',
    created: 'October 30, 2026',
    extention: '',
    location: 'My Files',
    offline: false,
    preview: expect.any(String),
  });
});

it('opens a folder', async () => {
  const { body } = await createRestKit().call(path, { query: { folderId: 'file-1' } });
  expect(body).toMatchObject([{ location: 'My Files > Shift documents' }, { name: 'Winter rota.csv' }]);
});
