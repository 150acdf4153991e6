import type { Store } from '~/store/tables.ts';
import { storedRow } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers } from '../types.generated.ts';
import type { PostRow } from './profile.rows.ts';
import { commentsErrors, likeId, messageErrors } from './profile.rules.ts';

/** Who writes now, as they are called now. */
async function authored(context: Context, message: string) {
  const authorId = viewerId(context);
  const user = await context.store.users.get(authorId);
  return {
    authorId,
    authorName: user?.displayName ?? '',
    authorAvatar: user?.photoURL ?? '',
    message: message.trim(),
    time: context.now,
  };
}

async function postOf({ posts }: Store, id: string): Promise<PostRow> {
  const post = await storedRow(posts, id, 'Post');
  return post;
}

type Changes = Pick<MutationResolvers, 'createPost' | 'likePost' | 'sharePost' | 'commentOnPost'>;

const Mutation: Changes = {
  async createPost(_, { input: { message } }, context) {
    const errors = messageErrors(message);
    if (errors.length > 0) return { post: null, errors };
    const written = await authored(context, message);
    const post: PostRow = {
      ...written,
      id: context.newId(),
      kind: 'POST',
      likeCount: 0,
      shareCount: 0,
      media: null,
      article: null,
    };
    const activity = { ...written, id: context.newId(), message: 'wrote on the wall.' };
    await context.store.transaction(async (tx) => {
      await tx.posts.insert([post]);
      await tx.profileActivities.insert([activity]);
    });
    return { post, errors };
  },

  async likePost(_, { input: { id, liked } }, context) {
    const ownerId = viewerId(context);
    const post = await context.store.transaction(async (tx) => {
      const found = await postOf(tx, id);
      const like = { id: likeId(ownerId, id), ownerId, postId: id };
      const likes = (await tx.postLikes.get(like.id)) !== undefined;
      if (likes === liked) return found;
      if (liked) await tx.postLikes.insert([like]);
      else await tx.postLikes.remove([like.id]);
      return tx.posts.update(id, { likeCount: found.likeCount + (liked ? 1 : -1) });
    });
    return { post, errors: [] };
  },

  sharePost: (_, { input: { id } }, { store }) =>
    store.transaction(async (tx) => {
      const { shareCount } = await postOf(tx, id);
      return { post: await tx.posts.update(id, { shareCount: shareCount + 1 }), errors: [] };
    }),

  async commentOnPost(_, { input: { id, message } }, context) {
    const written = await authored(context, message);
    return context.store.transaction(async (tx) => {
      const found = await postOf(tx, id);
      const errors = [
        ...messageErrors(message),
        ...commentsErrors(await tx.postComments.count({ postId: id })),
      ];
      if (errors.length > 0) return { post: null, errors };
      await tx.postComments.insert([{ ...written, id: context.newId(), postId: id }]);
      const activity = `answered ${found.authorName}.`;
      await tx.profileActivities.insert([{ ...written, id: context.newId(), message: activity }]);
      return { post: found, errors };
    });
  },
};

export const profileChanges = { Mutation };
