import { useVideoBudget } from '~/features/video/budget.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './WallBar.module.css';

/** What the wall costs: tiles that play, frames that were dropped, what comes over the line. */
export function StatusLine() {
  const t = useTexts('live-view');
  const format = useFormat();
  const budget = useVideoBudget();
  const { playing, tiles, droppedPerSecond, framesPerSecond, megabitsPerSecond, slowed, connecting } = budget;
  const facts = [
    t('budget.playing', { playing, tiles }),
    t('budget.frames', { value: format.number(framesPerSecond, 0) }),
    t('budget.dropped', { value: format.number(droppedPerSecond, 0) }),
    ...(megabitsPerSecond === null ? [] : [t('budget.rate', { value: format.number(megabitsPerSecond, 1) })]),
    ...(connecting > 0 ? [t('budget.connecting', { count: connecting })] : []),
  ];
  return (
    <p className={styles.status}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {slowed > 0 ? <strong className={styles.slowed}>{t('budget.slowed', { count: slowed })}</strong> : null}
    </p>
  );
}
