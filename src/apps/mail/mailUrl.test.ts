import { expect, test } from 'vitest';
import { mailFilter, mailUrl } from './mailUrl.ts';
import { inbox, mailPath, viewOf, writePath } from './paths.ts';

test.each([
  ['compose=new', { kind: 'new' }],
  ['compose=mail-7', { kind: 'draft', id: 'mail-7' }],
  ['compose=reply:mail-7', { kind: 'reply', id: 'mail-7' }],
  ['compose=replyAll:mail-7', { kind: 'replyAll', id: 'mail-7' }],
  ['compose=forward:mail-7', { kind: 'forward', id: 'mail-7' }],
  ['', null],
])('%s says what is being written', (search, compose) => {
  expect(mailUrl.read(search).compose).toEqual(compose);
  expect(mailUrl.changed('', { compose: mailUrl.read(search).compose })).toBe(
    search && `?${search.replace(':', '%3A')}`,
  );
});

test('a view is a folder, a filter or a label, and its filter names it', () => {
  expect(viewOf({})).toEqual(inbox);
  expect(mailFilter(viewOf({ folderHandle: 'sent' }), { search: '' })).toEqual({
    folderHandle: 'sent',
    search: null,
  });
  expect(mailFilter(viewOf({ labelHandle: 'note' }), { search: 'van' })).toEqual({
    labelHandle: 'note',
    search: 'van',
  });
  expect(mailFilter(viewOf({ filterHandle: 'starred' }), { search: '' }).filterHandle).toBe('starred');
});

test('addresses name the view and the mail', () => {
  expect(mailPath()).toBe('/apps/mail/inbox');
  expect(mailPath({ kind: 'label', handle: 'note' }, 'a/b')).toBe('/apps/mail/label/note/a%2Fb');
  expect(mailPath({ kind: 'filter', handle: 'starred' }, 'm', { search: 'x' })).toBe(
    '/apps/mail/filter/starred/m?search=x',
  );
  expect(mailUrl.read(writePath('ada@camp.example').split('?')[1] ?? '').to).toEqual(['ada@camp.example']);
});
