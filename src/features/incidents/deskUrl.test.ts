import { describe, expect, test } from 'vitest';
import { deskUrl, deskVariables, isFiltered, noFilters, onlyFilters, SEARCH_LIMIT } from './deskUrl.ts';

const read = (search: string) => deskUrl.read(search);
const asked = (search: string) => deskVariables(read(search)).filter;

describe('the address of the incident desk', () => {
  test('takes several values of a filter, in any case of letters', () => {
    expect(read('state=new&state=ACKNOWLEDGED&severity=high')).toMatchObject({
      state: ['NEW', 'ACKNOWLEDGED'],
      severity: ['HIGH'],
    });
  });

  test('passes over words that it does not know', () => {
    expect(read('state=LOST&period=EVER&from=soon&sort=colour&dir=up')).toEqual(read(''));
  });

  test('searches for what stands there without the blanks around it, cut where nobody reads on', () => {
    expect(read('search=%20fence%20').search).toBe('fence');
    expect(read('search=%20').search).toBe('');
    expect(read(`search=${'x'.repeat(10_000)}`).search).toHaveLength(SEARCH_LIMIT);
  });

  test('an opened incident narrows nothing', () => {
    expect(isFiltered(read('incident=7&sort=number'))).toBe(false);
    expect(isFiltered(read('search=fence'))).toBe(true);
  });

  test('clearing the filters closes what is open', () => {
    expect(deskUrl.changed('?state=NEW&search=x&incident=7&sort=number', noFilters)).toBe('?sort=number');
  });

  test('an address that says nothing means what is open; any state is said in a word', () => {
    expect(read('').state).toEqual(['NEW', 'ACKNOWLEDGED']);
    expect(isFiltered(read(''))).toBe(false);
    expect(read('state=all').state).toEqual([]);
    expect(asked('state=all')).toMatchObject({ states: null });
    expect(deskUrl.changed('', { state: [] })).toBe('?state=all');
    expect(deskUrl.changed('?state=all', { state: ['NEW', 'ACKNOWLEDGED'] })).toBe('');
  });

  test('a number leads to incidents in any state, unless it counts some', () => {
    expect(deskUrl.changed('', onlyFilters({ camera: ['c'] }))).toBe('?state=all&camera=c');
    expect(deskUrl.changed('', onlyFilters({ state: ['NEW'] }))).toBe('?state=NEW');
  });
});

describe('what the desk asks', () => {
  test('storms are folded, unless they are asked to be open or one of them is looked into', () => {
    expect(asked('')).toMatchObject({ folded: false, parentIds: null });
    expect(asked('storms=open')).toMatchObject({ folded: null, parentIds: null });
    expect(asked('storm=s')).toMatchObject({ folded: null, parentIds: ['s'] });
  });

  test('open storms narrow nothing, and are folded again where a number leads', () => {
    expect(isFiltered(read('storms=open'))).toBe(false);
    expect(deskUrl.changed('?storms=open&storm=s', onlyFilters({ period: 'TODAY' }))).toBe(
      '?state=all&period=TODAY',
    );
  });

  test('the order is that of the address, the most urgent first by default', () => {
    expect(deskVariables(read('')).orderBy).toEqual({ field: 'URGENCY', direction: 'DESC' });
    expect(deskVariables(read('sort=raised')).orderBy).toEqual({ field: 'RAISED_AT', direction: 'DESC' });
    expect(deskVariables(read('sort=number&dir=asc')).orderBy).toEqual({
      field: 'NUMBER',
      direction: 'ASC',
    });
  });
});
