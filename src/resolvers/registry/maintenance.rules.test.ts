import { describe, expect, test } from 'vitest';
import { dueMoments, MAX_DURATION, maintenanceErrors } from './maintenance.rules.ts';
import type { MaintenanceWindowRow } from './registry.rows.ts';

const now = 1_000_000;
const codesOf = (change: Partial<Parameters<typeof maintenanceErrors>[0]>) =>
  maintenanceErrors({ from: now, to: now + 1, reason: 'New lenses.', ...change }, now).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('a window', () => {
  test('that keeps the rules has no errors, though it has begun', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ from: now - 5_000 })).toEqual([]);
  });

  test('ends after it begins', () => {
    expect(codesOf({ from: now + 5, to: now + 5 })).toEqual(['to ENDS_BEFORE_START']);
    expect(codesOf({ from: now - 5, to: now - 6 })).toEqual(['to ENDS_BEFORE_START']);
  });

  test('has not passed', () => {
    expect(codesOf({ from: now - 5, to: now })).toEqual(['to IN_PAST']);
  });

  test('lasts 30 days at most', () => {
    expect(codesOf({ to: now + MAX_DURATION })).toEqual([]);
    expect(codesOf({ to: now + MAX_DURATION + 1 })).toEqual(['to LASTS_TOO_LONG']);
    expect(MAX_DURATION).toBe(30 * 24 * 3_600_000);
  });

  test('says why, in 200 characters at most', () => {
    expect(codesOf({ reason: '  ' })).toEqual(['reason REQUIRED']);
    expect(codesOf({ reason: 'x'.repeat(200) })).toEqual([]);
    expect(codesOf({ reason: 'x'.repeat(201) })).toEqual(['reason TOO_LONG']);
  });
});

describe('due moments', () => {
  const window = (
    id: string,
    from: number,
    to: number,
    phase: MaintenanceWindowRow['phase'] = 'PLANNED',
  ) => ({
    id,
    siteId: null,
    from,
    to,
    reason: 'New lenses.',
    phase,
    createdById: 'user',
    createdByName: 'Mira',
    createdAt: 0,
  });
  const due = (...windows: readonly MaintenanceWindowRow[]) =>
    dueMoments(windows, 100).map(({ kind, at, window: { id } }) => `${at} ${kind} ${id}`);

  test('come in the order of their time, until now', () => {
    expect(due(window('late', 100, 101), window('early', 20, 60))).toEqual([
      '20 BEGIN early',
      '60 END early',
      '100 BEGIN late',
    ]);
  });

  test('are only the end of a window that is active', () => {
    expect(due(window('active', 20, 60, 'ACTIVE'))).toEqual(['60 END active']);
  });

  test('begin a window before they end another, so that a camera of both stays in maintenance', () => {
    const expected = ['10 BEGIN first', '50 BEGIN second', '50 END first', '90 END second'];
    expect(due(window('first', 10, 50), window('second', 50, 90))).toEqual(expected);
    expect(due(window('second', 50, 90), window('first', 10, 50))).toEqual(expected);
  });
});
