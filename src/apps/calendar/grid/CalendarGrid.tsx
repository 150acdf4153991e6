import { useEffect } from 'react';
import { afterPaint } from '~/lib/afterPaint.ts';
import { holdRest } from '~/shell/ui/atRest.ts';
import { later } from '~/shell/ui/later.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';

let goOn: () => void;
const painted = new Promise<void>((resolve) => {
  goOn = resolve;
});

/** Says that the frame of the screen is in the page: once it has been painted, the grid may be fetched. */
export function frameDrawn(): void {
  void afterPaint().then(goOn);
}

/** Fetches the vendor's code, a third of all that the page needs, behind the first paint of the frame (`frameDrawn`). */
export async function loadGrid() {
  await painted;
  return (await import('./FullCalendarView.tsx')).FullCalendarView;
}

/** What can wait is not begun before the days are drawn. */
function GridSkeleton() {
  useEffect(holdRest, []);
  return <BodySkeleton height={480} />;
}

/** The days with their entries. */
export const CalendarGrid = later(loadGrid, <GridSkeleton />);
