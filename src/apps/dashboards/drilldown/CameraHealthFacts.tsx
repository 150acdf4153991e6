import { useFormat } from '~/shell/i18n/useFormat.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { useShares } from '../widgets/useShares.ts';
import type { CameraHealthFactsFragment } from './CameraHealthFacts.generated.ts';
import styles from './CameraHealthFacts.module.css';

/** How much each part counts in the score (percent), as the schema says it. */
const parts = [
  { part: 'availability', weight: 50 },
  { part: 'delivery', weight: 20 },
  { part: 'stability', weight: 20 },
  { part: 'latency', weight: 10 },
] as const;

/** A camera's health over twelve months, and a score that can be opened to see what it is made of. */
export function CameraHealthFacts({ health }: { readonly health: CameraHealthFactsFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { share } = useShares();
  const { score, mttrSeconds, outageOpen } = health;
  const facts = [
    { name: 'uptime', value: share(health.uptime) },
    { name: 'coverage', value: share(health.coverage) },
    { name: 'upTime', value: f.duration(health.upSeconds + health.degradedSeconds) },
    { name: 'downTime', value: f.duration(health.downSeconds) },
    { name: 'malfunctions', value: f.number(health.malfunctions) },
    ...(health.outagesBefore > 0 ? [{ name: 'outagesBefore', value: f.number(health.outagesBefore) }] : []),
    { name: 'mttr', value: mttrSeconds === null ? t('notAvailable') : f.duration(mttrSeconds) },
    { name: 'mtbf', value: f.duration(health.mtbfSeconds) },
  ];
  return (
    <section>
      <h3 className={styles.title}>{t('health.title')}</h3>
      {outageOpen ? <p className={styles.open}>{t('health.outageOpen')}</p> : null}
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{textByKey(t, `health.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {score ? (
        <details className={styles.score}>
          <summary>{t('health.score', { value: f.number(score.value) })}</summary>
          <dl className={styles.facts}>
            {parts.map(({ part, weight }) => (
              <div key={part} className={styles.fact}>
                <dt>{t(`health.part.${part}`, { weight: f.percent(weight / 100, 0) })}</dt>
                <dd>{f.number(score[part])}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : (
        <p className={styles.score}>{t('health.noScore')}</p>
      )}
    </section>
  );
}
