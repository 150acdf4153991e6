import { useEffect } from 'react';
import { Said } from '~/features/chat/Said.tsx';
import { useChat, useChatListening } from '~/features/chat/useChat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { later } from '~/shell/ui/later.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import styles from './ChatScreen.module.css';
import { chatUrl } from './chatUrl.ts';
import { PeopleColumn } from './components/PeopleColumn.tsx';
import { Talk } from './components/Talk.tsx';
import { useTalkFocus } from './useTalkFocus.ts';

const ContactDrawer = later(async () => (await import('./components/ContactDrawer.tsx')).ContactDrawer);
const ProfileDrawer = later(async () => (await import('./components/ProfileDrawer.tsx')).ProfileDrawer);

/** /apps/chat: the people at the side, and what is said with the one that the address names. */
export function ChatScreen() {
  const t = useTexts('chat');
  const { url, change } = useUrl(chatUrl);
  const { opensWith } = useChat();
  useAddressCheck(chatUrl);
  useChatListening();
  useEffect(
    () => opensWith((contact) => change({ contact, show: null }, { step: true })),
    [opensWith, change],
  );
  const frame = useTalkFocus(url.contact);
  return (
    <Screen title={t('title')} heading="hidden">
      <div ref={frame} className={styles.chat} data-talking={url.contact !== null || undefined}>
        <PeopleColumn />
        <Talk contactId={url.contact} />
      </div>
      <Said />
      {url.show === 'profile' ? <ProfileDrawer onClose={() => change({ show: null })} /> : null}
      {url.show === 'details' && url.contact !== null ? (
        <ContactDrawer contactId={url.contact} onClose={() => change({ show: null })} />
      ) : null}
    </Screen>
  );
}
