import { describe, expect, it } from 'vitest';
import { type DrilldownTarget, drilldownUrl, readDrilldown } from './drilldown.ts';

const everything: DrilldownTarget[] = [
  { kind: 'camera' },
  { kind: 'outages', from: '2019-02-28T21:00:00.000Z', to: '2019-03-31T21:00:00.000Z' },
  { kind: 'visits', period: 'LAST_7_DAYS', device: null },
  { kind: 'visits', period: 'TODAY', device: 'MOBILE' },
];

describe('what is open behind a number', () => {
  it.each(everything)('is found again in the address: $kind', (behind) => {
    expect(drilldownUrl.read(drilldownUrl.changed('', { behind })).behind).toEqual(behind);
  });

  it.each(['', 'incidents', 'outages', 'outages/soon/later', 'visits/FOREVER'])(
    'is nothing where the address says %j',
    (text) => {
      expect(drilldownUrl.read(new URLSearchParams({ behind: text })).behind).toBeNull();
    },
  );

  it('leaves a device out that there is not', () => {
    expect(readDrilldown('visits/TODAY/TOASTER')).toEqual({ kind: 'visits', period: 'TODAY', device: null });
  });
});
