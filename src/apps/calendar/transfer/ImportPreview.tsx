import { useFormat } from '~/shell/i18n/useFormat.ts';
import { textByKey, useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import styles from '../CalendarScreen.module.css';
import { whenText } from '../components/spanName.ts';
import type { ImportPlan } from './useCalendarImport.ts';

/** Events and problems that are drawn at most. */
const DRAWN = 100;

/** What a file would bring, and what of it is not taken, by its lines. */
export function ImportPreview({ plan: { fresh, known, problems } }: { readonly plan: ImportPlan }) {
  const t = useTexts('calendar');
  const f = useFormat();
  const language = useLanguage();
  const counted = (count: number) => ({ count, number: f.number(count) });
  const left = fresh.length - DRAWN;
  return (
    <section aria-label={t('import.preview')} className={styles.form}>
      <p className={styles.note} role="status">
        {[
          t('import.fresh', counted(fresh.length)),
          ...(known > 0 ? [t('import.known', counted(known))] : []),
          ...(problems.length > 0 ? [t('import.problems', counted(problems.length))] : []),
        ].join(' · ')}
      </p>
      {problems.length > 0 ? (
        <ul className={styles.lines} aria-label={t('import.notTaken')}>
          {problems.slice(0, DRAWN).map(({ line, reason, what, count = 0 }) => (
            <li key={`${line} ${reason}`} className={styles.line}>
              <p>
                {t('import.line', { line })}
                {what ? (
                  <>
                    {' · '}
                    <bdi>{what}</bdi>
                  </>
                ) : null}
              </p>
              <p>{textByKey(t, `import.reason.${reason}`, counted(count))}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <ol className={styles.lines} aria-label={t('import.preview')}>
        {fresh.slice(0, DRAWN).map((event) => (
          <li key={JSON.stringify(event)} className={styles.line}>
            <p>
              <bdi>{event.title}</bdi>
            </p>
            <p className={styles.muted}>{whenText(event, language)}</p>
          </li>
        ))}
      </ol>
      {left > 0 ? <p className={styles.note}>{t('import.more', counted(left))}</p> : null}
    </section>
  );
}
