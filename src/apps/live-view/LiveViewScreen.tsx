import { Suspense } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePageTitle } from '~/shell/ui/usePageTitle.ts';
import { LiveViewSkeleton } from './LiveViewSkeleton.tsx';
import { LiveWall } from './LiveWall.tsx';

/** Live View: the wall of cameras (specification, Live View). */
export function LiveViewScreen() {
  const t = useTexts('live-view');
  usePageTitle(t('title'));
  return (
    <Suspense fallback={<LiveViewSkeleton />}>
      <LiveWall />
    </Suspense>
  );
}
