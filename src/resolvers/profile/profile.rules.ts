import type { FieldError } from '~/graphql/types.generated.ts';
import type { ProfileAboutRow } from './profile.rows.ts';

const MESSAGE_LIMIT = 2_000;
/** Most comments on a post. */
const COMMENTS_LIMIT = 100;

export const likeId = (ownerId: string, postId: string): string => `${ownerId}:${postId}`;

export function messageErrors(message: string): FieldError[] {
  const refuse = (text: string) => [{ field: 'message', message: text }];
  if (message.trim() === '') return refuse('Write something before you send it.');
  return message.length > MESSAGE_LIMIT ? refuse(`A message has ${MESSAGE_LIMIT} characters at most.`) : [];
}

/** Why a post with so many comments takes no more. */
export const commentsErrors = (comments: number): FieldError[] =>
  comments < COMMENTS_LIMIT
    ? []
    : [{ field: 'message', message: `A post takes ${COMMENTS_LIMIT} comments: write a post of your own.` }];

/** What is told of somebody who has filled in nothing. */
export const blankAbout = (ownerId: string, email: string): ProfileAboutRow => ({
  id: ownerId,
  ownerId,
  general: { gender: '', birthday: '', locations: [], about: '' },
  work: { assignedSupervisor: '', contractorsOnCall: [] },
  contact: { address: '', tel: [], websites: [], emails: [email] },
  groups: [],
  friends: [],
});
