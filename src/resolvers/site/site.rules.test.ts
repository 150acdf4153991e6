import { describe, expect, test } from 'vitest';
import { ADDRESS_LIMIT, SITE_NAME_LIMIT, siteErrors } from './site.rules.ts';

const site = { name: 'Harbour', address: 'Quay 1', lat: 51.9, lng: 4.1 };
const errorsOf = (part: Partial<typeof site>) =>
  siteErrors({ ...site, ...part }).map(({ field, code }) => `${field} ${code}`);

describe('a site', () => {
  test('may have no address, and texts as long as their limits', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ address: '', name: 'x'.repeat(SITE_NAME_LIMIT) })).toEqual([]);
    expect(errorsOf({ address: 'x'.repeat(ADDRESS_LIMIT) })).toEqual([]);
  });

  test.each([
    [{ name: '' }, 'name REQUIRED'],
    [{ name: '  ' }, 'name REQUIRED'],
    [{ name: 'x'.repeat(SITE_NAME_LIMIT + 1) }, 'name TOO_LONG'],
    [{ address: 'x'.repeat(ADDRESS_LIMIT + 1) }, 'address TOO_LONG'],
    [{ lat: 90.1 }, 'lat OUT_OF_RANGE'],
    [{ lng: -180.1 }, 'lng OUT_OF_RANGE'],
  ])('%j is refused: %s', (part, refusal) => {
    expect(errorsOf(part)).toEqual([refusal]);
  });
});
