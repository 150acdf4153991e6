import { useFormat } from '~/shell/i18n/useFormat.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './Camera.module.css';
import type { ShownCamera } from './shownCamera.ts';

const parts = ['availability', 'delivery', 'stability', 'latency'] as const;

/** The numbers of the stretch. What was not observed is n/a, everywhere; a score can be opened to see its parts. */
export function HealthFacts({ health }: { readonly health: ShownCamera['health'] }) {
  const t = useTexts('cameras');
  const f = useFormat();
  const { uptime, score } = health;
  const missing = t('notAvailable');
  const observed = (text: string) => (uptime === null ? missing : text);
  const facts = {
    uptime: uptime === null ? missing : f.percent(uptime, 2),
    coverage: f.percent(health.coverage, 0),
    malfunctions: observed(f.number(health.malfunctions)),
    // Time that is down without a malfunction of this stretch.
    ...(health.outagesBefore > 0 ? { outagesBefore: f.number(health.outagesBefore) } : {}),
    downTime: observed(f.duration(health.downSeconds)),
    maintenance: f.duration(health.maintenanceSeconds),
    mttr: health.mttrSeconds === null ? missing : f.duration(health.mttrSeconds),
    mtbf: uptime === null ? missing : health.mtbfSeconds === null ? '—' : f.duration(health.mtbfSeconds),
  };
  return (
    <>
      {health.outageOpen ? <p className={styles.open}>{t('health.open')}</p> : null}
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{textByKey(t, `health.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {score ? (
        <details>
          <summary>{t('health.score', { value: f.number(score.value) })}</summary>
          <dl className={styles.facts}>
            {parts.map((part) => (
              <div key={part}>
                <dt>{t(`health.part.${part}`)}</dt>
                <dd>{f.number(score[part])}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : (
        <p className={styles.muted}>{t('health.noScore')}</p>
      )}
    </>
  );
}
