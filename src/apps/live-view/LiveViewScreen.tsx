import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { LiveViewSkeleton } from './LiveViewSkeleton.tsx';
import { LiveWall } from './LiveWall.tsx';

/** Live View: the wall of cameras (specification, Live View). */
export function LiveViewScreen() {
  const t = useTexts('live-view');
  return (
    <Screen title={t('title')} layout="blank">
      <DataBoundary skeleton={<LiveViewSkeleton />}>
        <LiveWall />
      </DataBoundary>
    </Screen>
  );
}
