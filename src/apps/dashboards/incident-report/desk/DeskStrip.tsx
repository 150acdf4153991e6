import { Help } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import type { IncidentActions } from '../actions/useIncidentActions.ts';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import styles from './IncidentDesk.module.css';
import type { DeskPage } from './useDeskPage.ts';
import type { Selection } from './useSelection.ts';

interface DeskStripProps extends Pick<ReportUrlState, 'change'> {
  readonly page: DeskPage;
  readonly selection: Selection;
  readonly actions: IncidentActions;
}

/**
 * The line above the table: what may be done with the selection, and rows that wait. It is always there, so that the
 * rows below it never move when something is selected.
 */
export function DeskStrip({ page, selection, actions, change }: DeskStripProps) {
  const t = useTexts('incident-report');
  const selected = selection.rows.length;
  return (
    <div className={styles.strip}>
      <div className={styles.actions}>
        {selected > 0 ? (
          <>
            <strong>{t('desk.selected', { count: selected })}</strong>
            <ActionButtons targets={selection.rows} actions={actions} />
            <Button kind="quiet" onClick={() => selection.setAll(false)}>
              {t('desk.clearSelection')}
            </Button>
          </>
        ) : (
          <span className={styles.muted}>{t(actions.mayAct ? 'desk.hint' : 'desk.readOnly')}</span>
        )}
      </div>
      <div className={styles.actions}>
        <span role="status">
          {page.waiting > 0 ? (
            <Button kind="primary" onClick={page.release}>
              {t('desk.waiting', { count: page.waiting })}
            </Button>
          ) : null}
        </span>
        <Button
          kind="quiet"
          icon={<Help aria-hidden="true" />}
          onClick={() => change({ help: 'keys' }, { step: true })}
        >
          {t('keys.title')}
        </Button>
      </div>
    </div>
  );
}
