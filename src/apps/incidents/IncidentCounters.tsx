import type { ReactNode } from 'react';
import { IncidentStateBadge, SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { deskUrl, incidentStates, openStates, severities } from '~/features/incidents/deskUrl.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import type { IncidentCountersFragment } from './IncidentCounters.generated.ts';
import styles from './IncidentsScreen.module.css';

interface CounterProps {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A number that narrows the table to what it counts, and widens it again. */
function Counter({ count, name, chosen, onChoose, children }: CounterProps) {
  const t = useTexts('incidents');
  const shown = useFormat().number(count);
  return (
    <button
      type="button"
      className={styles.counter}
      disabled={count === undefined}
      aria-pressed={chosen}
      aria-label={t('counters.only', { name, count: shown })}
      onClick={onChoose}
    >
      <span className={styles.count}>{shown}</span>
      {children}
    </button>
  );
}

const isOpenOnes = (chosen: readonly string[]) =>
  chosen.length === openStates.length && openStates.every((state) => chosen.includes(state));

const isOnly = <Value,>(chosen: readonly Value[], value: Value) => chosen.length === 1 && chosen[0] === value;

interface CounterGroupProps<Value extends string> {
  readonly legend: string;
  /** What is chosen when the chosen number is pressed once more. */
  readonly otherwise: readonly Value[];
  readonly counts: readonly { readonly value: Value; readonly count: number | undefined }[];
  readonly name: (value: Value) => string;
  readonly badge: (value: Value) => ReactNode;
  readonly chosen: readonly Value[];
  /** Changes what is chosen, by what is chosen at that moment. */
  readonly onChange: (change: (chosen: readonly Value[]) => readonly Value[]) => void;
}

/** The numbers of one kind, of which one at a time narrows the table. */
function CounterGroup<Value extends string>(props: CounterGroupProps<Value>) {
  const { legend, otherwise, counts, name, badge, chosen, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend className="sr-only">{legend}</legend>
      {counts.map(({ value, count }) => (
        <Counter
          key={value}
          count={count}
          name={name(value)}
          chosen={isOnly(chosen, value)}
          onChoose={() => onChange((now) => (isOnly(now, value) ? otherwise : [value]))}
        >
          {badge(value)}
        </Counter>
      ))}
    </fieldset>
  );
}

interface IncidentCountersProps {
  /** Null until it is known: then the counters hold their places, which depend on their words. */
  readonly data: IncidentCountersFragment | null;
}

const unknown = {
  byState: incidentStates.map((state) => ({ state, count: undefined })),
  bySeverity: severities.map((severity) => ({ severity, count: undefined })),
} as const;

/** How many incidents are in each state, and of each severity, of those that the other filters leave. */
export function IncidentCounters({ data }: IncidentCountersProps) {
  const { byState, bySeverity } = data ?? unknown;
  const { url, change } = useUrlControl(deskUrl);
  const t = useTexts('incidents');
  const shell = useTexts('shell');
  const open = data?.byState.reduce(
    (sum, { state, count }) => sum + (openStates.some((each) => each === state) ? count : 0),
    0,
  );
  return (
    <div className={styles.counters}>
      <Counter
        count={open}
        name={t('counters.open')}
        chosen={isOpenOnes(url.state)}
        onChoose={() => change((now) => ({ state: isOpenOnes(now.state) ? [] : openStates }))}
      >
        <span className={styles.word}>{t('counters.open')}</span>
      </Counter>
      <CounterGroup
        legend={t('counters.severity')}
        otherwise={[]}
        counts={bySeverity.map(({ severity, count }) => ({ value: severity, count }))}
        name={(severity) => shell(`severity.${severity}`)}
        badge={(severity) => <SeverityBadge severity={severity} plain />}
        chosen={url.severity}
        onChange={(choose) => change((now) => ({ severity: choose(now.severity) }))}
      />
      <CounterGroup
        legend={t('counters.state')}
        otherwise={openStates}
        counts={byState.map(({ state, count }) => ({ value: state, count }))}
        name={(state) => shell(`incidentState.${state}`)}
        badge={(state) => <IncidentStateBadge state={state} plain />}
        chosen={url.state}
        onChange={(choose) => change((now) => ({ state: choose(now.state) }))}
      />
    </div>
  );
}
