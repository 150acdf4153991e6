import { useEffect, useRef, useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import { useIncidentActions } from '../actions/useIncidentActions.ts';
import { deskId, type ReportUrlState } from '../hooks/useReportUrl.ts';
import { isFiltered } from '../reportUrl.ts';
import { deskVariables, type SiteIds } from '../reportVariables.ts';
import { DeskFilters } from './DeskFilters.tsx';
import { DeskPager } from './DeskPager.tsx';
import { DeskStrip } from './DeskStrip.tsx';
import { EmptyDesk } from './EmptyDesk.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './IncidentDesk.module.css';
import { IncidentTable } from './IncidentTable.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { useDeskPage } from './useDeskPage.ts';
import { useEngaged } from './useEngaged.ts';
import { useSelection } from './useSelection.ts';

interface IncidentDeskProps extends ReportUrlState {
  readonly siteIds: SiteIds;
}

/** The incidents themselves, filtered by the address: where every number of the dashboards leads. */
export function IncidentDesk({ siteIds, ...state }: IncidentDeskProps) {
  const { url, change } = state;
  const t = useTexts('incident-report');
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [arrivedFiltered] = useState(isFiltered(url) || location.hash === `#${deskId}`);
  const { engaged, handlers } = useEngaged();
  const page = useDeskPage(url, siteIds, engaged);
  const rows = page.rows ?? [];
  const selection = useSelection(rows);
  const actions = useIncidentActions();

  useEffect(() => {
    if (arrivedFiltered) frame.current?.scrollIntoView();
  }, [arrivedFiltered]);

  return (
    <div id={deskId} ref={frame} className={styles.desk}>
      <Widget
        title={t('desk.title')}
        subtitle={
          page.rows
            ? t('desk.count', { count: page.totalCount, shown: format.number(page.totalCount) })
            : null
        }
        actions={<ExportButton variables={deskVariables(url, siteIds)} />}
        flush
        footer={<DeskPager page={page} url={url} change={change} />}
      >
        <DeskFilters url={url} change={change} siteIds={siteIds} />
        <div {...handlers}>
          <DeskStrip page={page} selection={selection} actions={actions} change={change} />
          {page.error ? (
            <ErrorState
              text={page.error.message}
              onRetry={url.after.length > 0 ? () => change({ after: null }) : page.retry}
            />
          ) : page.rows === undefined ? (
            <div className={styles.loading}>
              <BodySkeleton height={480} />
            </div>
          ) : rows.length === 0 ? (
            <EmptyDesk {...state} />
          ) : (
            <IncidentTable
              rows={rows}
              selection={selection}
              actions={actions}
              busy={page.loading}
              {...state}
            />
          )}
        </div>
      </Widget>
      <KeyHelp open={url.help} mayAct={actions.mayAct} onClose={() => change({ help: null })} />
    </div>
  );
}
