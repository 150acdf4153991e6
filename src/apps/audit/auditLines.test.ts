import { expect, test } from 'vitest';
import { exportOf, linesOf, verbOf } from './auditLines.ts';
import type { AuditTableFragment } from './components/AuditTable.generated.ts';

const entry = (id: string, more: Partial<AuditTableFragment> = {}): AuditTableFragment => ({
  id,
  at: '2026-11-20T14:30:00.000Z',
  userId: 'user-admin',
  userName: 'Mira Aydın',
  action: 'CHANGE',
  subject: 'INCIDENT',
  subjectId: `incident-${id}`,
  subjectName: `#${id}`,
  detail: 'ACKNOWLEDGE',
  ...more,
});

test('what one call did to many is one line; another moment, person or deed begins another', () => {
  const lines = linesOf([
    entry('1'),
    entry('2'),
    entry('3', { detail: 'RESOLVE' }),
    entry('4', { detail: 'RESOLVE', userId: 'user-staff' }),
    entry('5', { detail: 'RESOLVE', userId: 'user-staff', at: '2026-11-20T14:29:59.000Z' }),
  ]);
  expect(lines.map(({ entries }) => entries.map(({ id }) => id))).toEqual([['1', '2'], ['3'], ['4'], ['5']]);
});

test('codes become words, and nothing of them is left beside', () => {
  expect(verbOf(entry('1', { detail: 'UNDO' }))).toEqual({ verb: 'UNDO', rest: '' });
  expect(verbOf(entry('1', { action: 'REMOVE', detail: 'EVIDENCE' }))).toEqual({
    verb: 'EVIDENCE_REMOVED',
    rest: '',
  });
  expect(verbOf(entry('1', { action: 'EXPORT', detail: '50 · CSV' }))).toEqual({
    verb: 'EXPORT',
    rest: 'CSV',
  });
  expect(verbOf(entry('1', { subject: 'CAMERA', detail: 'name, tags' }))).toEqual({
    verb: 'CHANGE',
    rest: 'name, tags',
  });
  expect(exportOf('50 · CSV · Severity: High')).toEqual({ count: 50, form: 'CSV · Severity: High' });
  expect(exportOf('CSV')).toEqual({ count: null, form: 'CSV' });
});
