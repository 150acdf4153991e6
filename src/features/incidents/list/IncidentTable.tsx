import { type RefObject, useEffect } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { ScrollRegion } from '~/shell/ui/ScrollRegion.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { BEYOND, useVirtualRows } from '~/shell/ui/useVirtualRows.ts';
import type { DeskState } from '../desk.ts';
import styles from './IncidentDesk.module.css';
import type { IncidentRowFragment } from './IncidentRow.generated.ts';
import { IncidentRow } from './IncidentRow.tsx';
import { TableHead } from './TableHead.tsx';
import type { WantedRow } from './useDeskCommands.ts';
import type { IncidentList } from './useIncidentList.ts';
import { useRowPictures } from './useRowPictures.ts';

interface IncidentTableProps extends Pick<DeskState, 'url' | 'change' | 'toDesk' | 'actions'> {
  readonly rows: readonly IncidentRowFragment[];
  readonly list: IncidentList;
  readonly selection: Selection<IncidentRowFragment>;
  /** It takes the focus of the table. */
  readonly current: IncidentRowFragment | undefined;
  readonly onCurrent: (id: string) => void;
  /** The row that is to take the focus now. */
  readonly wanted: WantedRow | null;
  /** What scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onScrolled: (scrolled: boolean) => void;
  /** As high as the screen allows. */
  readonly tall: boolean;
}

/** Pixels of a row of the table; a card of narrow screens measures itself. */
const ROW = 44;

/** The table of incidents: of however many, only those in sight are drawn. */
export function IncidentTable(props: IncidentTableProps) {
  const { rows, list, selection, actions, current, onCurrent, wanted, frame, onScrolled, tall } = props;
  const { url, change, toDesk } = props;
  const t = useTexts('desk');
  const virtual = useVirtualRows({ rows, frame, rowHeight: ROW, currentId: current?.id });
  const items = virtual.getVirtualItems();
  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {};
  const resting = virtual.isScrolling ? [] : rows.slice(startIndex, endIndex + 1).map(({ id }) => id);
  const pictures = useRowPictures(resting);
  const last = items.at(-1)?.index ?? 0;
  const { hasMore, more, moreFailed } = list;
  useEffect(() => {
    if (hasMore && !moreFailed && last >= rows.length - BEYOND) more();
  }, [hasMore, moreFailed, more, last, rows.length]);

  useEffect(() => {
    if (!wanted) return;
    frame.current?.querySelector<HTMLElement>(`[data-incident="${CSS.escape(wanted.id)}"]`)?.focus({
      preventScroll: !wanted.scroll,
    });
  }, [wanted, frame]);

  const [first] = rows;
  const begins = first?.id;
  useEffect(() => {
    // Another list begins at its beginning.
    if (begins !== undefined) frame.current?.scrollTo({ top: 0 });
    return () => onScrolled(false);
  }, [begins, frame, onScrolled]);

  return (
    <ScrollRegion
      ref={frame}
      label={t('desk.title')}
      className={`${styles.frame} ${tall ? styles.tall : ''}`}
      onScroll={({ currentTarget }) => onScrolled(currentTarget.scrollTop > 0)}
    >
      <table className={styles.table} aria-rowcount={list.totalCount + 1}>
        <caption className="sr-only">{t('desk.title')}</caption>
        <TableHead
          url={url}
          change={change}
          selectable={actions.mayAct}
          allSelected={selection.all}
          onAll={selection.toggleAll}
        />
        <tbody style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            return row ? (
              <IncidentRow
                key={row.id}
                ref={virtual.measureElement}
                row={row}
                index={index}
                start={start}
                selectable={actions.mayAct}
                selected={selection.ids.has(row.id)}
                current={row.id === current?.id}
                open={row.id === url.incident}
                pictures={pictures}
                toChildren={toDesk({ storm: row.id })}
                onCurrent={onCurrent}
                onToggle={selection.toggle}
                onOpen={(incident) => change({ incident }, { step: url.incident === null })}
              />
            ) : null;
          })}
        </tbody>
      </table>
      {hasMore ? (
        <p className={styles.more} role="status">
          {moreFailed ? <Button onClick={more}>{t('desk.moreFailed')}</Button> : t('desk.more')}
        </p>
      ) : null}
    </ScrollRegion>
  );
}
