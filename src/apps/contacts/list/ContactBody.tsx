import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useOfficeRefetch } from '~/features/live/useOfficeRefetch.ts';
import { SampleNote } from '~/features/office/SampleOffer.tsx';
import { later } from '~/shell/ui/later.tsx';
import { useSelection } from '~/shell/ui/useSelection.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import styles from '../Contacts.module.css';
import { contactsUrl } from '../contactsUrl.ts';
import { useContactActions } from '../useContactActions.ts';
import { useContactViews } from '../views/useContactViews.ts';
import { useContactDrag } from './ContactDrag.tsx';
import type { ContactRowFragment } from './ContactRow.generated.ts';
import { ContactTable } from './ContactTable.tsx';
import { ContactToolbar } from './ContactToolbar.tsx';
import { EmptyContacts } from './EmptyContacts.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { useContactKeys } from './useContactKeys.ts';

const ImportDrawer = later(async () => (await import('../transfer/ImportDrawer.tsx')).ImportDrawer);

interface ContactBodyProps {
  readonly view: string;
  /** The rows that are loaded. */
  readonly rows: readonly ContactRowFragment[];
  /** How many the view holds. */
  readonly totalCount: number;
  readonly refetch: () => Promise<unknown>;
  readonly hasMore?: boolean;
  readonly onMore?: () => void;
  readonly moreFailed?: boolean;
  /** Turns the pages. */
  readonly children?: ReactNode;
}

/** The list with its tools: search, what is done with the selected ones, the table, the size of pages. */
export function ContactBody(props: ContactBodyProps) {
  const { view, rows, totalCount, refetch, hasMore = false, onMore, moreFailed = false, children } = props;
  const { url, change } = useUrl(contactsUrl);
  const views = useContactViews(view);
  const selection = useSelection(rows);
  const search = useRef<HTMLInputElement>(null);
  const { refetch: refetchViews } = views;
  const refetchAll = useCallback(() => Promise.all([refetch(), refetchViews()]), [refetch, refetchViews]);
  const readAnew = useOfficeRefetch('CONTACTS', refetchAll);
  const actions = useContactActions(readAnew);
  const keys = useContactKeys({ rows, selection, actions, search, onMore });
  const { receive, named } = useContactDrag();
  const { move, nameOf } = actions;
  useEffect(() => {
    receive((contactId, groupId) => {
      const group = views.groups.find(({ id }) => id === groupId);
      const dragged = selection.ids.has(contactId)
        ? selection.rows
        : rows.filter(({ id }) => id === contactId);
      if (group) void move(group, dragged, true);
    });
    named(new Map(views.groups.map(({ id, name }) => [id, name])));
    return () => receive(null);
  }, [receive, named, move, rows, selection, views.groups]);
  return (
    <>
      <ContactToolbar
        view={view}
        group={views.group}
        groups={views.groups}
        selection={selection}
        totalCount={totalCount}
        actions={actions}
        search={search}
        help={keys.help}
      />
      <SampleNote app="CONTACTS" refetch={readAnew} />
      {rows.length === 0 ? (
        <EmptyContacts view={view} refetch={readAnew} />
      ) : (
        <div {...keys.rowsProps} className={styles.rows}>
          <ContactTable
            rows={rows}
            totalCount={totalCount}
            selection={selection}
            currentId={keys.current?.id}
            actions={actions}
            dragName={(contact) => nameOf(selection.ids.has(contact.id) ? selection.rows : [contact])}
            hasMore={hasMore}
            onMore={onMore}
            moreFailed={moreFailed}
          />
        </div>
      )}
      {totalCount > 0 ? (
        <footer className={styles.foot}>
          <SizeChoice />
          {children}
        </footer>
      ) : null}
      {url.dialog === 'import' ? (
        <ImportDrawer onClose={() => change({ dialog: null })} refetch={readAnew} />
      ) : null}
    </>
  );
}
