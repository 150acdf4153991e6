import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './CameraFacts.module.css';
import type { TransitionLineFragment } from './TransitionLine.generated.ts';

/** One change of a camera's state: to what, why, when and for how long. */
export function TransitionLine({ transition }: { readonly transition: TransitionLineFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const reasonText = useReasonText();
  const { at, to, reason, detail, durationSeconds } = transition;
  return (
    <li>
      <p className={styles.line}>
        <StateBadge state={to} plain />
        <span>{reasonText(reason)}</span>
      </p>
      <p className={styles.muted}>
        {t('camera.transition', { at: f.date(at, 'dateTime'), duration: f.duration(durationSeconds) })}
      </p>
      {detail ? (
        <p className={styles.muted} dir="auto">
          {detail}
        </p>
      ) : null}
    </li>
  );
}
