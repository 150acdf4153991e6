import type { ChatStatus } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import styles from './Conversation.module.css';
import { chatStatusLook } from './chatStatus.ts';

/** A status as colour, shape and word. */
export function ContactStatus({ status }: { readonly status: ChatStatus }) {
  const t = useTexts('chat');
  return (
    <span className={styles.status}>
      <StateShape {...chatStatusLook[status]} size={10} />
      {t(`status.${status}`)}
    </span>
  );
}
