import { Video } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { firstStepLinks } from '~/apps/cameras/paths.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import type { WallAddress } from './hooks/useWallUrl.ts';
import { noFilter } from './view.rules.ts';
import { filterChanges } from './wallUrl.ts';

const FirstSteps = lazy(async () => ({
  default: (await import('~/features/organisation/FirstSteps.tsx')).FirstSteps,
}));

interface EmptyWallProps {
  readonly fleetSize: number;
  /** A tour runs, and none of its pages has a camera. */
  readonly tour: boolean;
  readonly change: WallAddress['change'];
}

/** No camera is to be shown: why, and what to do. */
export function EmptyWall({ fleetSize, tour, change }: EmptyWallProps) {
  const t = useTexts('live-view');
  const icon = <Video size={32} aria-hidden="true" />;
  if (fleetSize === 0) {
    return (
      <Suspense fallback={null}>
        <FirstSteps links={firstStepLinks} />
      </Suspense>
    );
  }
  if (tour) {
    const action = <Button onClick={() => change({ tour: null })}>{t('tour.stop')}</Button>;
    return <EmptyState icon={icon} title={t('empty.tour')} text={t('empty.tourText')} action={action} />;
  }
  const action = <Button onClick={() => change(filterChanges(noFilter))}>{t('filter.clear')}</Button>;
  return (
    <EmptyState icon={icon} title={t('empty.filtered')} text={t('empty.filteredText')} action={action} />
  );
}
