import type { SqlTables } from './column.ts';

const authored = {
  id: 'text',
  authorId: 'text',
  authorName: 'text',
  authorAvatar: 'text',
  message: 'text',
  time: 'integer',
} as const;

export const profileTables: SqlTables<
  'posts' | 'postComments' | 'postLikes' | 'profileActivities' | 'albums' | 'profileAbouts'
> = {
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
  },
  postComments: {
    columns: { ...authored, postId: 'text' },
    references: { postId: 'posts' },
    indexes: [['postId', 'time']],
  },
  postLikes: {
    columns: { id: 'text', ownerId: 'text', postId: 'text' },
    references: { ownerId: 'users', postId: 'posts' },
    unique: [['ownerId', 'postId']],
  },
  profileActivities: {
    columns: authored,
    indexes: [['time']],
  },
  albums: {
    columns: { id: 'text', position: 'integer', name: 'text', info: 'text', media: 'json' },
    indexes: [['position']],
  },
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
  },
};
