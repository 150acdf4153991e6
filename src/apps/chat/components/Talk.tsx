import { ArrowLeft, InfoSign } from '@blueprintjs/icons';
import type { KeyboardEvent } from 'react';
import { ConversationDocument } from '~/features/chat/Conversation.generated.ts';
import { Conversation } from '~/features/chat/Conversation.tsx';
import { ConversationHead } from '~/features/chat/ConversationHead.tsx';
import { ConversationNone } from '~/features/chat/ConversationNone.tsx';
import { AppNotFound, notFoundOr } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { chatUrl } from '../chatUrl.ts';
import { chatPath } from '../paths.ts';
import styles from './Talk.module.css';

/** The conversation that the address names, or what to do while it names none. */
export function Talk({ contactId }: { readonly contactId: string | null }) {
  const t = useTexts('chat-app');
  const { change } = useUrl(chatUrl);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    change({ contact: null });
  };
  const unknown = (
    <div className={styles.unknown}>
      <AppNotFound title={t('unknown')} text={t('unknownText')} back={{ to: chatPath(), label: t('back') }} />
    </div>
  );
  return (
    <section
      className={styles.talk}
      aria-label={t('conversation')}
      {...(contactId !== null && { 'data-talk': contactId, onKeyDown })}
    >
      {contactId === null ? (
        <ConversationNone text={t('what')} />
      ) : (
        <DataBoundary skeleton={<BodySkeleton height={320} />} failed={notFoundOr(unknown)}>
          <OpenTalk />
        </DataBoundary>
      )}
    </section>
  );
}

function OpenTalk() {
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
