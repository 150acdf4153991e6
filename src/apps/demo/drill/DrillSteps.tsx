import type { DrillStepName } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import styles from './Drill.module.css';
import type { DrillCardFragment } from './DrillCard.generated.ts';

/** The steps of the exercise: which are done, and after how long. */
export function DrillSteps({ steps }: Pick<DrillCardFragment, 'steps'>) {
  const t = useTexts('drill');
  const f = useFormat();
  const textOf = (name: DrillStepName, seconds: number | null) => {
    if (seconds === null) return t('pending');
    // The drill sets the state: no time was measured.
    return name === 'DETECT' ? t('byDrill') : t('after', { time: f.duration(seconds) });
  };
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, seconds }) => (
        <li key={name} className={styles.step} data-done={seconds !== null}>
          <StateShape
            shape={seconds === null ? 'ring' : 'check'}
            tone={seconds === null ? 'unknown' : 'up'}
            size={14}
          />
          <span>{t(`step.${name}`)}</span>
          <span className={styles.time}>{textOf(name, seconds)}</span>
        </li>
      ))}
    </ol>
  );
}
