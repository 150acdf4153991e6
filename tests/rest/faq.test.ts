import { expect, it } from 'vitest';
import { createRestKit } from './kit.ts';

it('lists fourteen questions with id, question and answer', async () => {
  const { body } = await createRestKit().call('/api/faq');
  expect(body).toHaveLength(14);
  expect((body as object[])[0]).toEqual({
    id: 'faq-1',
    question: 'Where do I monitor my cameras?',
    answer: expect.stringContaining('Live View dashboard'),
  });
});
