import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useStateExplanation } from '~/features/cameras/useStateExplanation.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { CameraScreenQuery } from './Camera.generated.ts';
import styles from './Camera.module.css';
import type { ShownCamera } from './shownCamera.ts';
import { changesSince } from './timeline.rules.ts';

interface WhyPanelProps {
  readonly camera: ShownCamera;
  readonly data: CameraScreenQuery;
}

/** Changes since the last good picture that are told; the log has them all. */
const TOLD = 4;

/** Why the camera is as it is: one sentence with its code, what has changed since it was last good, and what to do. */
export function WhyPanel({ camera, data }: WhyPanelProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const reasonText = useReasonText();
  const why = useStateExplanation();
  const { state, stateReason, stateSince, lastTransition } = camera;
  const [lastGood] = data.lastGood.nodes;
  const { title, sentence, next } = why(camera);
  if (!lastTransition || !stateReason) {
    return (
      <Widget title={title}>
        <p>{sentence}</p>
        <p className={styles.next}>{next}</p>
      </Widget>
    );
  }
  const good = state === 'UP';
  const since = good || state === 'DEGRADED' ? [] : changesSince(data.timeline.nodes, lastGood?.at ?? null);
  return (
    <Widget title={title}>
      <p className={styles.why}>
        {sentence} <code className={styles.code}>{stateReason}</code>
      </p>
      <p className={styles.muted}>
        {t('camera.since', { at: f.date(stateSince, 'dateTime'), time: f.durationSince(stateSince) })}
      </p>
      {lastTransition.observation ? (
        <p>
          {t(`observation.${lastTransition.observation.source}`, { name: lastTransition.observation.by })}
        </p>
      ) : lastTransition.detail ? (
        <p className={styles.detail}>
          <bdi>{lastTransition.detail}</bdi>
        </p>
      ) : null}
      {since.length > 0 && lastGood ? (
        <>
          <h3 className={styles.small}>
            {t('why.since', {
              at: f.date(Date.parse(lastGood.at) + lastGood.durationSeconds * 1_000, 'dateTime'),
            })}
          </h3>
          <ol className={styles.plain}>
            {since.slice(-TOLD).map((change) => (
              <li key={change.at} className={styles.row}>
                <StateBadge state={change.to} plain />
                <span>{reasonText(change.reason)}</span>
                <span className={styles.muted}>{f.date(change.at, 'dateTime')}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {!good && !lastGood ? <p className={styles.muted}>{t('why.neverGood')}</p> : null}
      <p className={styles.next}>{next}</p>
    </Widget>
  );
}
