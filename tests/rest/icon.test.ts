import { expect, it } from 'vitest';
import { createRestKit } from './kit.ts';

it('lists all 1013 icons by descending ids as numbers', async () => {
  const { body } = await createRestKit().call('/api/icons');
  expect(body).toHaveLength(1_013);
  const icons = body as { id: string; name: string }[];
  expect(icons[0]).toEqual({
    order: 1,
    id: '1013',
    name: 'abc',
    prevSize: 32,
    code: 59_648,
    ligatures: 'abc',
    tags: ['abc'],
  });
  expect(icons.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 1_013 }, (_, index) => 1_013 - index),
  );
  expect(icons.at(-1)).toMatchObject({ id: '1', code: 60_660 });
});
