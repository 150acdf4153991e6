import { useFormat } from '~/shell/i18n/useFormat.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import styles from '../list/Cameras.module.css';
import type { ImportCamerasMutation } from './Transfer.generated.ts';

type Plan = ImportCamerasMutation['importCameras'];
type Line = Plan['lines'][number];

/** Lines that are drawn at most: refused ones first, then those that change something. */
const DRAWN = 100;

const rank = ({ outcome }: Line): number => ['REFUSED', 'CHANGED', 'NEW', 'UNCHANGED'].indexOf(outcome);

/** What the file comes to. */
export function ImportLines({ plan }: { readonly plan: Plan }) {
  const t = useTexts('cameras');
  const f = useFormat();
  const refusal = useRefusal();
  const counts = (['created', 'changed', 'unchanged', 'refused'] as const).filter((name) => plan[name] > 0);
  const lines = plan.lines.filter(({ outcome }) => outcome !== 'UNCHANGED').sort((a, b) => rank(a) - rank(b));
  return (
    <section aria-label={t('import.difference')}>
      <p role="status">
        {f.list(
          counts.map((name) => t(`import.${name}`, { count: plan[name], number: f.number(plan[name]) })),
        )}
      </p>
      {plan.refused > 0 ? <p>{t('import.allOrNone')}</p> : null}
      {plan.errors.map((error) => (
        <p key={`${error.field} ${error.code}`} role="alert">
          <bdi>{error.field}</bdi>: {refusal(error)}
        </p>
      ))}
      <ol className={styles.lines}>
        {lines.slice(0, DRAWN).map((line) => (
          <ImportLine key={line.line} line={line} />
        ))}
      </ol>
      {lines.length > DRAWN ? <p>{t('import.more', { count: lines.length - DRAWN })}</p> : null}
    </section>
  );
}

function ImportLine({ line: { line, outcome, name, changes, errors } }: { readonly line: Line }) {
  const t = useTexts('cameras');
  const refusal = useRefusal();
  return (
    <li className={styles.importLine} data-outcome={outcome}>
      <p>
        {t('import.line', { line })} · {textByKey(t, `import.outcome.${outcome}`)} · <bdi>{name}</bdi>
      </p>
      {errors.map((error) => (
        <p key={`${error.field} ${error.code}`} className={styles.refused}>
          <bdi>{error.field}</bdi>: {refusal(error)}
        </p>
      ))}
      <dl className={styles.changes}>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{textByKey(t, `import.field.${field}`)}</dt>
            <dd>
              {before === null ? null : (
                <>
                  <del>
                    <bdi>{before || t('none')}</bdi>
                  </del>{' '}
                </>
              )}
              <ins>
                <bdi>{after || t('none')}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
