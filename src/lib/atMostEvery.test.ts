import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMostEvery } from './atMostEvery.ts';

describe('doing something at most every two seconds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const counted = () => {
    let times = 0;
    const repeater = atMostEvery(2_000, async () => {
      times += 1;
    });
    return { repeater, times: () => times };
  };

  it('does the first request at once, and what is requested in the same moment with it', async () => {
    const { repeater, times } = counted();
    repeater.request();
    repeater.request();
    await vi.advanceTimersByTimeAsync(0);
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(times()).toBe(1);
  });

  it('turns a burst into one more run', async () => {
    const { repeater, times } = counted();
    repeater.request();
    await vi.advanceTimersByTimeAsync(0);
    for (let request = 0; request < 10; request += 1) repeater.request();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(times()).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(times()).toBe(2);
  });

  it('waits while it is held and then does what was asked meanwhile', () => {
    const { repeater, times } = counted();
    repeater.hold(true);
    repeater.request();
    repeater.request();
    expect(times()).toBe(0);
    repeater.hold(false);
    expect(times()).toBe(1);
  });
});
