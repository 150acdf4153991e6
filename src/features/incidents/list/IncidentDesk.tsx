import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useEngaged } from '~/shell/ui/useEngaged.ts';
import { useSelection } from '~/shell/ui/useSelection.ts';
import { useWideKeys } from '~/shell/ui/useWideKeys.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import { AssignDialog } from '../actions/AssignDialog.tsx';
import { NoteDialog } from '../actions/NoteDialog.tsx';
import { RefusalDialog } from '../actions/RefusalDialog.tsx';
import type { DeskState } from '../desk.ts';
import { deskVariables, isFiltered, type SiteIds } from '../deskUrl.ts';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { DeskFilters } from '../filter/DeskFilters.tsx';
import { useAttention } from '../useAttention.ts';
import { DeskKeyHelp } from './DeskKeyHelp.tsx';
import { DeskStrip } from './DeskStrip.tsx';
import { EmptyDesk } from './EmptyDesk.tsx';
import styles from './IncidentDesk.module.css';
import { IncidentTable } from './IncidentTable.tsx';
import { useDeskCommands } from './useDeskCommands.ts';
import { useIncidentList } from './useIncidentList.ts';

export const deskId = 'incidents';

interface IncidentDeskProps extends DeskState {
  readonly siteIds?: SiteIds;
  /** It is what the page is for: the table is as high as the screen allows, and keys work wherever nothing has the focus. */
  readonly whole?: boolean;
}

/**
 * The incidents themselves, filtered by the address: where every number of the dashboards leads. The screen's route
 * begins `IncidentDeskDocument`.
 */
export function IncidentDesk(props: IncidentDeskProps) {
  return (
    <DataBoundary
      skeleton={
        <EmptyFrame {...props}>
          <div className={styles.loading}>
            <BodySkeleton height={480} />
          </div>
        </EmptyFrame>
      }
      failed={(error, retry) => (
        <EmptyFrame {...props}>
          <ErrorState error={error} onRetry={retry} />
        </EmptyFrame>
      )}
    >
      <Desk {...props} />
    </DataBoundary>
  );
}

/** What stands there without incidents: they can be filtered differently. */
function EmptyFrame({ siteIds, whole, children }: IncidentDeskProps & { readonly children: ReactNode }) {
  const t = useTexts('desk');
  return (
    <div id={deskId} className={styles.desk}>
      <Card whole={whole} title={t('desk.title')}>
        <DeskFilters siteIds={siteIds} search={null} />
        {children}
      </Card>
    </div>
  );
}

interface CardProps {
  readonly whole?: boolean | undefined;
  readonly title: string;
  readonly subtitle?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The card of the table. Where the table is the whole page its head is the page's, which leaves room for rows. */
function Card({ whole = false, title, children, ...head }: CardProps) {
  if (!whole)
    return (
      <Widget title={title} {...head} flush>
        {children}
      </Widget>
    );
  return (
    <section className={styles.card} aria-label={title}>
      {children}
    </section>
  );
}

function Desk({ siteIds, whole = false, ...state }: IncidentDeskProps) {
  const { url, change, actions } = state;
  const t = useTexts('desk');
  const format = useFormat();
  const desk = useRef<HTMLDivElement>(null);
  const rowsArea = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [arrivedFiltered] = useState(!whole && (isFiltered(url) || location.hash === `#${deskId}`));
  const { engaged, noticeFocus, handlers } = useEngaged();
  const [scrolled, setScrolled] = useState(false);
  const [selecting, setSelecting] = useState(false);
  const [opened, setOpened] = useState(url.incident !== null);
  const list = useIncidentList(engaged || scrolled || selecting || opened);
  const { rows } = list;
  const selection = useSelection(rows);
  useAttention(url.incident, selection.ids);
  if (selecting !== selection.ids.size > 0) setSelecting(!selecting);
  const show = () => {
    list.release();
    frame.current?.scrollTo({ top: 0 });
  };
  const onSearch = () => search.current?.focus();
  const [wide, setWide] = useWideKeys();
  const scope = whole && wide ? 'page' : 'rows';
  const commands = useDeskCommands({
    scope,
    table: frame,
    rows,
    list,
    selection,
    onShow: show,
    onSearch,
    ...state,
  });
  const { asking, closeAsking } = commands;

  // Whoever closes an incident goes on in its row: the rows stay until the focus is there, which holds them.
  const isOpen = url.incident !== null;
  if (isOpen && !opened) setOpened(true);
  useEffect(() => {
    if (isOpen || !opened) return;
    setOpened(false);
    noticeFocus(rowsArea.current);
  }, [isOpen, opened, noticeFocus]);

  useEffect(() => {
    if (arrivedFiltered) desk.current?.scrollIntoView();
  }, [arrivedFiltered]);

  return (
    <div id={deskId} ref={desk} className={styles.desk}>
      <Card
        whole={whole}
        title={t('desk.title')}
        subtitle={t('desk.count', { count: list.totalCount, shown: format.number(list.totalCount) })}
        actions={<ExportMenu variables={deskVariables(url, siteIds)} url={url} count={list.totalCount} />}
      >
        <DeskFilters siteIds={siteIds} search={search} />
        <div ref={rowsArea} {...handlers} data-desk="" aria-busy={list.stale}>
          <DeskStrip
            list={list}
            selection={selection}
            actions={actions}
            url={url}
            change={change}
            onShow={show}
            onNote={commands.askNote}
            whole={whole}
          />
          {rows.length === 0 ? (
            <EmptyDesk url={url} change={change} />
          ) : (
            <IncidentTable
              rows={rows}
              list={list}
              selection={selection}
              current={commands.current}
              onCurrent={commands.setCurrent}
              wanted={commands.wanted}
              frame={frame}
              onScrolled={setScrolled}
              tall={whole}
              {...state}
            />
          )}
        </div>
      </Card>
      <DeskKeyHelp
        open={url.help}
        mayAct={actions.mayAct}
        wide={whole ? { checked: wide, onChange: setWide } : null}
        onClose={() => change({ help: false })}
      />
      <RefusalDialog actions={actions} />
      {asking?.kind === 'assign' ? (
        <AssignDialog targets={asking.targets} actions={actions} onClose={closeAsking} />
      ) : null}
      {asking?.kind === 'note' ? (
        <NoteDialog targets={asking.targets} actions={actions} onClose={closeAsking} />
      ) : null}
    </div>
  );
}
