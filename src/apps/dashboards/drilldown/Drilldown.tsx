import { lazy, Suspense, useState } from 'react';
import { useDrilldown } from './useDrilldown.ts';

const DrilldownDrawers = lazy(async () => ({
  default: (await import('./DrilldownDrawers.tsx')).DrilldownDrawers,
}));

/** The drawer with the things behind a number. Its code is fetched when the first one is opened. */
export function Drilldown() {
  const { behind } = useDrilldown();
  const [needed, setNeeded] = useState(behind !== null);
  if (behind !== null && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <DrilldownDrawers />
    </Suspense>
  );
}
