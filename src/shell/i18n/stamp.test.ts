import { describe, expect, it } from 'vitest';
import { createStamp } from './stamp.ts';

const en = createStamp('en', 'UTC');
const onDay = (day: string) => en(`2026-11-${day}T08:30:05.000Z`);

describe('times of chats', () => {
  it('are written as "MMMM Do YYYY, h:mm:ss a" in English', () => {
    expect(onDay('21')).toBe('November 21st 2026, 8:30:05 am');
    expect(en('2026-03-04T15:07:09.000Z')).toBe('March 4th 2026, 3:07:09 pm');
  });

  it('call noon and midnight twelve', () => {
    expect(en('2026-11-21T12:00:00.000Z')).toBe('November 21st 2026, 12:00:00 pm');
    expect(en('2026-11-21T00:00:00.000Z')).toBe('November 21st 2026, 12:00:00 am');
  });

  it('give every day its ordinal', () => {
    const days = ['01', '02', '03', '11', '12', '13', '22', '23', '30'];
    expect(days.map((day) => onDay(day).split(' ')[1])).toEqual([
      '1st',
      '2nd',
      '3rd',
      '11th',
      '12th',
      '13th',
      '22nd',
      '23rd',
      '30th',
    ]);
  });

  it('are told in the asked zone', () => {
    expect(createStamp('en', 'Asia/Seoul')('2026-11-21T20:30:05.000Z')).toBe(
      'November 22nd 2026, 5:30:05 am',
    );
  });

  it('are written in full in the other languages, with Latin digits', () => {
    const [ko, tr, ar] = ['ko', 'tr', 'ar'].map((tag) => createStamp(tag, 'UTC')('2026-11-21T15:30:05.000Z'));
    // Releases of ICU differ in the word for the afternoon.
    expect(ko).toMatch(/^2026년 11월 21일 (오후|PM) 3:30:05$/);
    expect(tr).toBe('21 Kasım 2026 15:30:05');
    expect(ar).toMatch(/^21 نوفمبر 2026.*3:30:05/);
  });
});
