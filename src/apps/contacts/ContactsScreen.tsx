import { useParams } from 'react-router-dom';
import { notFoundOr } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { later } from '~/shell/ui/later.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { SidebarSkeleton } from '~/shell/ui/Sidebar.tsx';
import { PageSkeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { ContactNotFound } from './ContactNotFound.tsx';
import styles from './Contacts.module.css';
import { contactsUrl } from './contactsUrl.ts';
import { ContactDrag } from './list/ContactDrag.tsx';
import { ContactList } from './list/ContactList.tsx';
import { ContactsActions } from './list/ContactsActions.tsx';
import { ContactsSidebar } from './views/ContactsSidebar.tsx';
import { ContactViewsDocument } from './views/ContactViews.generated.ts';

const ContactHost = later(async () => (await import('./detail/ContactHost.tsx')).ContactHost);
const GroupDialogs = later(async () => (await import('./views/GroupDialogs.tsx')).GroupDialogs);

/** /apps/contacts/:view: the address book, or a part of it, and the contact that is opened. */
export function ContactsScreen() {
  const t = useTexts('contacts');
  useAddressCheck(contactsUrl);
  const { view = 'all' } = useParams();
  const { url } = useUrl(contactsUrl);
  return (
    <ContactDrag>
      <Screen
        title={t('title')}
        actions={<ContactsActions />}
        start={
          <DataBoundary document={ContactViewsDocument} skeleton={<SidebarSkeleton height={320} />}>
            <ContactsSidebar view={view} />
            {url.dialog === 'group' || url.dialog === 'rename' ? <GroupDialogs view={view} /> : null}
          </DataBoundary>
        }
      >
        <section className={styles.card} aria-label={t('title')}>
          <DataBoundary
            key={view}
            skeleton={<PageSkeleton />}
            failed={notFoundOr(<ContactNotFound what="group" />)}
          >
            <ContactList view={view} />
          </DataBoundary>
        </section>
      </Screen>
      {url.contact === null ? null : <ContactHost />}
    </ContactDrag>
  );
}
