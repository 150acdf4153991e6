import { z } from 'zod';
import { definePagedRoute, defineRoute, type Route } from '../route.ts';
import { entity, nothing } from './fields.ts';
import {
  RestAboutDocument,
  type RestActivityFragment,
  RestAlbumsDocument,
  type RestMediaFragment,
  type RestPostFragment,
  RestTimelineDocument,
} from './profile.generated.ts';

const tag = 'Profile' as const;

const user = entity('ProfileUser', { name: z.string(), avatar: z.string() });
const said = { id: z.string(), user, time: z.string(), message: z.string() };
const activity = entity('ProfileActivity', said);

const mediaTypes = ['image', 'video'] as const;
const media = entity('ProfileMedia', { type: z.enum(mediaTypes), title: z.string(), preview: z.string() });

const kinds = ['post', 'article', 'photo'] as const;

const post = entity('ProfilePost', {
  ...said,
  type: z.enum(kinds),
  like: z.number(),
  share: z.number(),
  media: media.optional(),
  article: z
    .strictObject({ title: z.string(), subtitle: z.string(), excerpt: z.string(), media: media.optional() })
    .optional(),
  comments: z.array(entity('ProfileComment', said)),
});

const latest = z.array(activity).describe('The latest twenty, latest first.');

const timeline = entity('Timeline', { activities: latest, posts: z.array(post).describe('Latest first.') });

const album = entity('Album', { id: z.string(), name: z.string(), info: z.string(), media: z.array(media) });

const about = entity('About', {
  activities: latest,
  general: z.strictObject({
    gender: z.string(),
    birthday: z.string(),
    locations: z.array(z.string()),
    about: z.string(),
  }),
  work: z.strictObject({
    assignedSupervisor: z.string(),
    contractorsOnCall: z.array(z.strictObject({ name: z.string(), phone: z.string() })),
  }),
  contact: z.strictObject({
    address: z.string(),
    tel: z.array(z.string()),
    websites: z.array(z.string()),
    emails: z.array(z.string()),
  }),
  groups: z.array(
    z.strictObject({ id: z.string(), name: z.string(), category: z.string(), members: z.string() }),
  ),
  friends: z.array(z.strictObject({ id: z.string(), name: z.string(), avatar: z.string() })),
});

const saidReply = ({ id, author, time, message }: RestActivityFragment) => ({
  id,
  user: author,
  time,
  message,
});

const mediaReply = ({ type, title, preview }: RestMediaFragment): z.input<typeof media> => ({
  type: type.toLowerCase() as (typeof mediaTypes)[number],
  title,
  preview,
});

function postReply(data: RestPostFragment): z.input<typeof post> {
  const { article } = data;
  return {
    ...saidReply(data),
    type: data.kind.toLowerCase() as (typeof kinds)[number],
    like: data.likeCount,
    share: data.shareCount,
    ...(data.media ? { media: mediaReply(data.media) } : {}),
    ...(article
      ? {
          article: {
            title: article.title,
            subtitle: article.subtitle,
            excerpt: article.excerpt,
            ...(article.media ? { media: mediaReply(article.media) } : {}),
          },
        }
      : {}),
    comments: data.comments.map(saidReply),
  };
}

export const profileRoutes: readonly Route[] = [
  definePagedRoute({
    method: 'GET',
    path: '/api/profile/timeline',
    operationId: 'timeline',
    summary: 'The wall and what people did lately',
    tag,
    query: nothing,
    body: nothing,
    answer: timeline,
    document: RestTimelineDocument,
    variables: () => ({}),
    pageEnd: ({ posts }) => posts.pageInfo,
    reply: (pages) => ({
      activities: pages[0].profileActivities.nodes.map(saidReply),
      posts: pages.flatMap(({ posts }) => posts.nodes.map(postReply)),
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/profile/photos-videos',
    operationId: 'photosVideos',
    summary: 'Albums with pictures and videos',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(album),
    document: RestAlbumsDocument,
    variables: () => ({}),
    reply: ({ albums }) => albums.map((each) => ({ ...each, media: each.media.map(mediaReply) })),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/profile/about',
    operationId: 'about',
    summary: 'What the caller tells of themselves',
    tag,
    query: nothing,
    body: nothing,
    answer: about,
    document: RestAboutDocument,
    variables: () => ({}),
    reply: ({ profileActivities, profileAbout }) => ({
      activities: profileActivities.nodes.map(saidReply),
      ...profileAbout,
    }),
  }),
];
