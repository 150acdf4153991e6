import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { ChatRailContactFragment } from './ChatRail.generated.ts';
import styles from './Conversation.module.css';
import { ConversationEmpty } from './ConversationEmpty.tsx';
import { TypingNote } from './TypingNote.tsx';
import { useChat, useDraft, useKept } from './useChat.ts';
import { useConversation } from './useConversation.ts';

/** What is said with one contact, and the field to say more. The panel and the app draw the same. */
export function Conversation({ contact }: { readonly contact: ChatRailContactFragment }) {
  const t = useTexts('chat');
  const { outbox } = useChat();
  const { draft, change } = useDraft(contact.id);
  const conversation = useConversation(contact.id);
  const { messages, error, retry } = conversation;
  const unsent = useKept(outbox.unsent).filter(({ contactId }) => contactId === contact.id);
  const body = () => {
    if (error) return <ErrorState text={t('failed')} error={error} onRetry={retry} />;
    if (!messages) return <BodySkeleton height={240} />;
    if (messages.length + unsent.length === 0) return <ConversationEmpty />;
    return (
      <ChatLog
        name={contact.name}
        messages={messages}
        reach={conversation.reach}
        unsent={unsent}
        older={conversation}
        reading={conversation.reading}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
      />
    );
  };
  return (
    <>
      <div className={styles.middle}>{body()}</div>
      <TypingNote contact={contact} />
      <ChatComposer
        name={contact.name}
        draft={draft}
        onDraft={change}
        onSend={(text) => outbox.send(contact.id, text)}
      />
    </>
  );
}
