import { expect, it } from 'vitest';
import { createRestKit } from './kit.ts';

it('the timeline has activities and posts with users, likes, shares, media, articles and comments', async () => {
  const { body } = await createRestKit().call('/api/profile/timeline');
  const { activities, posts } = body as { activities: object[]; posts: object[] };
  expect(activities).toHaveLength(8);
  expect(posts[1]).toMatchObject({
    id: 'post-2',
    user: { name: 'Emily Tran', avatar: '' },
    type: 'article',
    like: 14,
    share: 6,
    article: { title: 'What a false alarm costs', media: { type: 'image' } },
    comments: [{ user: { name: 'Deniz Korkmaz' } }],
  });
  expect(posts[0]).not.toHaveProperty('article');
  expect(posts[2]).toHaveProperty('media.preview');
});

it('an article without a picture has no media', async () => {
  const kit = createRestKit();
  const { posts } = await kit.store();
  const article = (await posts.get('post-2'))?.article;
  if (!article) throw new Error('The demo has no article.');
  await posts.update('post-2', { article: { ...article, media: null } });
  const { body } = await kit.call('/api/profile/timeline');
  const [, told] = (body as { posts: { article: object }[] }).posts;
  expect(told?.article).toHaveProperty('title', 'What a false alarm costs');
  expect(told?.article).not.toHaveProperty('media');
});

it('the albums have five, ten and seven media', async () => {
  const { body } = await createRestKit().call('/api/profile/photos-videos');
  expect((body as { media: object[] }[]).map(({ media }) => media.length)).toEqual([5, 10, 7]);
});

it('about tells of the caller', async () => {
  const { body } = await createRestKit().call('/api/profile/about', {}, 'staff');
  expect(body).toMatchObject({
    activities: expect.any(Array),
    general: { gender: 'Male', locations: ['Nairobi, Kenya'] },
    work: { contractorsOnCall: [{ name: 'Savanna Solar', phone: '+00 555 0713' }] },
    contact: { tel: ['+00 555 0113'] },
  });
});
