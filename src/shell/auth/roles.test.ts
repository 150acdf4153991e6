import { describe, expect, it } from 'vitest';
import { isAllowed, roleSets } from './roles.ts';

describe('what requires a role set', () => {
  it('lets in whoever has one of its roles: a set holds those that include it too', () => {
    expect(isAllowed(roleSets.staff, ['ADMIN'])).toBe(true);
    expect(isAllowed(roleSets.user, ['STAFF'])).toBe(true);
  });

  it('keeps out those below it', () => {
    expect(isAllowed(roleSets.admin, ['STAFF'])).toBe(false);
    expect(isAllowed(roleSets.user, [])).toBe(false);
  });

  it('lets guests alone in when it is empty, and everyone when there is none', () => {
    expect(isAllowed(roleSets.onlyGuest, [])).toBe(true);
    expect(isAllowed(roleSets.onlyGuest, ['USER'])).toBe(false);
    expect(isAllowed(undefined, [])).toBe(true);
  });
});
