import { Time, WarningSign } from '@blueprintjs/icons';
import type { IncidentState } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './EscalationTimer.module.css';
import { clockOf, escalationOf } from './escalation.rules.ts';
import { useEachSecond } from './useEachSecond.ts';

interface EscalationTimerProps {
  readonly incident: { readonly state: IncidentState; readonly raisedAt: string };
}

/**
 * The time that is left to acknowledge an incident, then by how much it is over; nothing when somebody has acknowledged
 * it. A `timer`: screen readers read it when they come to it, and not each second.
 */
export function EscalationTimer({ incident: { state, raisedAt } }: EscalationTimerProps) {
  return state === 'NEW' ? <Counting raisedAt={raisedAt} /> : null;
}

function Counting({ raisedAt }: { readonly raisedAt: string }) {
  const t = useTexts('desk');
  const format = useFormat();
  const text = useEachSecond(() => {
    const { over, seconds } = escalationOf(raisedAt, Date.now());
    const time = clockOf(seconds) ?? format.duration(seconds);
    return t(over ? 'escalation.over' : 'escalation.left', { time });
  });
  const { over } = escalationOf(raisedAt, Date.now());
  const Shape = over ? WarningSign : Time;
  return (
    <span role="timer" className={styles.timer} data-over={over || undefined} title={t('escalation.target')}>
      <Shape size={12} aria-hidden="true" />
      {text}
    </span>
  );
}
