import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { panels, usePanels } from '~/shell/ui/panels.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { ChatRail } from './ChatRail.tsx';
import { Conversation } from './Conversation.tsx';
import { CloseChat, ConversationHead } from './ConversationHead.tsx';
import { ConversationNone } from './ConversationNone.tsx';
import { forgetTalks } from './chatCache.ts';
import { Said } from './Said.tsx';
import { useArrivals } from './useArrivals.ts';
import { useChatListening } from './useChat.ts';
import { usePeople } from './usePeople.ts';

/** The chat panel: the rail of contacts and, when it is open, what is said with the one that is chosen. */
export function Chat({ railHidden }: { readonly railHidden: boolean }) {
  const { open, contactId } = usePanels();
  const { cache } = useApolloClient();
  const people = usePeople();
  useChatListening();
  useArrivals(people.notifications);
  const contact = people.people?.find((person) => person.contact.id === contactId)?.contact;

  useEffect(() => () => forgetTalks(cache), [cache]);

  return (
    <ChatFrame
      open={open === 'chat'}
      contactId={contactId}
      rail={
        railHidden && open !== 'chat' ? null : (
          <ChatRail people={people} chosen={contactId} onChoose={panels.talkTo} />
        )
      }
    >
      <Said />
      {open !== 'chat' ? null : contact ? (
        <>
          <ConversationHead contact={contact} end={<CloseChat />} />
          <Conversation key={contact.id} contact={contact} />
        </>
      ) : (
        <>
          <ConversationHead end={<CloseChat />} />
          <ConversationNone />
        </>
      )}
    </ChatFrame>
  );
}
