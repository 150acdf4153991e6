import { Star, StarEmpty, Trash } from '@blueprintjs/icons';
import { type MouseEvent, type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { writePath } from '~/apps/mail/paths.ts';
import { useDragRow } from '~/features/office/drag/dragRows.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { IconButton } from '~/shell/ui/Button.tsx';
import { keepTextUnmarked, SelectBox } from '~/shell/ui/SelectBox.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { contactsUrl } from '../contactsUrl.ts';
import { fullName } from '../fullName.ts';
import type { ContactActions } from '../useContactActions.ts';
import type { ContactRowFragment } from './ContactRow.generated.ts';
import styles from './ContactTable.module.css';

interface ContactRowProps {
  /** Measures the row where it is drawn. */
  readonly measure: (row: HTMLTableRowElement | null) => void;
  readonly contact: ContactRowFragment;
  /** Its place in the list, and the pixels from the list's beginning to it. */
  readonly index: number;
  readonly start: number;
  readonly selected: boolean;
  readonly onToggle: (range: boolean) => void;
  readonly actions: ContactActions;
  readonly dragName: string;
}

function Cell({ column, children }: { readonly column: string; readonly children: ReactNode }) {
  return (
    <td data-column={column} data-empty={children ? undefined : true}>
      {children}
    </td>
  );
}

/** A line of the table: a click opens the contact, a drag takes it, or all that are selected, onto a group. */
export function ContactRow(props: ContactRowProps) {
  const { measure, contact, index, start, selected, onToggle, actions, dragName } = props;
  const { id, name, lastName, company, jobTitle, email, phone, avatar, starred, removable } = contact;
  const t = useTexts('contacts');
  const { url, change, linkTo } = useUrl(contactsUrl);
  const { ref: dragRef, ...drag } = useDragRow({ id, name: dragName });
  const ref = useCallback(
    (row: HTMLTableRowElement | null) => {
      measure(row);
      const letGo = dragRef(row);
      return () => {
        letGo?.();
        measure(null);
      };
    },
    [measure, dragRef],
  );
  const called = fullName(contact);
  const open = ({ target, shiftKey }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
    if (shiftKey) onToggle(true);
    else change({ contact: id }, { step: true });
  };
  return (
    <tr
      {...drag}
      ref={ref}
      className={styles.row}
      style={{ insetBlockStart: start }}
      data-index={index}
      data-row={id}
      data-selected={selected || undefined}
      aria-rowindex={index + 2}
      aria-current={url.contact === id || undefined}
      onClick={open}
      onMouseDownCapture={keepTextUnmarked}
    >
      <td className={styles.check}>
        <SelectBox label={t('select', { name: called })} checked={selected} onToggle={onToggle} />
      </td>
      <th scope="row" data-column="name">
        <Avatar name={called} picture={avatar} />
        <Link
          to={linkTo({ contact: id })}
          className={styles.open}
          data-row-open
          aria-label={called}
          preventScrollReset
        >
          <bdi className={styles.first}>{name}</bdi>
          <bdi className={styles.whole}>{called}</bdi>
        </Link>
      </th>
      <Cell column="lastName">{lastName && <bdi>{lastName}</bdi>}</Cell>
      <Cell column="company">{company && <bdi>{company}</bdi>}</Cell>
      <Cell column="jobTitle">{jobTitle && <bdi>{jobTitle}</bdi>}</Cell>
      <Cell column="email">
        {email && (
          <Link to={writePath(email)} dir="ltr" title={t('write', { name: called })}>
            {email}
          </Link>
        )}
      </Cell>
      <Cell column="phone">
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {phone}
          </a>
        )}
      </Cell>
      <td className={styles.tools}>
        <IconButton
          icon={starred ? <Star aria-hidden="true" /> : <StarEmpty aria-hidden="true" />}
          label={t(starred ? 'unstarOne' : 'starOne', { name: called })}
          aria-pressed={starred}
          onClick={() => void actions.star([contact], !starred)}
        />
        {removable ? (
          <IconButton
            icon={<Trash aria-hidden="true" />}
            label={t('removeOne', { name: called })}
            onClick={() => void actions.remove([contact])}
          />
        ) : null}
      </td>
    </tr>
  );
}
