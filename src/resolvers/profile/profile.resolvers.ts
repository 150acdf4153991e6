import { groupBy } from '~/lib/groupBy.ts';
import { sceneUrl } from '~/lib/picture.ts';
import { loadBatched, rowOf } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import type {
  AlbumResolvers,
  PostCommentResolvers,
  PostResolvers,
  ProfileAboutResolvers,
  ProfileActivityResolvers,
  ProfileMediaResolvers,
  QueryResolvers,
} from '../types.generated.ts';
import type { PostCommentRow } from './profile.rows.ts';
import { emptyAbout, likeId } from './profile.rules.ts';

const latestFirst = [{ field: 'time', direction: 'desc' }] as const;

const Query: Pick<QueryResolvers, 'posts' | 'profileActivities' | 'albums' | 'profileAbout'> = {
  posts: (_, page, { store }) => readConnection(store.posts, { orderBy: latestFirst }, page),
  profileActivities: (_, page, { store }) =>
    readConnection(store.profileActivities, { orderBy: latestFirst }, page),
  async albums(_, __, { store }) {
    const { rows } = await store.albums.list({ orderBy: [{ field: 'position', direction: 'asc' }] });
    return [...rows];
  },
  async profileAbout(_, __, context) {
    const id = viewerId(context);
    const about = await context.store.profileAbouts.get(id);
    return about ?? emptyAbout(id, (await context.store.users.get(id))?.email ?? '');
  },
};

interface Authored {
  readonly authorName: string;
  readonly authorAvatar: string;
}

const author = ({ authorName, authorAvatar }: Authored) => ({ name: authorName, avatar: authorAvatar });

const Post: PostResolvers = {
  author,
  liked: async ({ id }, _, context) =>
    (await rowOf(context, 'postLikes', likeId(viewerId(context), id))) !== undefined,
  comments: async ({ id }, _, context) =>
    (await loadBatched<PostCommentRow[]>(context, 'post:comments', id, async (ids) => {
      const { rows } = await context.store.postComments.list({
        where: { postId: { in: ids } },
        orderBy: [{ field: 'time', direction: 'asc' }],
      });
      return groupBy(rows, ({ postId }) => postId);
    })) ?? [],
};

const PostComment: PostCommentResolvers = { author };

const ProfileActivity: ProfileActivityResolvers = { author };

const ProfileMedia: ProfileMediaResolvers = { preview: ({ seed, title }) => sceneUrl(seed, title) };

const Album: AlbumResolvers = { media: ({ media }) => [...media] };

const ProfileAbout: ProfileAboutResolvers = {
  general: ({ general }) => ({ ...general, locations: [...general.locations] }),
  work: ({ work }) => ({ ...work, contractorsOnCall: [...work.contractorsOnCall] }),
  contact: ({ contact }) => ({
    address: contact.address,
    tel: [...contact.tel],
    websites: [...contact.websites],
    emails: [...contact.emails],
  }),
  groups: ({ groups }) => [...groups],
  friends: ({ friends }) => [...friends],
};

export const profileResolvers = {
  Query,
  Post,
  PostComment,
  ProfileActivity,
  ProfileMedia,
  Album,
  ProfileAbout,
};
