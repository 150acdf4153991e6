import { Comment, Help } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { CancelProgress } from '~/shell/ui/CancelProgress.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import type { DeskState } from '../desk.ts';
import styles from './IncidentDesk.module.css';
import type { IncidentRowFragment } from './IncidentRow.generated.ts';
import { useFreshRows } from './useFreshRows.ts';
import type { IncidentList } from './useIncidentList.ts';

interface DeskStripProps extends Pick<DeskState, 'change' | 'actions'> {
  readonly list: IncidentList;
  readonly selection: Selection<IncidentRowFragment>;
  /** Shows what has come and gone meanwhile. */
  readonly onShow: () => void;
  /** Asks for a note on the selection. */
  readonly onNote: () => void;
}

/**
 * The line above the table: what may be done with the selection, and rows that wait. It is always there, so that the
 * rows below it never move when something is selected; on small screens the actions lie over the lower edge.
 */
export function DeskStrip({ list, selection, actions, change, onShow, onNote }: DeskStripProps) {
  const t = useTexts('desk');
  const selected = useFreshRows(selection.rows);
  const { arrived, departed } = list;
  return (
    <div className={styles.strip}>
      <span className={styles.hint} data-over={selected.length > 0 || undefined}>
        {t(actions.mayAct ? 'desk.hint' : 'desk.readOnly')}
      </span>
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
        <Button
          kind="quiet"
          icon={<Help aria-hidden="true" />}
          onClick={() => change({ help: true }, { step: true })}
        >
          {t('keys.title')}
        </Button>
      </div>
    </div>
  );
}
