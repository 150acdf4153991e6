import { expect, test } from 'vitest';
import { chosen } from './choose.rules.ts';

const mail = (id: string, read: boolean, starred: boolean, important: boolean) => ({
  id,
  read,
  starred,
  important,
});
const mails = [mail('a', true, false, true), mail('b', false, true, false), mail('c', false, false, true)];

test.each([
  ['all', 'abc'],
  ['none', ''],
  ['read', 'a'],
  ['unread', 'bc'],
  ['starred', 'b'],
  ['unstarred', 'ac'],
  ['important', 'ac'],
  ['unimportant', 'b'],
] as const)('%s selects "%s"', (choice, ids) => expect(chosen(choice, mails).join('')).toBe(ids));
