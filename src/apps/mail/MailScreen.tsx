import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { notFoundOr } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { SidebarSkeleton } from '~/shell/ui/Sidebar.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { ComposeButton } from './compose/ComposeButton.tsx';
import { ComposeHost } from './compose/ComposeHost.tsx';
import { ListSkeleton, MailList } from './list/MailList.tsx';
import { MailDragArea } from './MailDragArea.tsx';
import { MailNotFound } from './MailNotFound.tsx';
import styles from './MailScreen.module.css';
import { mailUrl } from './mailUrl.ts';
import { viewOf } from './paths.ts';
import { MailSidebar } from './views/MailSidebar.tsx';
import { useViewNames } from './views/useMailViews.ts';

/** /apps/mail: the viewer's mails by folder, filter and label, one of them beside the list, and what is being written. */
export function MailScreen() {
  const t = useTexts('mail');
  useAddressCheck(mailUrl);
  const params = useParams();
  const { labelHandle, filterHandle, folderHandle } = params;
  const view = useMemo(
    () => viewOf({ labelHandle, filterHandle, folderHandle }),
    [labelHandle, filterHandle, folderHandle],
  );
  const names = useViewNames();
  const title = view.kind === 'label' ? view.handle : names[view.kind](view.handle);
  return (
    <MailDragArea>
      <Screen
        title={`${title} · ${t('title')}`}
        heading={t('title')}
        start={
          <DataBoundary skeleton={<SidebarSkeleton height={560} />}>
            <MailSidebar view={view} />
          </DataBoundary>
        }
        actions={<ComposeButton />}
      >
        <section className={styles.card} aria-label={title}>
          <DataBoundary skeleton={<ListSkeleton />} failed={notFoundOr(<MailNotFound what={view.kind} />)}>
            <MailList view={view} mailId={params.mailId} />
          </DataBoundary>
        </section>
        <ComposeHost />
      </Screen>
    </MailDragArea>
  );
}
