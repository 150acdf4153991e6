import type { ApolloClient } from '@apollo/client';
import { newKey } from '~/lib/newKey.ts';
import { SendChatPanelMessageDocument } from './Chat.generated.ts';
import { keepMessage, type ToldMessage } from './chatCache.ts';
import type { Unsent } from './chatPanel.rules.ts';
import { createKept, type Kept } from './kept.ts';

/**
 * What was written and not taken by the API yet. It is kept in this browser until it is told: neither a lost connection
 * nor a reload loses it. Each text has a key, by which the API sends it once, however many tabs try.
 */
export interface Outbox {
  readonly unsent: Kept<readonly Unsent[]>;
  readonly send: (contactId: string, text: string) => void;
  readonly retry: (text: Unsent) => void;
  readonly discard: (key: string) => void;
  /** The message is there, wherever it was sent. */
  readonly told: (message: Pick<ToldMessage, 'key'>) => void;
  /** Sends on what an earlier page was sending when it was left. */
  readonly resume: () => void;
}

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'contactId', 'text'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  typeof Reflect.get(value, 'failed') === 'boolean';

const isList = (value: unknown): value is readonly Unsent[] => Array.isArray(value) && value.every(isUnsent);

/** The texts of one user that wait in this browser. They leave in the order in which they were written. */
export function createOutbox(client: ApolloClient, userId: string): Outbox {
  const unsent = createKept<readonly Unsent[]>(`watchfloor_chat_outbox/${userId}`, [], isList);
  let queue = Promise.resolve();

  const remove = (gone: string) => unsent.change((list) => list.filter(({ key }) => key !== gone));
  const putLast = (text: Unsent) =>
    unsent.change((list) => [...list.filter(({ key }) => key !== text.key), text]);

  async function deliver({ key, contactId, text }: Unsent): Promise<void> {
    const { data } = await client.mutate({
      mutation: SendChatPanelMessageDocument,
      variables: { input: { contactId, text, key } },
      update: (cache, { data: answer }) => {
        const { message, chat } = answer?.sendChatMessage ?? {};
        if (message && chat) keepMessage(cache, { ...message, chat });
      },
    });
    if (!data?.sendChatMessage.message) throw new Error('The message was refused.');
    remove(key);
  }

  /** The answer may be lost, and the message told all the same: then nothing is left to be sent. */
  const fail = ({ key }: Unsent) =>
    unsent.change((list) => list.map((each) => (each.key === key ? { ...each, failed: true } : each)));
  const enqueue = (text: Unsent) => {
    queue = queue.then(() => deliver(text)).catch(() => fail(text));
  };
  const put = (text: Unsent) => {
    putLast(text);
    enqueue(text);
  };

  return {
    unsent,
    send: (contactId, text) => put({ key: newKey(), contactId, text, failed: false }),
    retry: (text) => put({ ...text, failed: false }),
    discard: remove,
    told: ({ key }) => {
      if (key !== null && unsent.read().some((each) => each.key === key)) remove(key);
    },
    resume: () => {
      for (const text of unsent.read()) if (!text.failed) enqueue(text);
    },
  };
}
