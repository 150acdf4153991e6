import { describe, expect, test } from 'vitest';
import { deskVariables, isFiltered, onlyFilters } from '~/features/incidents/deskUrl.ts';
import { reportUrl } from './reportUrl.ts';
import { homeVariables, siteIdsOf } from './reportVariables.ts';

const read = (search: string) => reportUrl.read(search);

describe('the address of Incident Report', () => {
  test('means the defaults of the specification where it says nothing', () => {
    expect(read('')).toMatchObject({ tab: 'home', count: 'DT', tasks: 'TW', views: 'T', spent: 'TW' });
    expect(isFiltered(read(''))).toBe(false);
  });

  test('names the days of scheduled views by the codes of the specification', () => {
    expect(homeVariables(read('views=T'), undefined).day).toBe('TODAY');
    expect(homeVariables(read('views=TM'), undefined).day).toBe('TOMORROW');
    expect(homeVariables(read('views=TOMORROW'), undefined).day).toBe('TODAY');
  });

  test('passes over words that it does not know', () => {
    expect(read('tab=other&count=XX&state=LOST&from=soon&sort=colour')).toEqual(read(''));
  });

  test('leads a number to its own filters alone and keeps the project', () => {
    expect(
      reportUrl.changed('?project=p&kind=MOTION&tab=team', {
        tab: 'home',
        ...onlyFilters({ period: 'TODAY' }),
      }),
    ).toBe('?project=p&state=all&period=TODAY');
  });
});

describe('what the incident table asks for a project', () => {
  const projects = [{ id: 'p', sites: [{ id: 'a' }, { id: 'b' }] }];

  test('it allows its own sites, and a site filter narrows them', () => {
    const sites = siteIdsOf(projects, 'p');
    expect(deskVariables(read(''), sites).filter.siteIds).toEqual(['a', 'b']);
    expect(deskVariables(read('site=b&site=c'), sites).filter.siteIds).toEqual(['b']);
  });

  test('a site of another project is no choice in it', () => {
    expect(deskVariables(read('site=c'), siteIdsOf(projects, 'p')).filter.siteIds).toEqual(['a', 'b']);
  });

  test('one that is not there has no sites, about which nothing is asked', () => {
    expect(siteIdsOf(projects, 'q')).toEqual([]);
  });
});
