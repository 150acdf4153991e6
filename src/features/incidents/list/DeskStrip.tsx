import { Comment } from '@blueprintjs/icons';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { CancelProgress } from '~/shell/ui/CancelProgress.tsx';
import { ClearFilters } from '~/shell/ui/ClearFilters.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import type { DeskState } from '../desk.ts';
import { isFiltered, noFilters } from '../deskUrl.ts';
import { StormFilter } from '../filter/StormFilter.tsx';
import styles from './IncidentDesk.module.css';
import type { IncidentRowFragment } from './IncidentRow.generated.ts';
import { KeysButton } from './KeysButton.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { useFreshRows } from './useFreshRows.ts';
import type { IncidentList } from './useIncidentList.ts';

interface DeskStripProps extends Pick<DeskState, 'url' | 'change' | 'actions'> {
  readonly list: IncidentList;
  readonly selection: Selection<IncidentRowFragment>;
  /** Shows what has come and gone meanwhile. */
  readonly onShow: () => void;
  /** Asks for a note on the selection. */
  readonly onNote: () => void;
  /** It is the head of the whole table: it says how many incidents there are. */
  readonly whole: boolean;
}

/**
 * The line above the table: what may be done with the selection, and rows that wait. It is always there, so that the
 * rows below it never move when something is selected; on small screens the actions lie over the lower edge.
 */
export function DeskStrip(props: DeskStripProps) {
  const { list, selection, actions, url, change, onShow, onNote, whole } = props;
  const format = useFormat();
  const t = useTexts('desk');
  const selected = useFreshRows(selection.rows);
  const { arrived, departed } = list;
  const waiting = arrived + departed;
  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        {whole ? (
          <strong>
            {t('desk.count', { count: list.totalCount, shown: format.number(list.totalCount) })}
          </strong>
        ) : null}
        <span className={styles.hint} data-over={selected.length > 0 || waiting > 0 || undefined}>
          {t(actions.mayAct ? 'desk.hint' : 'desk.readOnly')}
        </span>
      </div>
      {selected.length > 0 ? (
        <div className={styles.selection}>
          <strong>{t('desk.selected', { count: selected.length })}</strong>
          <ActionButtons targets={selected} actions={actions} />
          {actions.mayAct ? (
            <Button icon={<Comment aria-hidden="true" />} disabled={actions.busy} onClick={onNote}>
              {t('action.NOTE')}
            </Button>
          ) : null}
          {actions.progress && actions.progress.total > 100 ? (
            <CancelProgress progress={actions.progress} onCancel={actions.cancel} />
          ) : null}
          <Button kind="quiet" onClick={() => selection.clear()}>
            {t('desk.clearSelection')}
          </Button>
        </div>
      ) : null}
      <div className={styles.actions}>
        <span role="status">
          {arrived > 0 ? (
            <Button kind="primary" onClick={onShow}>
              {t('desk.waiting', { count: arrived })}
            </Button>
          ) : departed > 0 ? (
            <Button onClick={onShow}>{t('desk.departed', { count: departed })}</Button>
          ) : null}
        </span>
        <div className={styles.shown} data-over={selected.length > 0 || undefined}>
          <ClearFilters
            active={isFiltered(url)}
            onClear={() => change({ ...noFilters, incident: url.incident })}
          >
            {t('filter.clear')}
          </ClearFilters>
          <StormFilter url={url} change={change} />
          <OrderChoice url={url} change={change} />
        </div>
        {whole ? null : <KeysButton change={change} />}
      </div>
    </div>
  );
}
