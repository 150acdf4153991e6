import { describe, expect, test } from 'vitest';
import { activeStepError, activeStepOf, courseErrors, progressId } from './academy.rules.ts';

const codesOf = (change: Parameters<typeof courseErrors>[0]) =>
  courseErrors(change).map(({ field, code, params }) =>
    [field, code, ...params.map(({ value }) => value)].join(' '),
  );
const steps = (count: number, change = {}) =>
  Array.from({ length: count }, () => ({ title: 'Step', content: '', ...change }));

describe('a course', () => {
  test('is checked in the fields that are given', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ title: null, description: null, length: null, steps: null })).toEqual([]);
  });

  test('has a title of 200 characters at most, and a description of 2,000', () => {
    expect(codesOf({ title: ' ' })).toEqual(['title REQUIRED']);
    expect(codesOf({ title: 'x'.repeat(200), description: 'x'.repeat(2_000) })).toEqual([]);
    expect(codesOf({ title: 'x'.repeat(201) })).toEqual(['title TOO_LONG 200']);
    expect(codesOf({ description: 'x'.repeat(2_001) })).toEqual(['description TOO_LONG 2000']);
  });

  test('takes a minute at least and a working day at most', () => {
    expect([0, 1, 480, 481].map((length) => codesOf({ length }))).toEqual([
      ['length OUT_OF_RANGE 1 480'],
      [],
      [],
      ['length OUT_OF_RANGE 1 480'],
    ]);
  });

  test('has 50 steps at most, each with a title and a text of 20,000 characters at most', () => {
    expect(codesOf({ steps: steps(50) })).toEqual([]);
    expect(codesOf({ steps: steps(51) })).toEqual(['steps TOO_MANY 50']);
    expect(codesOf({ steps: [...steps(1), ...steps(1, { title: ' ' })] })).toEqual(['steps ITEM_REQUIRED']);
    expect(codesOf({ steps: steps(1, { content: 'x'.repeat(20_000) }) })).toEqual([]);
    expect(codesOf({ steps: [...steps(1), ...steps(1, { content: 'x'.repeat(20_001) })] })).toEqual([
      'steps ITEM_TOO_LONG 20000',
    ]);
  });
});

test('the step that somebody reached lies within the course', () => {
  expect([0, 5, null, undefined].map((step) => activeStepError(step, 5))).toEqual([null, null, null, null]);
  const refused = {
    field: 'activeStep',
    code: 'OUT_OF_RANGE',
    params: [
      { name: 'least', value: '0' },
      { name: 'most', value: '5' },
    ],
  };
  expect([-1, 6].map((step) => activeStepError(step, 5))).toEqual([refused, refused]);
});

test('a step beyond the end of a course that became shorter is its last one', () => {
  expect([undefined, 3, 7].map((kept) => activeStepOf(kept, 5))).toEqual([0, 3, 5]);
});

test('progress is of a person and a course', () => {
  expect(progressId('user', 'course')).toBe('user:course');
});
