import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { languageOf } from './languages.ts';

const [en, ko, tr, ar] = ['en', 'ko', 'tr', 'ar'].map(createFormat) as [
  ReturnType<typeof createFormat>,
  ReturnType<typeof createFormat>,
  ReturnType<typeof createFormat>,
  ReturnType<typeof createFormat>,
];

describe('durations', () => {
  it('are written in their two largest units', () => {
    expect(en.duration(8040)).toBe('2 hr 14 min');
    expect(en.duration(3 * 86_400 + 7200 + 59)).toBe('3 days 2 hr');
  });

  it('leave out a second unit that is zero', () => {
    expect(en.duration(7200)).toBe('2 hr');
  });

  it('go down to seconds', () => {
    expect(en.duration(0)).toBe('0 sec');
    expect(en.duration(59)).toBe('59 sec');
  });

  it('of what lasts still are counted from its beginning', () => {
    expect(en.durationSince(0, 47_000)).toBe('47 sec');
    expect(en.durationSince('1970-01-01T00:00:00Z', 8_040_000)).toBe('2 hr 14 min');
    expect(en.durationSince(null)).toBe('—');
  });

  it('speak the chosen language', () => {
    expect(ko.duration(8040)).toBe('2시간 14분');
    expect(tr.duration(8040)).toBe('2 sa. 14 dk.');
    expect(ar.duration(8040)).toContain('14');
  });
});

describe('numbers', () => {
  it('follow the language', () => {
    expect(en.number(12345.67)).toBe('12,345.7');
    expect(tr.number(12345.67)).toBe('12.345,7');
    expect(tr.percent(0.9876)).toBe('%98,8');
  });

  it('keep Latin digits in Arabic, as in burnt-in clocks', () => {
    expect(ar.number(12345)).toMatch(/^[\d.,٬]+$/);
  });

  it('are a dash when there is no value, never zero', () => {
    expect([en.number(null), en.percent(undefined), en.duration(Number.NaN), en.date(null)]).toEqual([
      '—',
      '—',
      '—',
      '—',
    ]);
  });

  it('show changes with their sign', () => {
    expect(en.change(0.0124)).toBe('+1.2%');
    expect(en.change(-3, 'number')).toBe('-3');
    expect(en.change(0, 'number')).toBe('0');
  });
});

describe('moments', () => {
  const at = '2026-11-21T08:30:05.000Z';

  it('are written in the asked zone, around the clock of 24 hours', () => {
    expect(en.date(at, 'clock', 'UTC')).toBe('08:30:05');
    expect(en.date(at, 'time', 'Asia/Seoul')).toBe('17:30');
  });

  it('are told relative to now', () => {
    expect(en.relative('2026-11-21T08:27:00.000Z', at)).toBe('3 minutes ago');
    expect(ko.relative('2026-11-20T08:30:05.000Z', at)).toBe('어제');
  });
});

describe('languages', () => {
  it('call Korean kr in routes and ko in texts', () => {
    expect(languageOf('kr').tag).toBe('ko');
    expect(languageOf('ko').code).toBe('kr');
  });

  it('fall back to English', () => {
    expect(languageOf('xx').code).toBe('en');
  });
});

describe('the clock of moments', () => {
  it('have one clock of 24 hours, however much of them is written', () => {
    const evening = Date.UTC(2026, 10, 22, 18, 5, 9);
    expect(en.date(evening, 'dateTime', 'UTC')).toContain('18:05');
    expect(en.date(evening, 'full', 'UTC')).toMatch(/18:05:09$/);
  });
});
