import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { columns } from '../contactsUrl.ts';
import { fullName } from '../fullName.ts';
import styles from './Import.module.css';
import type { Outcome, PlannedContact } from './importFile.rules.ts';
import type { Plan } from './useImport.ts';

/** Lines that are drawn at most: refused ones first, then those that are there already. */
const DRAWN = 100;

const ranks: readonly Outcome[] = ['REFUSED', 'KNOWN', 'TWICE', 'NEW'];

const rank = ({ outcome }: PlannedContact): number => ranks.indexOf(outcome);

/** What the file comes to. */
export function ImportLines({ plan }: { readonly plan: Plan }) {
  const t = useTexts('contacts');
  const f = useFormat();
  const refusal = useRefusal();
  const { contacts, ignored, errors } = plan;
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
  const refusal = useRefusal();
  const { line, outcome, twin, fields, errors } = contact;
  const labelOf = (field: string) => {
    const known = columns.find((column) => column === field);
    return known ? t(`field.${known}`) : field;
  };
  return (
    <li className={styles.line} data-outcome={outcome}>
      <p>
        {t('import.line', { line })} · {t(`import.outcome.${outcome}`)} · <bdi>{fullName(fields)}</bdi>{' '}
        <bdi className={styles.muted}>{fields.email}</bdi>
      </p>
      {errors.map((error) => (
        <p key={`${error.field} ${error.code}`} className={styles.refused}>
          {error.field === '' ? null : <bdi>{labelOf(error.field)}: </bdi>}
          {refusal(error)}
        </p>
      ))}
      {twin === null ? null : (
        <p className={styles.muted}>
          {t(outcome === 'KNOWN' ? 'import.knownAs' : 'import.twiceAs', { name: twin })}
        </p>
      )}
    </li>
  );
}
