import { type ReactNode, useRef } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { BodySkeleton, PageSkeleton } from '~/shell/ui/Skeleton.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import { deskId, type IncidentDeskProps } from '../desk.ts';
import { deskVariables } from '../deskUrl.ts';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { DeskFilters } from '../filter/DeskFilters.tsx';
import { DeskBody } from './DeskBody.tsx';
import { IncidentDeskDocument } from './IncidentDesk.generated.ts';
import styles from './IncidentDesk.module.css';

/**
 * The incidents themselves, filtered by the address: where every number of the dashboards leads. The screen's route
 * begins `IncidentDeskDocument`. The filters stand before the answer does, and stay when it comes: a popup that is open
 * there, and a word that is half typed.
 */
export function IncidentDesk(props: IncidentDeskProps) {
  const { siteIds, ...desk } = props;
  const t = useTexts('desk');
  const search = useRef<HTMLInputElement>(null);
  const filters = <DeskFilters siteIds={siteIds} search={search} />;
  const body = (
    <DataBoundary
      skeleton={
        <div className={styles.loading}>{desk.whole ? <PageSkeleton /> : <BodySkeleton height={480} />}</div>
      }
    >
      <DeskBody {...desk} search={search} />
    </DataBoundary>
  );
  return (
    <div id={deskId} className={styles.desk}>
      {desk.whole ? (
        <section className={styles.card} aria-label={t('desk.title')}>
          {filters}
          {body}
        </section>
      ) : (
        <Widget
          title={t('desk.title')}
          subtitle={
            <Answered meanwhile={'\u00a0'}>
              <DeskCount />
            </Answered>
          }
          actions={
            <Answered
              meanwhile={
                <ExportMenu variables={deskVariables(desk.url, siteIds)} url={desk.url} count={null} />
              }
            >
              <DeskExport {...props} />
            </Answered>
          }
          flush
        >
          {filters}
          {body}
        </Widget>
      )}
    </div>
  );
}

/** What of the card's head waits for the incidents. */
const Answered = ({
  meanwhile,
  children,
}: {
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}) => (
  <DataBoundary skeleton={meanwhile} failed={() => meanwhile}>
    {children}
  </DataBoundary>
);

function DeskCount() {
  const t = useTexts('desk');
  const format = useFormat();
  const { totalCount } = usePreloaded(IncidentDeskDocument).data.incidents;
  return t('desk.count', { count: totalCount, shown: format.number(totalCount) });
}

function DeskExport({ siteIds, url }: IncidentDeskProps) {
  const { totalCount } = usePreloaded(IncidentDeskDocument).data.incidents;
  return <ExportMenu variables={deskVariables(url, siteIds)} url={url} count={totalCount} />;
}
