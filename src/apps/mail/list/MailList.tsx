import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfficeRefetch } from '~/features/live/useOfficeRefetch.ts';
import { notFoundOr } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloadedList } from '~/shell/preload/usePreloadedList.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { later } from '~/shell/ui/later.tsx';
import { BodySkeleton, PageSkeleton } from '~/shell/ui/Skeleton.tsx';
import { useEngaged } from '~/shell/ui/useEngaged.ts';
import { media, useMedia } from '~/shell/ui/useMedia.ts';
import { useSelection } from '~/shell/ui/useSelection.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { VirtualList } from '~/shell/ui/VirtualList.tsx';
import { MailDetailDocument } from '../detail/MailDetail.generated.ts';
import { MailNotFound } from '../MailNotFound.tsx';
import { mailUrl } from '../mailUrl.ts';
import { type MailView, mailPath } from '../paths.ts';
import { useMailActions } from '../useMailActions.ts';
import { EmptyView } from './EmptyView.tsx';
import { MailListDocument, type MailListQuery } from './MailList.generated.ts';
import styles from './MailList.module.css';
import type { MailRowFragment } from './MailRow.generated.ts';
import { MailRow } from './MailRow.tsx';
import { MailToolbar } from './MailToolbar.tsx';
import { useHeldRows } from './useHeldRows.ts';
import { useMailDrops } from './useMailDrops.ts';
import { useMailKeys } from './useMailKeys.ts';
import { useRowCalls } from './useRowCalls.ts';

interface MailListProps {
  readonly view: MailView;
  /** The mail that is opened. */
  readonly mailId: string | undefined;
}

const detailSkeleton = <BodySkeleton height={320} />;
const MailDetail = later(async () => (await import('../detail/MailDetail.tsx')).MailDetail, detailSkeleton);

const pageOf = ({ mails }: MailListQuery) => mails;

/** The mails of a view, and the one that is opened: beside the list where there is room, else in its place. */
export function MailList({ view, mailId }: MailListProps) {
  const t = useTexts('mail');
  const wide = useMedia(media.wide);
  const navigate = useNavigate();
  const { url } = useUrl(mailUrl);
  const list = usePreloadedList(MailListDocument, pageOf);
  const { engaged, handlers } = useEngaged();
  // What comes there somebody has written here.
  const own = view.handle === 'drafts' || view.handle === 'sent';
  const { shown: rows, waiting, release } = useHeldRows(list.rows, engaged && !own, list.key);
  const selection = useSelection(rows);
  const refetch = useOfficeRefetch('MAIL', list.refetch);
  const actions = useMailActions(refetch);
  useMailDrops({ rows, selection, actions });
  const search = useRef<HTMLInputElement>(null);
  const query = { search: url.search || undefined };
  const listPath = mailPath(view, undefined, query);
  const pathOf = (mail: MailRowFragment) =>
    mail.folder.handle === 'drafts'
      ? mailPath(view, undefined, { ...query, compose: mail.id })
      : mailPath(view, mail.id, query);
  const close = () => void navigate(listPath);
  const keys = useMailKeys({ rows, selection, mailId, pathOf, listPath, list, search, actions });
  const calls = useRowCalls(selection, actions);
  const showsList = wide || mailId === undefined;
  return (
    <div className={styles.panes} data-split={(wide && mailId !== undefined) || undefined}>
      {showsList ? (
        <div className={styles.list} {...handlers} aria-busy={list.stale}>
          <MailToolbar
            view={view}
            rows={rows}
            total={list.totalCount}
            selection={selection}
            actions={actions}
            search={search}
            help={keys.help}
          />
          {waiting > 0 ? (
            <div className={styles.waiting} role="status">
              <Button kind="primary" onClick={release}>
                {t('list.waiting', { count: waiting })}
              </Button>
            </div>
          ) : null}
          {rows.length === 0 ? (
            <EmptyView view={view} refetch={refetch} />
          ) : (
            <div {...keys.rowsProps} className={styles.rows}>
              <VirtualList
                label={t('list.label')}
                rows={rows}
                totalCount={list.totalCount}
                rowHeight={wide && mailId === undefined ? 45 : 84}
                currentId={keys.current?.id}
                hasMore={list.hasMore}
                onMore={list.more}
                moreFailed={list.moreFailed}
              >
                {(mail) => (
                  <MailRow
                    mail={mail}
                    to={pathOf(mail)}
                    selected={selection.ids.has(mail.id)}
                    open={mail.id === mailId}
                    onToggle={calls.toggle}
                    onStar={calls.star}
                  />
                )}
              </VirtualList>
            </div>
          )}
        </div>
      ) : null}
      {mailId === undefined ? null : (
        <div className={styles.detail}>
          <DataBoundary
            key={mailId}
            document={MailDetailDocument}
            skeleton={detailSkeleton}
            failed={notFoundOr(<MailNotFound what="mail" back={listPath} />)}
          >
            <MailDetail actions={actions} listPath={listPath} onDone={close} />
          </DataBoundary>
        </div>
      )}
    </div>
  );
}

/** Where the list will stand. */
export const ListSkeleton = () => (
  <div className={styles.loading}>
    <PageSkeleton />
  </div>
);
