import { describe, expect, test } from 'vitest';
import { EMAIL_LIMIT, MEMBER_TEXT_LIMIT, memberErrors, PHONE_LIMIT } from './team.rules.ts';

const member = {
  name: 'Nadia',
  position: 'Operator',
  office: 'Kigali',
  email: 'nadia@example.com',
  phone: '',
};
const errorsOf = (part: Partial<typeof member>) =>
  memberErrors({ ...member, ...part }).map(({ field, code }) => `${field} ${code}`);
const long = (limit: number) => 'x'.repeat(limit + 1);

describe('a member of the team', () => {
  test('needs a name alone', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ position: '', office: '', email: '', phone: '' })).toEqual([]);
    expect(errorsOf({ email: '  ' })).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, ['name REQUIRED']],
    [{ name: long(MEMBER_TEXT_LIMIT) }, ['name TOO_LONG']],
    [{ position: long(MEMBER_TEXT_LIMIT) }, ['position TOO_LONG']],
    [{ office: long(MEMBER_TEXT_LIMIT) }, ['office TOO_LONG']],
    [{ phone: long(PHONE_LIMIT) }, ['phone TOO_LONG']],
    [{ email: 'nobody' }, ['email INVALID_EMAIL']],
    [{ email: long(EMAIL_LIMIT) }, ['email TOO_LONG', 'email INVALID_EMAIL']],
  ])('%j is refused: %j', (part, refused) => {
    expect(errorsOf(part)).toEqual(refused);
  });
});
