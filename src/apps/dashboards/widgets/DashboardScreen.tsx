import type { ReactNode } from 'react';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import type { UrlDefinition } from '~/lib/defineUrl.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { Drilldown } from '../drilldown/Drilldown.tsx';
import { useTrackVisit } from '../useTrackVisit.ts';
import { type DashboardCell, DashboardGrid, DashboardSkeleton } from './DashboardGrid.tsx';
import type { WidgetName } from './DashboardWidget.tsx';
import { DaysBegin } from './DaysBegin.tsx';
import { UnknownCameraNote } from './UnknownCameraNote.tsx';

interface DashboardScreenProps<State> {
  readonly title: string;
  /** What its address may say. */
  readonly url: UrlDefinition<State>;
  readonly cells: readonly DashboardCell[];
  /** The widgets, which read what the route has begun. */
  readonly children: ReactNode;
}

/** The frame of a dashboard: its title, and its cells until their numbers are there. */
export function DashboardScreen<State extends object>(props: DashboardScreenProps<State>) {
  const { title, url, cells, children } = props;
  useAddressCheck(url);
  return (
    <Screen title={title} actions={<DaysBegin />}>
      <DataBoundary skeleton={<DashboardSkeleton cells={cells} />}>{children}</DataBoundary>
    </Screen>
  );
}

interface DashboardWidgetsProps {
  readonly cells: readonly DashboardCell[];
  readonly widgets: Readonly<Partial<Record<WidgetName, ReactNode>>>;
  readonly refetch: () => Promise<unknown>;
}

/** The widgets of a dashboard in their cells: kept up to date, counted as a visit, with the drawers behind their numbers. */
export function DashboardWidgets({ cells, widgets, refetch }: DashboardWidgetsProps) {
  useLiveRefetch(refetch);
  useTrackVisit();
  return (
    <>
      <UnknownCameraNote />
      <DashboardGrid cells={cells}>{(name) => widgets[name]}</DashboardGrid>
      <Drilldown />
    </>
  );
}
