import { lazy, type ReactNode } from 'react';
import { firstStepLinks } from '~/apps/cameras/paths.ts';
import type { UrlDefinition } from '~/lib/defineUrl.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { Drilldown } from '../drilldown/Drilldown.tsx';
import { useTrackVisit } from '../useTrackVisit.ts';
import { DashboardCounterDocument } from './DashboardCounter.generated.ts';
import { type DashboardCell, DashboardGrid } from './DashboardGrid.tsx';
import type { WidgetName } from './DashboardWidget.tsx';
import { DaysBegin } from './DaysBegin.tsx';
import { UnknownCameraNote } from './UnknownCameraNote.tsx';

const FirstSteps = lazy(async () => ({
  default: (await import('~/features/organisation/FirstSteps.tsx')).FirstSteps,
}));

/** What a project begins with, until one of its cameras was observed. */
function FirstStepsWhenNew() {
  const { total, byState } = usePreloaded(DashboardCounterDocument).data.cameraCounts;
  const unobserved = byState.find(({ state }) => state === 'NOT_OBSERVED')?.count ?? 0;
  return total === unobserved ? <FirstSteps links={firstStepLinks} /> : null;
}

interface DashboardScreenProps<State> {
  /** Names it in the navigation, and so in its title. */
  readonly name: 'cameraHealth' | 'map';
  /** What its address may say. */
  readonly url: UrlDefinition<State>;
  readonly cells: readonly DashboardCell[];
  /** The widgets by their names; each reads its own answer. */
  readonly widgets: Readonly<Partial<Record<WidgetName, ReactNode>>>;
}

/**
 * A dashboard: widgets in their cells, kept up to date, with the drawers behind their numbers. To look at it counts as
 * a visit.
 */
export function DashboardScreen<State extends object>(props: DashboardScreenProps<State>) {
  const { name, url, cells, widgets } = props;
  const t = useTexts('shell');
  useAddressCheck(url);
  useTrackVisit();
  return (
    <Screen title={t(`navigation.${name}`)} actions={<DaysBegin />}>
      {/* The counter says it when there is no answer. */}
      <DataBoundary document={DashboardCounterDocument} skeleton={null} failed={() => null}>
        <FirstStepsWhenNew />
      </DataBoundary>
      <UnknownCameraNote />
      <DashboardGrid cells={cells}>{(cell) => widgets[cell]}</DashboardGrid>
      <Drilldown />
    </Screen>
  );
}
