import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { panels, usePanels } from '~/shell/ui/panels.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { ChatRail } from './ChatRail.tsx';
import { Conversation } from './Conversation.tsx';
import { ConversationNone } from './ConversationNone.tsx';
import { forgetTalks } from './chatCache.ts';
import { Said } from './Said.tsx';
import { useArrivals } from './useArrivals.ts';
import { useOutbox } from './useOutbox.ts';
import { usePeople } from './usePeople.ts';
import { useVisible } from './useVisible.ts';

/** The chat panel: the rail of contacts and, when it is open, what is said with the one that is chosen. */
export function Chat() {
  const { open, contactId } = usePanels();
  const { cache } = useApolloClient();
  const reading = useVisible() ? contactId : null;
  const people = usePeople(reading);
  const outbox = useOutbox();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const said = useArrivals(reading, people.notifications, outbox);
  const contact = people.people?.find((person) => person.contact.id === contactId)?.contact;

  useEffect(() => () => forgetTalks(cache), [cache]);

  return (
    <ChatFrame
      open={open === 'chat'}
      contactId={contactId}
      rail={<ChatRail people={people} chosen={contactId} onChoose={panels.talkTo} />}
    >
      <Said message={said} />
      {open !== 'chat' ? null : contact ? (
        <Conversation
          key={contact.id}
          contact={contact}
          outbox={outbox}
          draft={drafts[contact.id] ?? ''}
          onDraft={(draft) => setDrafts((all) => ({ ...all, [contact.id]: draft }))}
        />
      ) : (
        <ConversationNone />
      )}
    </ChatFrame>
  );
}
