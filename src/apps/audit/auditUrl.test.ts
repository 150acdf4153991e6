import { describe, expect, it } from 'vitest';
import { auditFilter, auditUrl } from './auditUrl.ts';

const filterOf = (search: string) => auditFilter(auditUrl.read(search));

describe('the address of the audit', () => {
  it('asks for everything when it says nothing', () => {
    expect(Object.values(filterOf(''))).toEqual(Array(7).fill(null));
  });

  it('names an account by its id', () => {
    expect(filterOf('account=user-1').userId).toBe('user-1');
  });

  it('includes both days', () => {
    const { at } = filterOf('from=2026-03-01&to=2026-03-01');
    expect(Date.parse(at?.to ?? '') - Date.parse(at?.from ?? '')).toBe(24 * 3_600_000);
  });

  it('leaves out what is not known', () => {
    expect(filterOf('action=EAT&kind=CAMERA&from=yesterday&to=2026-99-99')).toMatchObject({
      actions: null,
      subjects: ['CAMERA'],
      at: null,
    });
  });
});
