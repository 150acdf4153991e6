import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { lazy, type ReactNode, Suspense } from 'react';
import { firstStepLinks } from '~/apps/cameras/paths.ts';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import type { UrlDefinition } from '~/lib/defineUrl.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { Drilldown } from '../drilldown/Drilldown.tsx';
import { useTrackVisit } from '../useTrackVisit.ts';
import type { CameraCounterFragment } from './CameraCounter.generated.ts';
import { type DashboardCell, DashboardGrid, DashboardSkeleton } from './DashboardGrid.tsx';
import type { WidgetName } from './DashboardWidget.tsx';
import { DaysBegin } from './DaysBegin.tsx';
import { UnknownCameraNote } from './UnknownCameraNote.tsx';

const FirstSteps = lazy(async () => ({
  default: (await import('~/features/organisation/FirstSteps.tsx')).FirstSteps,
}));

interface WidgetsProps<Data, Variables extends OperationVariables> {
  /** What the widgets ask, which the route has begun. */
  readonly document: TypedDocumentNode<Data, Variables>;
  /** The widgets by their names, with what they show. */
  readonly widgets: (data: Data) => Readonly<Partial<Record<WidgetName, ReactNode>>>;
  readonly cells: readonly DashboardCell[];
}

function Widgets<Data extends CameraCounterFragment, Variables extends OperationVariables>(
  props: WidgetsProps<Data, Variables>,
) {
  const { document, widgets, cells } = props;
  const { data, refetch } = usePreloaded(document);
  useLiveRefetch(refetch);
  useTrackVisit();
  const shown = widgets(data);
  const { total, byState } = data.cameraCounts;
  const unobserved = byState.find(({ state }) => state === 'NOT_OBSERVED')?.count ?? 0;
  return (
    <>
      {total === unobserved ? (
        <Suspense fallback={null}>
          <FirstSteps links={firstStepLinks} />
        </Suspense>
      ) : null}
      <UnknownCameraNote />
      <DashboardGrid cells={cells}>{(name) => shown[name]}</DashboardGrid>
      <Drilldown />
    </>
  );
}

interface DashboardScreenProps<State, Data, Variables extends OperationVariables>
  extends WidgetsProps<Data, Variables> {
  /** Names it in the navigation, and so in its title. */
  readonly name: 'cameraHealth' | 'map';
  /** What its address may say. */
  readonly url: UrlDefinition<State>;
}

/**
 * A dashboard: widgets in their cells, kept up to date, with the drawers behind their numbers. To look at it counts as
 * a visit.
 */
export function DashboardScreen<
  State extends object,
  Data extends CameraCounterFragment,
  Variables extends OperationVariables,
>(props: DashboardScreenProps<State, Data, Variables>) {
  const { name, url, ...widgets } = props;
  const t = useTexts('shell');
  useAddressCheck(url);
  return (
    <Screen title={t(`navigation.${name}`)} actions={<DaysBegin />}>
      <DataBoundary skeleton={<DashboardSkeleton cells={widgets.cells} />}>
        <Widgets {...widgets} />
      </DataBoundary>
    </Screen>
  );
}
