import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { changeLook } from '~/shell/ui/changeLook.ts';
import { Metric } from '~/shell/ui/Metric.tsx';

interface CountMetricProps {
  /** Of the widget, whose texts name what is counted. */
  readonly name: 'impressions' | 'visits';
  readonly count: number;
  /** As many there were in the stretch of time before. */
  readonly previous: number;
  /** Where the things behind the number are listed. */
  readonly to?: string;
  /** Instead of `to`: what a click does. */
  readonly onSelect?: () => void;
}

/** A number with its difference to the stretch of time before. */
export function CountMetric({ name, count, previous, to, onSelect }: CountMetricProps) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const difference = count - previous;
  const text = t(`${name}.change`, { change: f.change(difference, 'number') });
  return (
    <Metric
      value={f.number(count)}
      label={t(`${name}.value`)}
      to={to}
      onSelect={onSelect}
      change={{ ...changeLook(difference), text }}
    />
  );
}
