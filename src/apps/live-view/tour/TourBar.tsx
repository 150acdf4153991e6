import { ChevronLeft, ChevronRight, Pause, Play, Stop } from '@blueprintjs/icons';
import type { CSSProperties } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import type { Tour } from '../hooks/useTour.ts';
import styles from './TourBar.module.css';

interface TourBarProps {
  readonly name: string;
  readonly tour: Tour;
  /** An alert keeps it where it is. */
  readonly held: boolean;
  readonly onStop: () => void;
}

/** How far a tour has come, and what stops it. */
export function TourBar({ name, tour, held, onStop }: TourBarProps) {
  const t = useTexts('live-view');
  const { step, index, count, secondsLeft, paused, setPaused, go } = tour;
  const share = step ? secondsLeft / step.dwellSeconds : 0;
  return (
    <section className={styles.bar} aria-label={t('tour.label', { name })}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {step?.wallName ? <bdi className={styles.wall}>{step.wallName}</bdi> : null}
      </span>
      <span className={styles.count}>
        {t('tour.position', { index: count === 0 ? 0 : index + 1, count })}
      </span>
      <span className={styles.left} data-held={held || paused || undefined}>
        {held ? t('tour.held') : paused ? t('tour.paused') : t('tour.next', { count: secondsLeft })}
      </span>
      <span className={styles.buttons}>
        <IconButton
          icon={<ChevronLeft className="mirrored" aria-hidden="true" />}
          label={t('tour.previous')}
          disabled={count < 2}
          onClick={() => go(-1)}
        />
        <IconButton
          icon={paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          label={t(paused ? 'tour.resume' : 'tour.pause')}
          disabled={count === 0}
          onClick={() => setPaused(!paused)}
        />
        <IconButton
          icon={<ChevronRight className="mirrored" aria-hidden="true" />}
          label={t('tour.following')}
          disabled={count < 2}
          onClick={() => go(1)}
        />
        <IconButton icon={<Stop aria-hidden="true" />} label={t('tour.stop')} onClick={onStop} />
      </span>
      <span className={styles.progress} style={{ '--left': share } as CSSProperties} aria-hidden="true" />
    </section>
  );
}
