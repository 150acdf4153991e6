import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { ProfileAboutRow } from './profile.rows.ts';

const MESSAGE_LIMIT = 2_000;
/** Most comments on a post. */
const COMMENTS_LIMIT = 100;

export const likeId = (ownerId: string, postId: string): string => `${ownerId}:${postId}`;

export function messageErrors(message: string): FieldErrorRow[] {
  if (message.trim() === '') return [refuse('message', 'REQUIRED')];
  return message.length > MESSAGE_LIMIT ? [refuse('message', 'TOO_LONG', { most: MESSAGE_LIMIT })] : [];
}

/** Why a post with so many comments takes no more. */
export const commentsErrors = (comments: number): FieldErrorRow[] =>
  comments < COMMENTS_LIMIT
    ? []
    : [refuse('message', 'LIMIT_REACHED', { most: COMMENTS_LIMIT, of: 'comments' })];

/** What is told of somebody who has filled in nothing. */
export const emptyAbout = (ownerId: string, email: string): ProfileAboutRow => ({
  id: ownerId,
  ownerId,
  general: { gender: '', birthday: '', locations: [], about: '' },
  work: { assignedSupervisor: '', contractorsOnCall: [] },
  contact: { address: '', tel: [], websites: [], emails: [email] },
  groups: [],
  friends: [],
});
