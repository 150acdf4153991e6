import { CaretDown, Cross, Envelope, EyeOpen, Trash } from '@blueprintjs/icons';
import { type Ref, useEffect, useRef } from 'react';
import { ListKeyHelp } from '~/features/office/ListKeyHelp.tsx';
import type { ListKeys } from '~/features/office/useListKeys.ts';
import { isTooShort } from '~/resolvers/mail/mailSearch.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { SelectionBar } from '~/shell/ui/SelectionBar.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { mailUrl } from '../mailUrl.ts';
import type { MailView } from '../paths.ts';
import type { MailActions } from '../useMailActions.ts';
import { useMailViews } from '../views/useMailViews.ts';
import { choices, chosen } from './choose.rules.ts';
import { discard } from './discard.ts';
import { LabelButton } from './LabelButton.tsx';
import styles from './MailList.module.css';
import type { MailRowFragment } from './MailRow.generated.ts';
import { MarkButton } from './MarkButton.tsx';
import { MoveButton } from './MoveButton.tsx';

type Mails = readonly MailRowFragment[];

interface MailToolbarProps {
  readonly view: MailView;
  readonly rows: Mails;
  readonly total: number;
  readonly selection: Selection<MailRowFragment>;
  readonly actions: MailActions;
  readonly search: Ref<HTMLInputElement>;
  readonly help: ListKeys<MailRowFragment>['help'];
}

/** Searches, selects, and says what may be done with what is selected. Its height stays, whatever it shows. */
export function MailToolbar({ view, rows, total, selection, actions, search, help }: MailToolbarProps) {
  const t = useTexts('mail');
  const { url, change } = useUrl(mailUrl);
  const count = selection.rows.length;
  const all = isTooShort(url.search) ? t('list.tooShort') : t('count', { count: total });
  return (
    <div className={styles.bars}>
      <div className={styles.bar}>
        <SearchInput
          ref={search}
          className={styles.search}
          label={t('list.search')}
          value={url.search}
          onSearch={(text) => change({ search: text })}
        />
        <ListKeyHelp help={help} />
      </div>
      <div className={styles.bar}>
        <SelectMenu rows={rows} selection={selection} />
        <SelectionBar label={t('list.selection')} active={count > 0}>
          <p role="status">{count > 0 ? t('list.selected', { count }) : all}</p>
          <SelectionButtons mails={selection.rows} actions={actions} />
          <IconButton
            icon={<Cross aria-hidden="true" />}
            label={t('list.clearSelection')}
            onClick={() => selection.clear()}
          />
        </SelectionBar>
        {count > 0 ? null : (
          <span className={styles.count}>
            {all}
            {view.kind === 'folder' ? null : <span>{t('views.without')}</span>}
          </span>
        )}
      </div>
    </div>
  );
}

/** The box over all rows, and the menu beside it. */
function SelectMenu({ rows, selection }: Pick<MailToolbarProps, 'rows' | 'selection'>) {
  const t = useTexts('mail');
  const box = useRef<HTMLInputElement>(null);
  const some = selection.rows.length > 0 && !selection.all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <div className={styles.select}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('select.all')}
        checked={selection.all}
        disabled={rows.length === 0}
        onChange={() => selection.toggleAll()}
      />
      <MenuButton
        label={t('select.label')}
        items={choices.map((choice) => ({
          id: choice,
          label: t(`select.${choice}`),
          onSelect: () => {
            selection.clear();
            selection.add(chosen(choice, rows));
          },
        }))}
      >
        <CaretDown aria-hidden="true" />
      </MenuButton>
    </div>
  );
}

/** What may be done with the selected mails. */
function SelectionButtons({ mails, actions }: { readonly mails: Mails; readonly actions: MailActions }) {
  const t = useTexts('mail');
  const { folders } = useMailViews();
  const inTrash = mails.length > 0 && mails.every(({ folder }) => folder.handle === 'trash');
  return (
    <>
      <IconButton
        icon={<EyeOpen aria-hidden="true" />}
        label={t('action.read')}
        onClick={() => void actions.mark(mails, 'read', true)}
      />
      <IconButton
        icon={<Envelope aria-hidden="true" />}
        label={t('action.unread')}
        onClick={() => void actions.mark(mails, 'read', false)}
      />
      <MarkButton mails={mails} actions={actions} />
      <MoveButton mails={mails} onMove={(folder) => void actions.move(mails, folder)} />
      <LabelButton mails={mails} actions={actions} />
      <IconButton
        icon={<Trash aria-hidden="true" />}
        label={t(inTrash ? 'action.delete' : 'action.trash')}
        onClick={() => void discard(mails, folders, actions)}
      />
    </>
  );
}
