import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Post {
  id: string;
  message: string;
  likeCount: number;
  liked: boolean;
  shareCount: number;
  author: { name: string };
  comments: { message: string; author: { name: string } }[];
}

const fields = 'id message likeCount liked shareCount author { name } comments { message author { name } }';

async function posts(api: TestApi, as: Asker = 'admin'): Promise<Post[]> {
  const { data } = await api.ask(`{ posts { nodes { ${fields} } } }`, {}, as);
  const { nodes } = (data?.posts ?? {}) as { nodes: Post[] };
  return nodes;
}

test('what people did is told page by page, each line once', async () => {
  const api = createTestApi();
  const page = async (asked: string) => {
    const { data } = await api.ask(
      `{ profileActivities(${asked}) { totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage endCursor } } }`,
    );
    return data?.profileActivities as {
      totalCount: number;
      nodes: { id: string }[];
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
    };
  };
  const first = await page('first: 2');
  const rest = await page(`first: 100, after: "${first.pageInfo.endCursor}"`);
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(new Set([...first.nodes, ...rest.nodes].map(({ id }) => id)).size).toBe(first.totalCount);
});

describe('the wall', () => {
  test('has posts, an article and a photo, latest first, with comments, oldest first', async () => {
    const { data } = await createTestApi().ask(
      '{ posts { nodes { kind time media { preview } article { title media { preview } } comments { time } } } }',
    );
    const { nodes } = (data?.posts ?? {}) as {
      nodes: { kind: string; time: string; comments: { time: string }[] }[];
    };
    expect(nodes.map(({ kind }) => kind)).toEqual(['POST', 'ARTICLE', 'PHOTO', 'POST']);
    const times = nodes.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    for (const { comments } of nodes) {
      const said = comments.map(({ time }) => time);
      expect(said).toEqual([...said].sort());
      for (const time of said) expect(Date.parse(time)).toBeLessThanOrEqual(NOW);
    }
  });

  test('is read with comments and likes in one read a kind', async () => {
    const api = createTestApi();
    expect(await countReads(api, () => posts(api))).toEqual({ posts: 1, postComments: 1, postLikes: 1 });
  });

  const write = (api: TestApi, message: string, as: Asker = 'admin') =>
    api.ask(
      `mutation ($message: String!) { createPost(input: { message: $message }) { post { ${fields} } errors { field message } } }`,
      { message },
      as,
    );

  test('takes a post by the viewer, which everybody sees first, and tells of it', async () => {
    const api = createTestApi();
    await write(api, ' Gate 2 is open. ', 'staff');
    expect((await posts(api))[0]).toMatchObject({
      message: 'Gate 2 is open.',
      author: { name: 'Amani Otieno' },
    });
    const { data } = await api.ask('{ profileActivities(first: 1) { nodes { message author { name } } } }');
    expect(data?.profileActivities).toEqual({
      nodes: [{ message: 'wrote on the wall.', author: { name: 'Amani Otieno' } }],
    });
  });

  test('has what was written last on top', async () => {
    const api = createTestApi();
    for (const message of ['First', 'Second']) {
      api.pass(1_000);
      await write(api, message);
    }
    expect((await posts(api)).slice(0, 2).map(({ message }) => message)).toEqual(['Second', 'First']);
  });

  test('takes 2,000 characters, and shows the picture of who wrote them', async () => {
    const api = createTestApi();
    const photoURL = 'https://pictures.example/amani.png';
    await api.ask(
      `mutation { updateUser(input: { photoURL: "${photoURL}" }) { errors { field } } }`,
      {},
      'staff',
    );
    const { data } = await api.ask(
      'mutation ($message: String!) { createPost(input: { message: $message }) { post { author { avatar } } errors { field } } }',
      { message: 'x'.repeat(2_000) },
      'staff',
    );
    expect(data?.createPost).toEqual({ post: { author: { avatar: photoURL } }, errors: [] });
  });

  test('tells what people did lately, latest first, up to 100', async () => {
    const api = createTestApi();
    const activities = (first: number) =>
      api.ask(`{ profileActivities(first: ${first}) { nodes { time } } }`);
    const { data } = await activities(100);
    const { nodes } = (data as { profileActivities: { nodes: { time: string }[] } }).profileActivities;
    const times = nodes.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await activities(0)).data).toEqual({ profileActivities: { nodes: [] } });
    for (const first of [-1, 101])
      expect((await activities(first)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'first' }]);
  });

  test.each([
    ['Write something before you send it.', '  '],
    ['A message has 2000 characters at most.', 'x'.repeat(2_001)],
  ])('refuses a message: %s', async (message, text) => {
    const api = createTestApi();
    expect((await write(api, text)).data?.createPost).toEqual({
      post: null,
      errors: [{ field: 'message', message }],
    });
    expect(await posts(api)).toHaveLength(4);
  });
});

