import { expect, it } from 'vitest';
import { createRestKit } from './kit.ts';

it('text with a NUL character is refused alike by every store: 400, and the field is named', async () => {
  const kit = await createRestKit();
  const calls = [
    ['/api/todo-app/todos', { query: { labelHandle: 'a\0' } }],
    ['/api/mail-app/mails', { query: { folderHandle: 'inbox\0' } }],
  ] as const;
  for (const [path, call] of calls) {
    const { status, body } = await kit.call(path, call);
    expect(status, path).toBe(400);
    expect(JSON.stringify(body)).toMatch(/labelHandle|folderHandle/);
    expect(JSON.stringify(body)).toContain('NUL');
  }
});
