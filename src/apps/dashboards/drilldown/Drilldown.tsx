import { lazy, Suspense, useState } from 'react';
import { useBehind } from './useDrilldown.ts';

const BehindDrawers = lazy(async () => ({
  default: (await import('./DrilldownDrawers.tsx')).BehindDrawers,
}));

/** The drawer with the things behind a number. Its code is fetched when the first one is opened. */
export function Behind() {
  const { behind } = useBehind();
  const [needed, setNeeded] = useState(behind !== null);
  if (behind !== null && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <BehindDrawers />
    </Suspense>
  );
}
