import { noFields } from '~/resolvers/contact/contact.rules.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { fullName } from '../fullName.ts';
import styles from './Import.module.css';
import type { Outcome, PlannedContact } from './importFile.rules.ts';
import type { Plan } from './useImport.ts';

/** Lines that are drawn at most: refused ones first, then those that are there already. */
const DRAWN = 100;

/** Fields that have a name; others are called as in the file. */
const labelled: readonly string[] = [...Object.keys(noFields), 'groups'];

const ranks: readonly Outcome[] = ['REFUSED', 'KNOWN', 'TWICE', 'NEW'];

const rank = ({ outcome }: PlannedContact): number => ranks.indexOf(outcome);

interface ImportLinesProps {
  readonly plan: Plan;
  /** Names of groups that are not there yet. */
  readonly groups: readonly string[];
  /** Why these cannot be made. */
  readonly refused: readonly Refusal[];
}

/** What the file comes to. */
export function ImportLines({ plan, groups, refused }: ImportLinesProps) {
  const t = useTexts('contacts');
  const f = useFormat();
  const refusal = useRefusal();
  const { contacts, ignored } = plan;
  const errors = [...plan.errors, ...refused];
  const counts = ranks
    .map((outcome) => [outcome, contacts.filter((contact) => contact.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0);
  const lines = [...contacts].sort((a, b) => rank(a) - rank(b) || a.line - b.line);
  return (
    <section aria-label={t('import.preview')} className={styles.preview}>
      <p role="status">
        {f.list(
          counts.map(([outcome, count]) => t(`import.count.${outcome}`, { count, number: f.number(count) })),
        )}
      </p>
      {errors.map((error) => (
        <p key={`${error.field} ${error.code}`} role="alert" className={styles.refused}>
          {refusal(error)}
        </p>
      ))}
      {groups.length > 0 ? <p>{t('import.newGroups', { groups: f.list(groups) })}</p> : null}
      {ignored.length > 0 ? <p>{t('import.ignored', { columns: f.list(ignored) })}</p> : null}
      <ol className={styles.lines}>
        {lines.slice(0, DRAWN).map((line) => (
          <ImportLine key={line.line} contact={line} />
        ))}
      </ol>
      {lines.length > DRAWN ? <p>{t('import.more', { count: lines.length - DRAWN })}</p> : null}
    </section>
  );
}

function ImportLine({ contact }: { readonly contact: PlannedContact }) {
  const t = useTexts('contacts');
  const f = useFormat();
  const refusal = useRefusal();
  const { line, outcome, twin, fields, groups, picture, errors, left } = contact;
  const labelOf = (field: string) => (labelled.includes(field) ? textByKey(t, `field.${field}`) : field);
  const said = (error: Refusal) => (
    <>
      {error.field === '' ? null : <bdi>{labelOf(error.field)}: </bdi>}
      {refusal(error)}
    </>
  );
  return (
    <li className={styles.line} data-outcome={outcome}>
      {outcome === 'REFUSED' ? null : <Avatar name={fullName(fields)} picture={picture ?? fields.avatar} />}
      <div>
        <p>
          {t('import.line', { line })} · {t(`import.outcome.${outcome}`)} · <bdi>{fullName(fields)}</bdi>{' '}
          <bdi className={styles.muted}>{fields.email}</bdi>
        </p>
        {groups.length > 0 ? (
          <p className={styles.muted}>
            {t('groups')}: <bdi>{f.list(groups)}</bdi>
          </p>
        ) : null}
        {errors.map((error) => (
          <p key={`${error.field} ${error.code}`} className={styles.refused}>
            {said(error)}
          </p>
        ))}
        {left.map((error) => (
          <p key={`${error.field} ${error.code}`} className={styles.left}>
            {t('import.left')} {said(error)}
          </p>
        ))}
        {twin === null ? null : (
          <p className={styles.muted}>
            {t(outcome === 'KNOWN' ? 'import.knownAs' : 'import.twiceAs', { name: twin })}
          </p>
        )}
      </div>
    </li>
  );
}
