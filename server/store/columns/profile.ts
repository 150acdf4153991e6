import type {
  AlbumRow,
  PostCommentRow,
  PostLikeRow,
  PostRow,
  ProfileAboutRow,
  ProfileActivityRow,
} from '~/resolvers/profile/profile.rows.ts';
import type { SqlTable } from './column.ts';

const authored = {
  id: 'text',
  authorId: 'text',
  authorName: 'text',
  authorAvatar: 'text',
  message: 'text',
  time: 'integer',
} as const;

export const profileColumns = {
  posts: {
    columns: {
      ...authored,
      kind: 'text',
      likeCount: 'integer',
      shareCount: 'integer',
      media: 'json?',
      article: 'json?',
    },
    indexes: [['time']],
  } satisfies SqlTable<PostRow>,
  postComments: {
    columns: { ...authored, postId: 'text' },
    references: { postId: 'posts' },
    indexes: [['postId', 'time']],
  } satisfies SqlTable<PostCommentRow>,
  postLikes: {
    columns: { id: 'text', ownerId: 'text', postId: 'text' },
    references: { ownerId: 'users', postId: 'posts' },
    unique: [['ownerId', 'postId']],
  } satisfies SqlTable<PostLikeRow>,
  profileActivities: {
    columns: authored,
    indexes: [['time']],
  } satisfies SqlTable<ProfileActivityRow>,
  albums: {
    columns: { id: 'text', position: 'integer', name: 'text', info: 'text', media: 'json' },
    indexes: [['position']],
  } satisfies SqlTable<AlbumRow>,
  profileAbouts: {
    columns: {
      id: 'text',
      ownerId: 'text',
      general: 'json',
      work: 'json',
      contact: 'json',
      groups: 'json',
      friends: 'json',
    },
    references: { ownerId: 'users' },
    unique: [['ownerId']],
  } satisfies SqlTable<ProfileAboutRow>,
};
