import { describe, expect, test } from 'vitest';
import { createRowPictures, type PictureItem, type RowPicture } from './rowPictures.ts';

/**
 * Pictures of an API that has one of every incident but "bare"; a picture's moment names its incident. `onAsked` runs
 * before each answer.
 */
function setUp(most = 10, onAsked: () => void = () => undefined) {
  const asked: (readonly string[])[] = [];
  let failing = false;
  const pictures = createRowPictures<PictureItem>({
    ask: async (ids) => {
      asked.push(ids);
      onAsked();
      if (failing) throw new Error('The connection is lost.');
      return ids.filter((id) => id !== 'bare').map((id) => ({ incident: { id } }));
    },
    draw: async ({ incident: { id } }): Promise<RowPicture> => ({
      kind: 'picture',
      image: {} as CanvasImageSource,
      takenAt: id,
      drawn: true,
    }),
    idle: async () => undefined,
    most,
  });
  return { pictures, asked, fail: (value: boolean) => (failing = value) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('pictures of rows', () => {
  test('are asked for together, once, for the rows that rest in sight', async () => {
    const { pictures, asked } = setUp();
    pictures.rest(['a', 'b', 'bare']);
    await settled();
    pictures.rest(['b', 'bare', 'c']);
    await settled();
    expect(asked).toEqual([['a', 'b', 'bare'], ['c']]);
    expect(pictures.of('a')).toMatchObject({ kind: 'picture', takenAt: 'a' });
    expect(pictures.of('bare')).toEqual({ kind: 'none' });
    expect(pictures.of('d')).toBeUndefined();
  });

  test('are not drawn for rows that were scrolled away before the answer', async () => {
    const { pictures, asked } = setUp(10, () => pictures.rest(['b', 'c']));
    pictures.rest(['a', 'b']);
    await settled();
    expect(asked).toEqual([['a', 'b'], ['c']]);
    expect(pictures.of('a')).toBeUndefined();
    expect(pictures.of('b')).toBeDefined();
    expect(pictures.of('c')).toBeDefined();
  });

  test('are not drawn while the list is scrolled: nothing rests', async () => {
    const { pictures, asked } = setUp();
    pictures.rest(['a', 'b']);
    pictures.rest([]);
    await settled();
    expect(asked).toEqual([]);
    expect(pictures.of('a')).toBeUndefined();
  });

  test('are let go when they were not seen for longest', async () => {
    const { pictures, asked } = setUp(3);
    for (const ids of [['a', 'b'], ['c'], ['a'], ['d']]) {
      pictures.rest(ids);
      await settled();
    }
    expect(['a', 'b', 'c', 'd'].filter((id) => pictures.of(id))).toEqual(['a', 'c', 'd']);
    pictures.rest(['b']);
    await settled();
    expect(asked.at(-1)).toEqual(['b']);
  });

  test('stay when their incident changes, until the API has been asked again', async () => {
    const { pictures, asked } = setUp();
    pictures.rest(['a']);
    await settled();
    const before = pictures.of('a');
    let told = 0;
    pictures.listen('a', () => (told += 1));
    pictures.outdate('a');
    expect(pictures.of('a')).toBe(before);
    await settled();
    expect(asked).toEqual([['a'], ['a']]);
    expect(told).toBe(1);
  });

  test('are not asked again for a changed incident out of sight before it comes back', async () => {
    const { pictures, asked } = setUp();
    pictures.rest(['a']);
    await settled();
    pictures.rest(['b']);
    await settled();
    pictures.outdate('a');
    await settled();
    expect(asked).toHaveLength(2);
    pictures.rest(['a']);
    await settled();
    expect(asked.at(-1)).toEqual(['a']);
  });

  test('are asked for again at the next rest when there was no answer', async () => {
    const { pictures, fail } = setUp();
    fail(true);
    pictures.rest(['a']);
    await settled();
    expect(pictures.of('a')).toBeUndefined();
    fail(false);
    pictures.rest(['a']);
    await settled();
    expect(pictures.of('a')).toBeDefined();
  });
});
