import { ArrowLeft, InfoSign } from '@blueprintjs/icons';
import { ConversationDocument } from '~/features/chat/Conversation.generated.ts';
import { Conversation } from '~/features/chat/Conversation.tsx';
import { ConversationHead } from '~/features/chat/ConversationHead.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { chatUrl } from '../chatUrl.ts';
import styles from './Talk.module.css';

/** The conversation that is open: with whom, what was said, and what is being written. */
export function OpenTalk() {
  const t = useTexts('chat-app');
  const { data } = usePreloaded(ConversationDocument);
  const { change } = useUrl(chatUrl);
  const contact = data.chatContact;
  if (!contact) return null;
  return (
    <>
      <ConversationHead
        contact={contact}
        start={
          <span className={styles.back}>
            <IconButton
              icon={<ArrowLeft className="mirrored" aria-hidden="true" />}
              label={t('back')}
              onClick={() => change({ contact: null })}
            />
          </span>
        }
        end={
          <IconButton
            icon={<InfoSign aria-hidden="true" />}
            label={t('details', { name: contact.name })}
            onClick={() => change({ show: 'details' }, { step: true })}
          />
        }
      />
      <Conversation key={contact.id} contact={contact} />
    </>
  );
}
