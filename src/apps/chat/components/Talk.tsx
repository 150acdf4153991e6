import type { KeyboardEvent } from 'react';
import { ConversationNone } from '~/features/chat/ConversationNone.tsx';
import { AppNotFound, notFoundOr } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { later } from '~/shell/ui/later.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { chatUrl } from '../chatUrl.ts';
import { chatPath } from '../paths.ts';
import styles from './Talk.module.css';

const skeleton = <BodySkeleton height={320} />;

const OpenTalk = later(async () => (await import('./OpenTalk.tsx')).OpenTalk, skeleton);

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
        <DataBoundary skeleton={skeleton} failed={notFoundOr(unknown)}>
          <OpenTalk />
        </DataBoundary>
      )}
    </section>
  );
}
