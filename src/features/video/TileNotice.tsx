import { Refresh } from '@blueprintjs/icons';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { PlayerView } from './player.ts';
import { shownReason } from './shownReason.rules.ts';
import styles from './VideoTile.module.css';
import type { TileCamera } from './video.types.ts';

/**
 * What stands in the middle while there is no live picture: why, when the next attempt is, and a way not to wait. A frozen
 * one is called so over its picture, with the date: at two metres it looks like a live one.
 */
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
  const reasonText = useReasonText();
  const format = useFormat();
  const { phase, problem, retrySeconds, claim, since } = view;
  const frozen = claim === 'frozen';
  const waits = phase === 'retrying' || phase === 'offline';
  const shown = waits ? shownReason(camera, problem) : null;
  const why = shown && ('reason' in shown ? reasonText(shown.reason) : t(`problem.${shown.problem}`));
  const shows = phase === 'live' || phase === 'stale' || (phase === 'connecting' && claim !== null);
  if (shows && !frozen) return null;
  return (
    <div className={styles.notice} title={why ?? undefined}>
      {frozen ? (
        <>
          <strong className={styles.frozen}>{t('claim.frozen')}</strong>
          <span className={styles.since}>
            {since === null ? t('ageUnknown') : t('frozenSince', { date: format.date(since, 'dateTime') })}
          </span>
        </>
      ) : (
        <strong className={styles.phase}>{t(`phase.${phase}`)}</strong>
      )}
      {why ? <span className={styles.problem}>{why}</span> : null}
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
