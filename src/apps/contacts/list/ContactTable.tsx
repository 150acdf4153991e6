import { useEffect, useRef } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { ScrollRegion } from '~/shell/ui/ScrollRegion.tsx';
import { useMedia } from '~/shell/ui/useMedia.ts';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { BEYOND, useVirtualRows } from '~/shell/ui/useVirtualRows.ts';
import type { ContactActions } from '../useContactActions.ts';
import { ContactHead } from './ContactHead.tsx';
import type { ContactRowFragment } from './ContactRow.generated.ts';
import { ContactRow } from './ContactRow.tsx';
import styles from './ContactTable.module.css';

interface ContactTableProps {
  readonly rows: readonly ContactRowFragment[];
  /** How many there are, loaded or not. */
  readonly totalCount: number;
  readonly selection: Selection<ContactRowFragment>;
  /** The row that the keys are on. */
  readonly currentId: string | undefined;
  readonly actions: ContactActions;
  /** What is dragged when this row is: itself, or all that are selected. */
  readonly dragName: (contact: ContactRowFragment) => string;
  readonly hasMore: boolean;
  /** Reads on. */
  readonly onMore: (() => void) | undefined;
  readonly moreFailed: boolean;
}

/** Pixels of a row, of a card of narrow screens, and of one on a phone, in which each fact has its line. */
const ROW = 48;
const CARD = 101;
const PHONE_CARD = 157;

/** The height of a usual row: where it was guessed too low, rows would be drawn that nobody sees. */
function useRowHeight(): number {
  const cards = useMedia('(max-width: 771px)');
  const phone = useMedia('(max-width: 511px)');
  return phone ? PHONE_CARD : cards ? CARD : ROW;
}

/** The table of contacts: of however many, only those in sight are drawn. */
export function ContactTable(props: ContactTableProps) {
  const { rows, totalCount, selection, currentId, actions, dragName, hasMore, onMore, moreFailed } = props;
  const t = useTexts('contacts');
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows({ rows, frame, rowHeight: useRowHeight(), currentId });
  const items = virtual.getVirtualItems();
  const last = items.findLast(({ index }) => rows[index]?.id !== currentId)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !moreFailed && last >= rows.length - BEYOND) onMore?.();
  }, [hasMore, moreFailed, onMore, last, rows.length]);
  return (
    <ScrollRegion ref={frame} label={t('title')} className={styles.frame}>
      <table className={styles.table} aria-rowcount={totalCount + 1}>
        <caption className="sr-only">{t('title')}</caption>
        <ContactHead allSelected={selection.all} onAll={selection.toggleAll} />
        <tbody style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const contact = rows[index];
            return contact ? (
              <ContactRow
                key={contact.id}
                measure={virtual.measureElement}
                contact={contact}
                index={index}
                start={start}
                selected={selection.ids.has(contact.id)}
                onToggle={(range) => selection.toggle(contact.id, range)}
                actions={actions}
                dragName={dragName(contact)}
              />
            ) : null;
          })}
        </tbody>
      </table>
      {hasMore ? (
        <div className={styles.more} role="status">
          {moreFailed ? <Button onClick={onMore}>{t('again')}</Button> : t('loading')}
        </div>
      ) : null}
    </ScrollRegion>
  );
}
