import { expect, test } from 'vitest';
import { spanOf } from '../base/period.rules.ts';
import { budgetOf, MAX_BUDGET, MAX_RATE, PROJECT_NAME_LIMIT, projectErrors } from './project.rules.ts';

const now = Date.parse('2026-11-21T08:00:00Z');

test('a month has its whole budget', () => {
  expect(budgetOf(3_000, spanOf('THIS_MONTH', now, 'UTC'), 'UTC')).toBe(3_000);
});

test('a day has its part of the month’s budget', () => {
  expect(budgetOf(3_000, spanOf('TODAY', now, 'UTC'), 'UTC')).toBe(100);
});

test('a week across two months counts each day by its own month', () => {
  const week = { from: Date.parse('2026-11-30T00:00:00Z'), to: Date.parse('2026-12-02T00:00:00Z') };
  expect(budgetOf(930, week, 'UTC')).toBe(31 + 30);
});

test('money has two digits', () => {
  expect(budgetOf(1_000, spanOf('TODAY', now, 'UTC'), 'UTC')).toBe(33.33);
});

test('a month with a day of 25 hours has its whole budget, not a day more', () => {
  const october = spanOf('THIS_MONTH', Date.parse('2026-10-21T08:00:00Z'), 'Europe/Amsterdam');
  expect(budgetOf(3_100, october, 'Europe/Amsterdam')).toBe(3_100);
});

const project = { name: 'Harbour', monthlyBudget: 0, hourlyRate: 40, currency: 'EUR' };
const errorsOf = (part: Partial<typeof project>) =>
  projectErrors({ ...project, ...part }).map(({ field, code }) => `${field} ${code}`);

test('a project may have any amount between nothing and the most', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ monthlyBudget: MAX_BUDGET, hourlyRate: MAX_RATE })).toEqual([]);
  expect(errorsOf({ name: 'x'.repeat(PROJECT_NAME_LIMIT), hourlyRate: 0 })).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name REQUIRED'],
  [{ name: 'x'.repeat(PROJECT_NAME_LIMIT + 1) }, 'name TOO_LONG'],
  [{ monthlyBudget: -1 }, 'monthlyBudget OUT_OF_RANGE'],
  [{ monthlyBudget: MAX_BUDGET + 1 }, 'monthlyBudget OUT_OF_RANGE'],
  [{ hourlyRate: 1.5 }, 'hourlyRate OUT_OF_RANGE'],
  [{ hourlyRate: MAX_RATE + 1 }, 'hourlyRate OUT_OF_RANGE'],
  [{ currency: 'eur' }, 'currency INVALID_FORMAT'],
  [{ currency: 'EURO' }, 'currency INVALID_FORMAT'],
])('a project with %j is refused: %s', (part, refusal) => {
  expect(errorsOf(part)).toEqual([refusal]);
});

test('a refused amount or currency is told with what is allowed', () => {
  const errors = projectErrors({ ...project, hourlyRate: -1, currency: 'euro' });
  expect(errors.map(({ params }) => params)).toEqual([
    [
      { name: 'least', value: '0' },
      { name: 'most', value: '1000000' },
    ],
    [{ name: 'example', value: 'EUR' }],
  ]);
});
