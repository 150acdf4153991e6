import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { ChatContactRow } from './chat.rows.ts';

/** Longest message and mood, in characters. */
export const MESSAGE_LIMIT = 4_000;
export const MOOD_LIMIT = 140;

/** Specification, shell §5: an empty message is not sent. */
export function messageErrors(text: string): FieldErrorRow[] {
  if (text.trim() === '') return [refuse('text', 'REQUIRED')];
  return text.length > MESSAGE_LIMIT ? [refuse('text', 'TOO_LONG', { most: MESSAGE_LIMIT })] : [];
}

export const moodErrors = (mood: string): FieldErrorRow[] =>
  mood.length > MOOD_LIMIT ? [refuse('mood', 'TOO_LONG', { most: MOOD_LIMIT })] : [];

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
