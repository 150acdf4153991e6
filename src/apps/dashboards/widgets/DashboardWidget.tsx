import type { ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Widget } from '~/shell/ui/Widget.tsx';

export type WidgetName =
  | 'counter'
  | 'malfunctions'
  | 'conversion'
  | 'impressions'
  | 'visits'
  | 'trend'
  | 'visitors'
  | 'devices'
  | 'map'
  | 'cameras';

interface DashboardWidgetProps {
  readonly name: WidgetName;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A card with its title and one line that says what is counted. */
export function DashboardWidget({ name, ...rest }: DashboardWidgetProps) {
  const t = useTexts('dashboards');
  return <Widget title={t(`${name}.title`)} subtitle={t(`${name}.counts`)} {...rest} />;
}

/** Pixels that the body holds before its numbers are there. */
const bodies: Readonly<Record<WidgetName, number>> = {
  counter: 96,
  malfunctions: 280,
  conversion: 280,
  trend: 240,
  impressions: 240,
  visits: 240,
  visitors: 360,
  devices: 200,
  map: 400,
  cameras: 560,
};

/** The same card before its numbers are there. */
export function DashboardWidgetSkeleton({ name }: { readonly name: WidgetName }) {
  const t = useTexts('dashboards');
  return (
    <Widget title={t(`${name}.title`)} subtitle={t(`${name}.counts`)} loading skeletonHeight={bodies[name]} />
  );
}
