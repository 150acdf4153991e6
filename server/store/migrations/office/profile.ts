import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, alwaysRefersTo, indexOn, key, uniqueIndexOn } from '../migration.ts';

export async function createProfile(db: Kysely<unknown>, { text, integer, json }: SqlTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('posts')
    .addColumn('id', text, key)
    .addColumn('authorId', text, always)
    .addColumn('authorName', text, always)
    .addColumn('authorAvatar', text, always)
    .addColumn('message', text, always)
    .addColumn('time', integer, always)
    .addColumn('kind', text, always)
    .addColumn('likeCount', integer, always)
    .addColumn('shareCount', integer, always)
    .addColumn('media', json)
    .addColumn('article', json)
    .execute();
  await schema
    .createTable('postComments')
    .addColumn('id', text, key)
    .addColumn('authorId', text, always)
    .addColumn('authorName', text, always)
    .addColumn('authorAvatar', text, always)
    .addColumn('message', text, always)
    .addColumn('time', integer, always)
    .addColumn('postId', text, alwaysRefersTo('posts'))
    .execute();
  await schema
    .createTable('postLikes')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('postId', text, alwaysRefersTo('posts'))
    .execute();
  await schema
    .createTable('profileActivities')
    .addColumn('id', text, key)
    .addColumn('authorId', text, always)
    .addColumn('authorName', text, always)
    .addColumn('authorAvatar', text, always)
    .addColumn('message', text, always)
    .addColumn('time', integer, always)
    .execute();
  await schema
    .createTable('albums')
    .addColumn('id', text, key)
    .addColumn('position', integer, always)
    .addColumn('name', text, always)
    .addColumn('info', text, always)
    .addColumn('media', json, always)
    .execute();
  await schema
    .createTable('profileAbouts')
    .addColumn('id', text, key)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('general', json, always)
    .addColumn('work', json, always)
    .addColumn('contact', json, always)
    .addColumn('groups', json, always)
    .addColumn('friends', json, always)
    .execute();
  await indexOn(db, 'posts', 'time');
  await indexOn(db, 'postComments', 'postId', 'time');
  await uniqueIndexOn(db, 'postLikes', 'ownerId', 'postId');
  await indexOn(db, 'profileActivities', 'time');
  await indexOn(db, 'albums', 'position');
  await uniqueIndexOn(db, 'profileAbouts', 'ownerId');
}
