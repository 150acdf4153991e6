import { Flag, Paperclip, Star, StarEmpty } from '@blueprintjs/icons';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useDragRow } from '~/features/office/drag/dragRows.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { LabelChips } from '~/shell/ui/LabelChips.tsx';
import { SelectBox } from '~/shell/ui/SelectBox.tsx';
import { shortName } from '../compose/addresses.rules.ts';
import { labelsOf } from '../views/labels.ts';
import type { MailRowFragment } from './MailRow.generated.ts';
import styles from './MailRow.module.css';
import { MailTime } from './MailTime.tsx';

interface MailRowProps {
  readonly mail: MailRowFragment;
  /** Where the row leads: the mail, or what is written on when it is a draft. */
  readonly to: string;
  readonly selected: boolean;
  /** It is shown beside the list. */
  readonly open: boolean;
  /** Both stay the same function, so that nothing is drawn anew but the row that changed. */
  readonly onToggle: (id: string, range: boolean) => void;
  readonly onStar: (mail: MailRowFragment) => void;
}

/** The people of a mail in a line: who wrote it, or whom the viewer wrote to. */
function usePeople({ folder, from, to }: MailRowFragment): string {
  const t = useTexts('mail');
  if (folder.handle !== 'sent' && folder.handle !== 'drafts') return shortName(from);
  if (to.length === 0) return t('row.toNobody');
  return t('row.to', { names: to.map(shortName).join(', ') });
}

function Row({ mail, to, selected, open, onToggle, onStar }: MailRowProps) {
  const t = useTexts('mail');
  const people = usePeople(mail);
  const { read, starred, important, hasAttachments, labels, preview, sentAt } = mail;
  const subject = mail.subject || t('noSubject');
  const drag = useDragRow({ id: mail.id, name: subject });
  return (
    <div
      {...drag}
      className={styles.row}
      data-unread={!read || undefined}
      data-selected={selected || undefined}
      data-open={open || undefined}
    >
      <SelectBox
        className={styles.box}
        label={t('row.select', { subject })}
        checked={selected}
        onToggle={(range) => onToggle(mail.id, range)}
      />
      <span className={styles.star} data-on={starred || undefined}>
        <IconButton
          icon={starred ? <Star aria-hidden="true" /> : <StarEmpty aria-hidden="true" />}
          label={t('row.star', { subject })}
          aria-pressed={starred}
          onClick={() => onStar(mail)}
        />
      </span>
      <Link
        className={styles.link}
        draggable={false}
        to={to}
        data-row-open=""
        aria-current={open ? 'true' : undefined}
      >
        <span className={styles.people}>
          {read ? null : <span className="sr-only">{t('row.unread')}</span>}
          <bdi>{people}</bdi>
        </span>
        <span className={styles.words}>
          {mail.folder.handle === 'drafts' ? <span className={styles.draft}>{t('row.draft')}</span> : null}
          <bdi className={styles.subject}>{subject}</bdi>
          <bdi className={styles.preview}>{preview}</bdi>
        </span>
        <div className={styles.marks}>
          <LabelChips label={t('action.label')} labels={labelsOf(labels)} />
          {important ? <Flag className={styles.flag} title={t('marks.important')} /> : null}
          {hasAttachments ? <Paperclip title={t('row.attachments')} /> : null}
        </div>
        <MailTime at={sentAt} />
      </Link>
    </div>
  );
}

/** A mail in the list. */
export const MailRow = memo(Row);
