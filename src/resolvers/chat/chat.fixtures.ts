import type { ChatStatus } from '~/graphql/types.generated.ts';
import { type DemoOwner, forEveryOwner } from '../base/owners.ts';
import { MINUTE } from '../base/period.rules.ts';
import { contactFixtures } from '../contact/contact.fixtures.ts';
import { userFixtures } from '../session/session.fixtures.ts';
import { teamMemberFixtures } from '../team/team.fixtures.ts';
import { continuingLines, dialogs, type Line } from './chat.lines.ts';
import type { ChatContactRow, ChatMessageRow, ChatRow } from './chat.rows.ts';
import { contactOfUser } from './chat.rules.ts';

/**
 * For people without an account, in the order of the team: with the other demo user, who is offline until they sign in,
 * 6, 7, 6 and 6 of each.
 */
const statuses: readonly ChatStatus[] = [
  ...Array<ChatStatus>(6).fill('ONLINE'),
  ...Array<ChatStatus>(7).fill('DO_NOT_DISTURB'),
  ...Array<ChatStatus>(6).fill('AWAY'),
  ...Array<ChatStatus>(5).fill('OFFLINE'),
];

const moods: readonly string[] = [
  'On the radio, channel 4.',
  'Ask me about lenses.',
  '',
  'Shift until ten.',
  'Two screens, one coffee.',
  'In the field: call, do not write.',
  '',
  'Reading logs.',
];

/** People outside the team who take part in its chats. */
const guests = ['contact-1', 'contact-2', 'contact-4', 'contact-6', 'contact-10', 'contact-14'];

type Other = Pick<ChatContactRow, 'id' | 'name' | 'avatar' | 'email' | 'personId'>;

function others(): Other[] {
  const users = userFixtures();
  const members = teamMemberFixtures().filter(({ id }) => users.every(({ memberId }) => memberId !== id));
  const outside = contactFixtures().filter(({ id }) => guests.includes(id));
  return [
    ...members.map(({ id, name, avatar, email }) => ({
      id: `chat-${id}`,
      name,
      avatar,
      email,
      personId: null,
    })),
    ...outside.map(({ id, name, lastName, avatar, email }) => ({
      id: `chat-${id}`,
      name: `${name} ${lastName}`,
      avatar,
      email,
      personId: id,
    })),
  ];
}

/** The demo accounts, who find each other here, and 24 people more: each account sees 25. */
export const chatContactFixtures = (): ChatContactRow[] => [
  ...userFixtures().map((user) => ({ ...contactOfUser(user), mood: 'In the control room.' })),
  ...others().map((person, index) => ({
    ...person,
    status: statuses[index] ?? 'OFFLINE',
    mood: moods[index % moods.length] ?? '',
    userId: null,
  })),
];

interface Conversation {
  readonly contactId: string;
  readonly unread: number;
  /** Oldest first. */
  readonly lines: readonly Line[];
}

const otherUser = (userId: string) => userFixtures().find(({ id }) => id !== userId)?.id ?? '';

/** Both demo users hold their own side of what they said to each other. */
const conversationsOf = ({ userId }: DemoOwner): Conversation[] => [
  ...dialogs,
  {
    contactId: otherUser(userId),
    unread: 0,
    lines: continuingLines.map(({ speaker, ...line }) => ({ ...line, mine: speaker === userId })),
  },
];

const chatId = ({ prefix }: DemoOwner, index: number) => `${prefix}chat-${index + 1}`;

const messagesOf = (owner: DemoOwner, now: number): ChatMessageRow[] =>
  conversationsOf(owner).flatMap(({ contactId, lines }, index) =>
    lines.map(({ mine, minutesAgo, text }, place) => ({
      id: `${chatId(owner, index)}-message-${String(place + 1).padStart(2, '0')}`,
      ownerId: owner.userId,
      chatId: chatId(owner, index),
      senderId: mine ? owner.userId : contactId,
      text,
      sentAt: now - minutesAgo * MINUTE,
      sendKey: null,
    })),
  );

/** 18, 1 and 3 messages. */
export const chatMessageFixtures = (now: number): ChatMessageRow[] =>
  forEveryOwner((owner) => messagesOf(owner, now));

export const chatFixtures = (now: number): ChatRow[] =>
  forEveryOwner((owner) => {
    const messages = messagesOf(owner, now);
    return conversationsOf(owner).map(({ contactId, unread }, index) => {
      const last = messages.findLast((message) => message.chatId === chatId(owner, index));
      return {
        id: chatId(owner, index),
        ownerId: owner.userId,
        contactId,
        unread,
        lastMessageId: last?.id ?? null,
        lastMessageAt: last?.sentAt ?? null,
        // Both demo users have read what the other wrote; the others have no account to read in.
        deliveredUntil: contactId === otherUser(owner.userId) ? (last?.sentAt ?? null) : null,
        readUntil: contactId === otherUser(owner.userId) ? (last?.sentAt ?? null) : null,
      };
    });
  });
