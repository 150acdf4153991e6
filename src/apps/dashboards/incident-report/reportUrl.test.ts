import { describe, expect, test } from 'vitest';
import { changedSearch, isFiltered, onlyFilters, readReportUrl } from './reportUrl.ts';
import { deskVariables, siteIdsOf } from './reportVariables.ts';

const read = (search: string) => readReportUrl(new URLSearchParams(search));

describe('the address of Incident Report', () => {
  test('means the defaults of the specification where it says nothing', () => {
    expect(read('')).toMatchObject({ tab: 'home', count: 'DT', tasks: 'TW', views: 'TODAY', spent: 'TW' });
    expect(isFiltered(read(''))).toBe(false);
  });

  test('passes over words that it does not know', () => {
    expect(read('tab=other&count=XX&state=LOST&from=soon&sort=colour')).toEqual(read(''));
  });

  test('takes several values of a filter, in any case of letters', () => {
    expect(read('state=new&state=ACKNOWLEDGED&severity=high')).toMatchObject({
      state: ['NEW', 'ACKNOWLEDGED'],
      severity: ['HIGH'],
    });
  });

  test('goes back to the first page when the list changes, and stays when something else does', () => {
    expect(changedSearch('?after=a&after=b', { state: ['NEW'] })).toBe('?state=NEW');
    expect(changedSearch('?after=a&after=b', { incident: '7' })).toBe('?after=a&after=b&incident=7');
  });

  test('leads a number to its own filters alone and keeps the project', () => {
    expect(changedSearch('?project=p&kind=MOTION&tab=team', onlyFilters({ period: 'TODAY' }))).toBe(
      '?project=p&period=TODAY',
    );
  });
});

describe('open storms', () => {
  test('narrow nothing, lead to the first page, and are folded again where a number leads', () => {
    expect(isFiltered(read('storms=open'))).toBe(false);
    expect(changedSearch('?after=a', { storms: 'open' })).toBe('?storms=open');
    expect(changedSearch('?storms=open&storm=s', onlyFilters({ period: 'TODAY' }))).toBe('?period=TODAY');
  });
});

describe('what the incident table asks', () => {
  const projects = [{ id: 'p', sites: [{ id: 'a' }, { id: 'b' }] }];

  test('a project allows its own sites, and a site filter narrows them', () => {
    const sites = siteIdsOf(projects, 'p');
    expect(deskVariables(read(''), sites).filter.siteIds).toEqual(['a', 'b']);
    expect(deskVariables(read('site=b&site=c'), sites).filter.siteIds).toEqual(['b']);
  });

  test('a project that is not there has no sites, so nothing is found', () => {
    expect(deskVariables(read(''), siteIdsOf(projects, 'q')).filter.siteIds).toEqual([]);
  });

  test('storms are folded, unless they are asked to be open or one of them is looked into', () => {
    const asked = (search: string) => deskVariables(read(search), undefined).filter;
    expect(asked('')).toMatchObject({ folded: false, parentIds: null });
    expect(asked('storms=open')).toMatchObject({ folded: null, parentIds: null });
    expect(asked('storm=s')).toMatchObject({ folded: null, parentIds: ['s'] });
  });

  test('the last cursor begins the page', () => {
    expect(deskVariables(read('after=a&after=b'), undefined).after).toBe('b');
  });
});
