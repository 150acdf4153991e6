import type { FieldError } from '~/graphql/types.generated.ts';
import type { ChatContactRow } from './chat.rows.ts';

/** Longest message and mood, in characters. */
export const MESSAGE_LIMIT = 4_000;
export const MOOD_LIMIT = 140;

/** Specification, shell §5: an empty message is not sent. */
export function messageErrors(text: string): FieldError[] {
  if (text.trim() === '') return [{ field: 'text', message: 'Write a message before you send it.' }];
  return text.length > MESSAGE_LIMIT
    ? [{ field: 'text', message: `A message has ${MESSAGE_LIMIT} characters at most.` }]
    : [];
}

export const moodErrors = (mood: string): FieldError[] =>
  mood.length > MOOD_LIMIT ? [{ field: 'mood', message: `At most ${MOOD_LIMIT} characters.` }] : [];

interface Account {
  readonly id: string;
  readonly displayName: string;
  readonly photoURL: string;
}

/** How an account appears in chats until its owner says otherwise. */
export const contactOfUser = ({ id, displayName, photoURL }: Account): ChatContactRow => ({
  id,
  name: displayName,
  avatar: photoURL,
  status: 'ONLINE',
  mood: '',
  userId: id,
});
