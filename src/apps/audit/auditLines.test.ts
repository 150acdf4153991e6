import { expect, test } from 'vitest';
import { exportOf, verbOf } from './auditLines.ts';
import type { AuditTableFragment } from './components/AuditTable.generated.ts';

const line = (more: Partial<AuditTableFragment> = {}) =>
  ({ action: 'CHANGE', subject: 'INCIDENT', detail: 'ACKNOWLEDGE', ...more }) as const;

test('codes become words, and nothing of them is left beside', () => {
  expect(verbOf(line({ detail: 'UNDO' }))).toEqual({ verb: 'UNDO', rest: '' });
  expect(verbOf(line({ action: 'REMOVE', detail: 'EVIDENCE' }))).toEqual({
    verb: 'EVIDENCE_REMOVED',
    rest: '',
  });
  expect(verbOf(line({ action: 'EXPORT', detail: '50 · CSV' }))).toEqual({
    verb: 'EXPORT',
    rest: 'CSV',
  });
  expect(verbOf(line({ subject: 'CAMERA', detail: 'name, tags' }))).toEqual({
    verb: 'CHANGE',
    rest: 'name, tags',
  });
  expect(exportOf('50 · CSV · Severity: High')).toEqual({ count: 50, form: 'CSV · Severity: High' });
  expect(exportOf('CSV')).toEqual({ count: null, form: 'CSV' });
});
