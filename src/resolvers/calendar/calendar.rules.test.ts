import { expect, test } from 'vitest';
import { calendarEventErrors, calendarEventRow, repeatedPlaces } from './calendar.rules.ts';

const event = { title: 'Drill', start: 1_000, end: 2_000, description: '' };

test('an event may end when it starts', () => {
  expect(calendarEventErrors(event)).toEqual([]);
  expect(calendarEventErrors({ ...event, end: 1_000 })).toEqual([]);
});

test('an event may have a title of 200 characters and a description of 5,000', () => {
  expect(calendarEventErrors({ ...event, title: 'x'.repeat(200), description: 'x'.repeat(5_000) })).toEqual(
    [],
  );
});

test.each([
  [{ title: ' ' }, 'title REQUIRED'],
  [{ title: 'x'.repeat(201) }, 'title TOO_LONG 200'],
  [{ end: 999 }, 'end ENDS_BEFORE_START'],
  [{ description: 'x'.repeat(5_001) }, 'description TOO_LONG 5000'],
])('an event with %o is refused on its field', (change, error) => {
  const errors = calendarEventErrors({ ...event, ...change }).map(({ field, code, params }) =>
    [field, code, ...params.map(({ value }) => value)].join(' '),
  );
  expect(errors).toEqual([error]);
});

test('an event is searched by its title and its description', () => {
  const row = { id: 'e', ownerId: 'u', allDay: false, ...event, description: 'Gate 3' };
  expect(calendarEventRow(row)).toEqual({ ...row, words: 'Drill\nGate 3' });
});

test('an event is there already when title and times are the same', () => {
  const row = { title: 'Drill', allDay: false, start: 1_000, end: 2_000 };
  const others = [
    { ...row, title: 'Round' },
    { ...row, allDay: true },
    { ...row, start: 999 },
    { ...row, end: 2_001 },
  ];
  expect(repeatedPlaces([row, ...others, row], [])).toEqual([5]);
  expect(repeatedPlaces([...others, row], [row])).toEqual([4]);
});
