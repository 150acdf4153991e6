import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePageTitle } from '~/shell/ui/usePageTitle.ts';
import { LiveViewSkeleton } from './LiveViewSkeleton.tsx';
import { LiveWall } from './LiveWall.tsx';

/** Live View: the wall of cameras (specification, Live View). */
export function LiveViewScreen() {
  const t = useTexts('live-view');
  usePageTitle(t('title'));
  return (
    <DataBoundary skeleton={<LiveViewSkeleton />}>
      <LiveWall />
    </DataBoundary>
  );
}
