import { Flag, Star, StarEmpty } from '@blueprintjs/icons';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { IconButton } from '~/shell/ui/Button.tsx';
import { LabelChips } from '~/shell/ui/LabelChips.tsx';
import { type Address, longName, shortName } from '../compose/addresses.rules.ts';
import type { MailActions } from '../useMailActions.ts';
import { labelsOf } from '../views/labels.ts';
import { useViewNames } from '../views/useMailViews.ts';
import styles from './MailDetail.module.css';
import type { WrittenMailFragment } from './WrittenMail.generated.ts';

interface MailHeadProps {
  readonly mail: WrittenMailFragment;
  readonly actions: MailActions;
}

/** What the mail is about, who wrote it, and to whom. */
export function MailHead({ mail, actions }: MailHeadProps) {
  const t = useTexts('mail');
  const format = useFormat();
  const names = useViewNames();
  const { from, starred, important, labels, folder, sentAt } = mail;
  return (
    <header className={styles.head}>
      <div className={styles.subject}>
        <h2 dir="auto">{mail.subject || t('noSubject')}</h2>
        <span className={styles.on} data-on={starred || undefined}>
          <IconButton
            icon={starred ? <Star aria-hidden="true" /> : <StarEmpty aria-hidden="true" />}
            label={t('marks.starred')}
            aria-pressed={starred}
            onClick={() => void actions.mark([mail], 'starred', !starred)}
          />
        </span>
        <span className={styles.on} data-on={important || undefined}>
          <IconButton
            icon={<Flag aria-hidden="true" />}
            label={t('marks.important')}
            aria-pressed={important}
            onClick={() => void actions.mark([mail], 'important', !important)}
          />
        </span>
      </div>
      <p className={styles.place}>
        <span className={styles.folder}>{names.folder(folder.handle)}</span>
        <LabelChips label={t('action.label')} labels={labelsOf(labels)} />
      </p>
      <div className={styles.people}>
        <Avatar name={shortName(from)} picture={from.avatar} size={40} />
        <div className={styles.who}>
          <strong>
            <bdi>{shortName(from)}</bdi>
          </strong>
          <People label={t('detail.to')} people={mail.to} />
          <details>
            <summary>{t('detail.details')}</summary>
            <dl className={styles.details}>
              <Detail label={t('detail.from')} people={[from]} />
              <Detail label={t('detail.to')} people={mail.to} />
              <Detail label={t('detail.cc')} people={mail.cc} />
              <Detail label={t('detail.bcc')} people={mail.bcc} />
              <div>
                <dt>{t('detail.sent')}</dt>
                <dd>{format.date(sentAt, 'full')}</dd>
              </div>
            </dl>
          </details>
        </div>
        <time dateTime={sentAt} title={format.date(sentAt, 'full')}>
          {format.date(sentAt, 'dateTime')}
        </time>
      </div>
    </header>
  );
}

interface PeopleProps {
  readonly label: string;
  readonly people: readonly Address[];
}

const People = ({ label, people }: PeopleProps) => (
  <span className={styles.to}>
    {label}: <bdi>{people.map(shortName).join(', ')}</bdi>
  </span>
);

function Detail({ label, people }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {people.map((person) => (
          <bdi key={person.email}>{longName(person)}</bdi>
        ))}
      </dd>
    </div>
  );
}
