import type { RefObject } from 'react';
import { ListKeyHelp } from '~/features/office/ListKeyHelp.tsx';
import type { ListKeys } from '~/features/office/useListKeys.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import styles from '../Contacts.module.css';
import { contactFilter, contactOrder, contactsUrl } from '../contactsUrl.ts';
import { ExportMenu } from '../transfer/ExportMenu.tsx';
import type { ContactActions } from '../useContactActions.ts';
import { GroupMenu } from '../views/GroupMenu.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { ContactRowFragment } from './ContactRow.generated.ts';

interface ContactToolbarProps {
  readonly view: string;
  /** The group that is shown; null for the views that everybody has. */
  readonly group: { readonly id: string; readonly name: string } | null;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly selection: Selection<ContactRowFragment>;
  readonly totalCount: number;
  readonly actions: ContactActions;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly help: ListKeys<ContactRowFragment>['help'];
}

/** Above the list: which view it is and how many it holds, the search, what is done with the whole view. */
export function ContactToolbar(props: ContactToolbarProps) {
  const { view, group, groups, selection, totalCount, actions, search, help } = props;
  const t = useTexts('contacts');
  const f = useFormat();
  const { url, change } = useUrlControl(contactsUrl);
  return (
    <div className={styles.toolbar}>
      <search className={styles.search}>
        <SearchInput
          ref={search}
          label={t('search')}
          value={url.search}
          onSearch={(text) => change({ search: text })}
        />
      </search>
      {selection.rows.length > 0 ? (
        <BulkBar selection={selection} groups={groups} actions={actions} />
      ) : (
        <div className={styles.tools}>
          <p className={styles.count} role="status">
            {t('contacts', { count: totalCount, number: f.number(totalCount) })}
          </p>
          {group ? <GroupMenu group={group} actions={actions} /> : null}
          {totalCount > 0 ? (
            <ExportMenu filter={contactFilter(view, url)} orderBy={contactOrder(url)} />
          ) : null}
        </div>
      )}
      <ListKeyHelp help={help} />
    </div>
  );
}
