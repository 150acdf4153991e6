import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAutosaver } from './autosaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const done = { errors: [] };

function begin(kept: string | null = null) {
  const save = vi.fn(
    async (_value: string) => done as { errors: { field: string; code: 'TOO_LONG'; params: [] }[] },
  );
  const keep = vi.fn();
  return { save, keep, saver: createAutosaver({ saved: 'a', kept, save, keep }) };
}

describe('what is typed', () => {
  test('is saved once, 600 ms after the last stroke', async () => {
    const { save, keep, saver } = begin();
    saver.change('ab');
    await vi.advanceTimersByTimeAsync(500);
    saver.change('abc');
    await vi.advanceTimersByTimeAsync(599);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([['abc']]);
    expect(saver.state()).toMatchObject({ value: 'abc', state: 'saved' });
    expect(keep).toHaveBeenLastCalledWith(null);
  });

  test('is kept and tried again while the API cannot be reached', async () => {
    const { save, keep, saver } = begin();
    save.mockRejectedValueOnce(new Error('gone'));
    saver.change('ab');
    await vi.advanceTimersByTimeAsync(600);
    expect(saver.state()).toMatchObject({ value: 'ab', state: 'failed' });
    expect(keep.mock.calls).toEqual([['ab']]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saver.state().state).toBe('saved');
    expect(keep).toHaveBeenLastCalledWith(null);
  });

  test('stays when it is refused, with the reason', async () => {
    const { save, saver } = begin();
    save.mockResolvedValueOnce({ errors: [{ field: 'title', code: 'TOO_LONG', params: [] }] });
    saver.change('ab');
    expect(await saver.flush()).toBe(false);
    expect(saver.state()).toMatchObject({ value: 'ab', state: 'refused', refusals: [{ field: 'title' }] });
  });

  test('while a request is under way is saved behind it', async () => {
    const { save, saver } = begin();
    let answer = () => {};
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(done))));
    saver.change('ab');
    const first = saver.flush();
    saver.change('abc');
    const second = saver.flush();
    answer();
    await Promise.all([first, second]);
    expect(save.mock.calls).toEqual([['ab'], ['abc']]);
  });

  test('before a reload is there after it, and is saved by the form that is shown, by no other', async () => {
    const { save, saver } = begin('typed');
    expect(saver.state().value).toBe('typed');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save).not.toHaveBeenCalled();
    saver.begin();
    await vi.advanceTimersByTimeAsync(600);
    expect(save.mock.calls).toEqual([['typed']]);
  });
});

test('what another tab has changed is shown, but never over what waits to be saved', () => {
  const { saver } = begin();
  saver.follow('other');
  expect(saver.state().value).toBe('other');
  saver.change('mine');
  saver.follow('third');
  expect(saver.state().value).toBe('mine');
});