describe('liking', () => {
  const like = async (api: TestApi, liked: boolean, as: Asker = 'admin') =>
    (
      await api.ask(
        'mutation ($liked: Boolean!) { likePost(input: { id: "post-1", liked: $liked }) { post { likeCount liked } } }',
        { liked },
        as,
      )
    ).data?.likePost;

  test('counts each person once, however often they say it', async () => {
    const api = createTestApi();
    expect(await like(api, true)).toEqual({ post: { likeCount: 10, liked: true } });
    expect(await like(api, true)).toEqual({ post: { likeCount: 10, liked: true } });
    expect(await like(api, true, 'staff')).toEqual({ post: { likeCount: 11, liked: true } });
    expect(await like(api, false)).toEqual({ post: { likeCount: 10, liked: false } });
    expect(await like(api, false)).toEqual({ post: { likeCount: 10, liked: false } });
  });

  test('is told as it is after each of several likes of one call', async () => {
    const say = (liked: boolean) => `likePost(input: { id: "post-1", liked: ${liked} }) { post { liked } }`;
    const { data } = await createTestApi().ask(`mutation { first: ${say(true)} second: ${say(false)} }`);
    expect(data).toEqual({ first: { post: { liked: true } }, second: { post: { liked: false } } });
  });

  test('is the viewer’s own', async () => {
    const api = createTestApi();
    const liked = async (as: Asker) =>
      (await posts(api, as)).filter((post) => post.liked).map(({ id }) => id);
    expect(await liked('admin')).toEqual(['post-4']);
    expect(await liked('staff')).toEqual(['post-2']);
  });
});

test('sharing is counted', async () => {
  const { data } = await createTestApi().ask(
    'mutation { sharePost(input: { id: "post-1" }) { post { shareCount } } }',
  );
  expect(data?.sharePost).toEqual({ post: { shareCount: 2 } });
});

