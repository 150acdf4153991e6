import { IncidentStateBadge, SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { deskUrl } from '~/features/incidents/deskUrl.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import type { IncidentCountersFragment } from './IncidentCounters.generated.ts';
import styles from './IncidentsScreen.module.css';

interface CounterProps {
  readonly count: number;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
}

/** A number that narrows the table to what it counts, and widens it again. */
function Counter({ count, name, chosen, onChoose, children }: CounterProps) {
  const t = useTexts('incidents');
  const shown = useFormat().number(count);
  return (
    <button
      type="button"
      className={styles.counter}
      aria-pressed={chosen}
      aria-label={t('counters.only', { name, count: shown })}
      onClick={onChoose}
    >
      <span className={styles.count}>{shown}</span>
      {children}
    </button>
  );
}

const isOnly = <Value,>(chosen: readonly Value[], value: Value) => chosen.length === 1 && chosen[0] === value;

interface IncidentCountersProps {
  readonly data: IncidentCountersFragment;
}

/** How many incidents are in each state, and of each severity, of those that the other filters leave. */
export function IncidentCounters({ data }: IncidentCountersProps) {
  const { url, change } = useUrlControl(deskUrl);
  const t = useTexts('incidents');
  const shell = useTexts('shell');
  return (
    <div className={styles.counters}>
      <fieldset className={styles.group}>
        <legend className="sr-only">{t('counters.state')}</legend>
        {data.byState.map(({ state, count }) => (
          <Counter
            key={state}
            count={count}
            name={shell(`incidentState.${state}`)}
            chosen={isOnly(url.state, state)}
            onChoose={() => change((now) => ({ state: isOnly(now.state, state) ? [] : [state] }))}
          >
            <IncidentStateBadge state={state} plain />
          </Counter>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className="sr-only">{t('counters.severity')}</legend>
        {data.bySeverity.map(({ severity, count }) => (
          <Counter
            key={severity}
            count={count}
            name={shell(`severity.${severity}`)}
            chosen={isOnly(url.severity, severity)}
            onChoose={() => change((now) => ({ severity: isOnly(now.severity, severity) ? [] : [severity] }))}
          >
            <SeverityBadge severity={severity} plain />
          </Counter>
        ))}
      </fieldset>
    </div>
  );
}
