import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { ChatRailContactFragment } from './ChatRail.generated.ts';
import styles from './Conversation.module.css';
import { ConversationEmpty } from './ConversationEmpty.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { useConversation } from './useConversation.ts';
import type { Outbox } from './useOutbox.ts';

interface ConversationProps {
  readonly contact: ChatRailContactFragment;
  readonly outbox: Outbox;
  /** What is being written. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
}

/** What is said with one contact, and the field to say more. */
export function Conversation({ contact, outbox, draft, onDraft }: ConversationProps) {
  const t = useTexts('chat');
  const conversation = useConversation(contact.id);
  const { messages, failed, retry } = conversation;
  const unsent = outbox.unsent.filter(({ contactId }) => contactId === contact.id);
  const body = () => {
    if (failed) return <ErrorState text={t('failed')} onRetry={retry} />;
    if (!messages) return <BodySkeleton height={240} />;
    if (messages.length + unsent.length === 0) return <ConversationEmpty />;
    return (
      <ChatLog
        name={contact.name}
        messages={messages}
        unsent={unsent}
        older={conversation}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
      />
    );
  };
  return (
    <>
      <ConversationHead contact={contact} />
      <div className={styles.middle}>{body()}</div>
      <ChatComposer
        name={contact.name}
        draft={draft}
        onDraft={onDraft}
        onSend={(text) => outbox.send(contact.id, text)}
      />
    </>
  );
}
