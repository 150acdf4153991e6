import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '~/shell/auth/session.ts';
import { type ChatSession, type ChatState, chatOf } from './chatSession.ts';
import type { Kept } from './kept.ts';

/** The chat of who is signed in. */
export function useChat(): ChatSession {
  const client = useApolloClient();
  return chatOf(client, useSession()?.user?.id ?? '');
}

/** What changes while people talk. */
export function useChatState(): ChatState {
  const { subscribe, read } = useChat();
  return useSyncExternalStore(subscribe, read);
}

/** Listens to the API while the component is there. */
export function useChatListening(): void {
  const { listen } = useChat();
  useEffect(() => listen(), [listen]);
}

/** A value that this browser keeps. */
export const useKept = <Value>({ subscribe, read }: Kept<Value>): Value =>
  useSyncExternalStore(subscribe, read);

/** What is being written to a contact, and how that changes. */
export function useDraft(contactId: string) {
  const { drafts, tellTyping } = useChat();
  const draft = useKept(drafts)[contactId] ?? '';
  const change = (text: string) => {
    drafts.change(({ [contactId]: _, ...others }) =>
      text === '' ? others : { ...others, [contactId]: text },
    );
    tellTyping(contactId, text.trim() !== '');
  };
  return { draft, change };
}
