import { sceneUrl } from '~/lib/picture.ts';
import { rowOf, rowsBelongingTo } from '../base/loadBatched.ts';
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
import { emptyAbout, likeId } from './profile.rules.ts';

const earliestFirst = [{ field: 'time', direction: 'asc' }] as const;
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
  comments: ({ id }, _, context) =>
    rowsBelongingTo(context, 'postComments', id, { field: 'postId' }, earliestFirst),
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
