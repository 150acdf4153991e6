import { Refresh } from '@blueprintjs/icons';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { PlayerView } from './player.ts';
import styles from './VideoTile.module.css';
import type { TileCamera } from './video.types.ts';

/** What stands in the middle while there is no live picture: why, when the next attempt is, and a way not to wait. */
export function TileNotice({
  camera,
  view,
  onRetry,
}: {
  readonly camera: TileCamera;
  readonly view: PlayerView;
  readonly onRetry: () => void;
}) {
  const t = useTexts('video');
  const format = useFormat();
  const { phase, problem, retrySeconds } = view;
  if (phase === 'live' || phase === 'stale') return null;
  if (phase === 'connecting' && view.picture === 'still') return null;
  const waits = phase === 'retrying' || phase === 'offline';
  return (
    <div className={styles.notice} title={waits && problem ? t(`problem.${problem}`) : undefined}>
      <strong className={styles.phase}>{t(`phase.${phase}`)}</strong>
      {waits && problem ? <span className={styles.problem}>{t(`problem.${problem}`)}</span> : null}
      {retrySeconds === null ? null : (
        <span className={styles.countdown}>{t('retryIn', { time: format.duration(retrySeconds) })}</span>
      )}
      {waits && retrySeconds !== null ? (
        <button
          type="button"
          className={styles.retry}
          aria-label={t('retryCamera', { name: camera.name })}
          title={t('retryNow')}
          onClick={onRetry}
        >
          <Refresh />
          <span className={styles.retryWord}>{t('retryNow')}</span>
        </button>
      ) : null}
    </div>
  );
}
