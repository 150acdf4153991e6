import type { MouseEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import { IncidentStateBadge, SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Moment } from '~/shell/ui/Moment.tsx';
import { keepTextUnmarked, SelectBox } from '~/shell/ui/SelectBox.tsx';
import { EscalationTimer } from '../escalation/EscalationTimer.tsx';
import { MemberName } from '../MemberName.tsx';
import styles from './IncidentDesk.module.css';
import type { IncidentRowFragment } from './IncidentRow.generated.ts';
import { RowPicture } from './RowPicture.tsx';
import type { RowPictures } from './rowPictures.ts';
import { useFreshRow } from './useFreshRows.ts';

interface IncidentRowProps {
  readonly ref: Ref<HTMLTableRowElement>;
  readonly row: IncidentRowFragment;
  /** Its place in the list, and the pixels from the list's beginning to it. */
  readonly index: number;
  readonly start: number;
  readonly selectable: boolean;
  readonly selected: boolean;
  /** The row that the keyboard is on: its controls alone are stops of Tab. */
  readonly current: boolean;
  readonly open: boolean;
  /** The address of the incidents folded into it. */
  readonly toChildren: string;
  readonly pictures: RowPictures;
  readonly onCurrent: (id: string) => void;
  readonly onToggle: (id: string, range: boolean) => void;
  readonly onOpen: (id: string) => void;
}

/** A line of the incident table. What happens to the incident is seen at once; its place stays. */
export function IncidentRow(props: IncidentRowProps) {
  const { ref, index, start, selectable, selected, current, open, toChildren, pictures } = props;
  const { onCurrent, onToggle, onOpen } = props;
  const row = useFreshRow(props.row);
  const t = useTexts('desk');
  const tabIndex = current ? 0 : -1;
  const choose = ({ target, currentTarget, shiftKey }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
    if (shiftKey && selectable) return onToggle(row.id, true);
    // The focus comes back here when the incident is closed.
    currentTarget.querySelector('button')?.focus({ preventScroll: true });
    onOpen(row.id);
  };
  return (
    <tr
      ref={ref}
      className={styles.row}
      style={{ insetBlockStart: start }}
      data-index={index}
      data-selectable={selectable || undefined}
      data-selected={selected || undefined}
      data-current={current || undefined}
      aria-rowindex={index + 2}
      aria-current={open || undefined}
      onMouseDown={keepTextUnmarked}
      onClick={choose}
      onFocus={() => onCurrent(row.id)}
    >
      {selectable ? (
        <td className={styles.check}>
          <SelectBox
            tabIndex={tabIndex}
            label={t('desk.select', { number: row.number })}
            checked={selected}
            onToggle={(range) => onToggle(row.id, range)}
          />
        </td>
      ) : null}
      <th scope="row">
        <button
          type="button"
          className={styles.number}
          tabIndex={tabIndex}
          data-incident={row.id}
          onClick={() => onOpen(row.id)}
        >
          #{row.number}
        </button>
      </th>
      <td>
        <SeverityBadge severity={row.severity} />
      </td>
      <td className={styles.pictured}>
        <RowPicture incidentId={row.id} ofCamera={row.camera !== null} pictures={pictures} />
        <span className={styles.place}>
          <span className={styles.line}>
            <bdi>{row.camera?.name ?? t('desk.wholeSite')}</bdi>
          </span>
          <span className={`${styles.line} ${styles.muted}`}>
            <bdi>{row.site.name}</bdi>
          </span>
        </span>
      </td>
      <td className={styles.worked}>
        <span className={styles.place}>
          <IncidentStateBadge state={row.state} plain />
          {row.assignee ? (
            <span className={`${styles.line} ${styles.muted}`}>
              <MemberName member={row.assignee} />
            </span>
          ) : null}
        </span>
      </td>
      <td>
        <span className={styles.place}>
          <Moment at={row.raisedAt} />
          <EscalationTimer incident={row} />
        </span>
      </td>
      <td className={styles.summary}>
        <span className={styles.line} title={row.summary}>
          <bdi>{row.summary}</bdi>
        </span>
        <span className={styles.muted}>
          {t(`kind.${row.kind}`)}
          {row.childCount > 0 ? (
            <>
              {' · '}
              <Link to={toChildren} tabIndex={tabIndex}>
                {t('desk.children', { count: row.childCount })}
              </Link>
            </>
          ) : null}
        </span>
      </td>
    </tr>
  );
}
