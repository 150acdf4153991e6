import { describe, expect, it } from 'vitest';
import { growth, labelsIn, longest, percent, tableOf, words, zoneQuery } from './widgets.ts';

describe('numbers of the widgets', () => {
  it('are percent with one digit, and null where nothing was observed', () => {
    expect([percent(0.98765), percent(1), percent(0), percent(null)]).toEqual([98.8, 100, 0, null]);
  });

  it('grow against what was before, and not at all against nothing', () => {
    expect([growth(150, 100), growth(50, 100), growth(100, 300), growth(5, 0)]).toEqual([
      50,
      -50,
      -66.7,
      null,
    ]);
  });
});

describe('words of the widgets', () => {
  it('are those of the constant', () => {
    expect([words('LINE_CROSSING'), words('OUT_OF_SERVICE'), words('MOTION')]).toEqual([
      'Line crossing',
      'Out of service',
      'Motion',
    ]);
  });

  it('tell time in the asked zone', () => {
    const midnight = '2026-11-20T21:00:00.000Z';
    const told = (zone: string) => {
      const { weekday, hour, day } = labelsIn(zone);
      return [weekday, hour, day].map((write) => write(midnight));
    };
    expect(told('Europe/Istanbul')).toEqual(['Sat', '00:00', '21 Nov']);
    expect(told('UTC')).toEqual(['Fri', '21:00', '20 Nov']);
  });

  it('count days in UTC unless a zone is asked', () => {
    expect(zoneQuery.parse({})).toEqual({ zone: 'UTC' });
  });
});

it('as many labels stand below a chart as its longest series has points', () => {
  expect(longest([1], [1, 2, 3], [1, 2])).toEqual([1, 2, 3]);
});

it('a row of a table has a cell for each column, also for one without a value', () => {
  const columns = [
    ['name', 'Name'],
    ['state', 'State'],
  ] as const;
  const rows = [{ id: 'r1', values: { name: 'Gate' }, classes: { name: 'up' }, icons: { state: 'bell' } }];
  expect(tableOf({ id: 't', title: 'T' }, columns, rows)).toEqual({
    id: 't',
    title: 'T',
    columns: [
      { id: 'name', title: 'Name' },
      { id: 'state', title: 'State' },
    ],
    rows: [
      {
        id: 'r1',
        cells: [
          { id: 'name', value: 'Gate', classes: 'up', icon: '' },
          { id: 'state', value: null, classes: '', icon: 'bell' },
        ],
      },
    ],
  });
});
