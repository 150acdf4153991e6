import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { ChatContactRow, ChatRow } from './chat.rows.ts';

/** Longest message, mood and key of a message, in characters. */
export const MESSAGE_LIMIT = 4_000;
export const MOOD_LIMIT = 140;
const KEY_LIMIT = 64;

/** Specification, shell §5: an empty message is not sent. */
export function messageErrors(text: string): FieldErrorRow[] {
  if (text.trim() === '') return [refuse('text', 'REQUIRED')];
  return text.length > MESSAGE_LIMIT ? [refuse('text', 'TOO_LONG', { most: MESSAGE_LIMIT })] : [];
}

/** A key that is given says something, and not more than a name does. */
export const keyErrors = (key: string | null | undefined): FieldErrorRow[] => {
  if (key === null || key === undefined) return [];
  if (key === '') return [refuse('key', 'REQUIRED')];
  return key.length > KEY_LIMIT ? [refuse('key', 'TOO_LONG', { most: KEY_LIMIT })] : [];
};

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
  email: '',
  personId: null,
});

/** Seconds for which somebody counts as typing after they said so. */
export const TYPING_SECONDS = 6;

/** Milliseconds within which typing is told to the same person once. */
export const TYPING_PAUSE = 2_000;

/** What others see: what was chosen while a tab is connected, and offline while none is. */
export const shownStatus = (
  chosen: ChatContactRow['status'],
  connected: boolean,
): ChatContactRow['status'] => (connected ? chosen : 'OFFLINE');

type Reached = Pick<ChatRow, 'deliveredUntil' | 'readUntil'>;

/** What was read was delivered, too, and neither is taken back. */
export function reachedUntil(
  { deliveredUntil, readUntil }: Reached,
  until: number | null,
  how: 'delivered' | 'read',
): Reached {
  const later = (known: number | null) => (until === null ? known : Math.max(known ?? until, until));
  return {
    deliveredUntil: later(deliveredUntil),
    readUntil: how === 'read' ? later(readUntil) : readUntil,
  };
}
