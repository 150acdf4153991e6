import { describe, expect, it } from 'vitest';
import { browserZone } from '~/shell/i18n/zone.ts';
import { cameraTableUrl, cameraTableVariables } from './cameraTable.rules.ts';

const asked = (search: string) => cameraTableVariables(cameraTableUrl.read(search));

describe('what the table of cameras asks for', () => {
  it('is all of them by name where the address says nothing', () => {
    expect(asked('')).toMatchObject({
      filter: { search: null, states: null },
      orderBy: { field: 'NAME', direction: 'ASC' },
      after: null,
    });
  });

  it('is the order of the column, measured over the stretch that its cells show', () => {
    const { orderBy, zone } = asked('sort=up_time_pc.desc');
    expect(orderBy).toEqual({ field: 'UPTIME', direction: 'DESC' });
    expect(zone).toBe(browserZone());
  });

  it('is those that give pictures when the live ones are asked for', () => {
    expect(asked('state=LIVE').filter.states).toEqual(['UP', 'DEGRADED']);
  });

  it('is those of one state, whose name has the searched text', () => {
    expect(asked('state=PAUSED&search=gate').filter).toEqual({ search: 'gate', states: ['PAUSED'] });
  });

  it('is all states where the address names one that there is not', () => {
    expect(asked('state=GONE').filter.states).toBeNull();
  });
});

describe('the sort in the address', () => {
  it('is by name where it names a column that there is not', () => {
    expect(cameraTableUrl.read('sort=price.desc').sort).toEqual({ column: 'camera', direction: 'asc' });
  });

  it('is read as it was written', () => {
    const sort = { column: 'state', direction: 'desc' } as const;
    expect(cameraTableUrl.read(cameraTableUrl.changed('', { sort })).sort).toEqual(sort);
  });
});
