import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { ChatRailContactFragment } from './ChatRail.generated.ts';
import styles from './Conversation.module.css';
import { useChatState } from './useChat.ts';

/** The contact is writing. Not read aloud: it comes and goes with every pause. Its line stays, so that nothing moves. */
export function TypingNote({ contact: { id, name } }: { readonly contact: ChatRailContactFragment }) {
  const t = useTexts('chat');
  const { typing } = useChatState();
  return <p className={styles.typing}>{typing.has(id) ? t('typing', { name }) : ''}</p>;
}