describe('commenting', () => {
  const comment = (api: TestApi, id: string, message: string) =>
    api.ask(
      `mutation ($id: ID!, $message: String!) {
        commentOnPost(input: { id: $id, message: $message }) { post { comments { message author { name } } } errors { field } } }`,
      { id, message },
      'staff',
    );

  test('adds the viewer’s words at the end', async () => {
    const { data } = await comment(createTestApi(), 'post-3', 'New bracket is on its way.');
    expect(data?.commentOnPost).toEqual({
      post: { comments: [{ message: 'New bracket is on its way.', author: { name: 'Amani Otieno' } }] },
      errors: [],
    });
  });

  test('is told in the list of what people did', async () => {
    const api = createTestApi();
    await comment(api, 'post-2', 'True.');
    const { data } = await api.ask('{ profileActivities(first: 1) { nodes { message author { name } } } }');
    expect(data?.profileActivities).toEqual({
      nodes: [{ message: 'answered Emily Tran.', author: { name: 'Amani Otieno' } }],
    });
  });

  test('is told as it is after each of several comments of one call', async () => {
    const say = (message: string) =>
      `commentOnPost(input: { id: "post-3", message: "${message}" }) { post { comments { message } } }`;
    const { data } = await createTestApi().ask(`mutation { first: ${say('One')} second: ${say('Two')} }`);
    expect(data?.second).toEqual({ post: { comments: [{ message: 'One' }, { message: 'Two' }] } });
  });

  test('without words is refused on its field', async () => {
    const { data } = await comment(createTestApi(), 'post-3', ' ');
    expect(data?.commentOnPost).toEqual({ post: null, errors: [{ field: 'message' }] });
  });

  test('is refused on its field where there are a hundred', async () => {
    const api = createTestApi();
    const rows = Array.from({ length: 99 }, (_, index) => ({
      id: `comment-${index}`,
      postId: 'post-3',
      authorId: 'user-staff',
      authorName: 'Amani Otieno',
      authorAvatar: '',
      message: 'Yes',
      time: index,
    }));
    await api.environment.store.postComments.insert(rows);
    expect((await comment(api, 'post-3', 'The last one.')).data?.commentOnPost).toMatchObject({ errors: [] });
    expect((await comment(api, 'post-3', 'One more.')).data?.commentOnPost).toEqual({
      post: null,
      errors: [{ field: 'message' }],
    });
  });

  test('on a post that does not exist is NOT_FOUND', async () => {
    const { errors } = await comment(createTestApi(), 'nothing', 'Hello.');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Post nothing does not exist.' }]);
  });
});

test('albums hold five, ten and seven pictures and videos, each with a preview', async () => {
  const { data } = await createTestApi().ask('{ albums { media { type title preview } } }');
  const albums = data?.albums as { media: { type: string; preview: string }[] }[];
  expect(albums.map(({ media }) => media.length)).toEqual([5, 10, 7]);
  const previews = albums.flatMap(({ media }) => media.map(({ preview }) => preview));
  expect(new Set(previews).size).toBe(22);
  expect(albums[2]?.media.filter(({ type }) => type === 'VIDEO')).toHaveLength(2);
});

describe('about', () => {
  const about = async (api: TestApi, as: Asker) =>
    (
      await api.ask(
        `{ profileAbout { general { birthday locations } work { assignedSupervisor contractorsOnCall { name } }
          contact { tel websites emails } groups { id } friends { id } } }`,
        {},
        as,
      )
    ).data?.profileAbout;

  test('tells each viewer of themselves', async () => {
    const api = createTestApi();
    expect(await about(api, 'admin')).toEqual({
      general: { birthday: '14 March 1988', locations: ['Istanbul, Türkiye', 'Rotterdam, Netherlands'] },
      work: {
        assignedSupervisor: 'Grace Whitford',
        contractorsOnCall: [{ name: 'Bosphorus Lifts' }, { name: 'Delta Fibre' }],
      },
      contact: {
        tel: ['+00 555 0110', '+00 555 0111'],
        websites: ['watchfloor.example'],
        emails: ['mira.aydin@watchfloor.example', 'control.room@watchfloor.example'],
      },
      groups: [{ id: 'group-1' }, { id: 'group-2' }, { id: 'group-3' }],
      friends: Array(8).fill({ id: expect.stringMatching(/^member-/) }),
    });
    expect(await about(api, 'staff')).toMatchObject({ work: { assignedSupervisor: 'Mira Aydın' } });
  });

  test('is empty for somebody who has filled in nothing', async () => {
    const api = createTestApi();
    await api.environment.store.profileAbouts.remove(['user-staff']);
    expect(await about(api, 'staff')).toEqual({
      general: { birthday: '', locations: [] },
      work: { assignedSupervisor: '', contractorsOnCall: [] },
      contact: { tel: [], websites: [], emails: ['staff@watchfloor.example'] },
      groups: [],
      friends: [],
    });
  });
});

test.each([
  '{ posts { totalCount } }',
  '{ albums { id } }',
  '{ profileAbout { groups { id } } }',
  'mutation { createPost(input: { message: "Hello" }) { errors { field } } }',
])('a guest may not ask %s', async (query) => {
  const { errors } = await createTestApi().ask(query, {}, 'guest');
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});
