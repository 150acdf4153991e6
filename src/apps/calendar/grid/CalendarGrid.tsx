import { later } from '~/shell/ui/later.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';

/** Milliseconds after which a page that nobody sees, and which is not painted, goes on. */
const LONGEST = 500;

/** When what is being drawn has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });

/** Fetches the vendor's code, a third of all that the page needs: the frame of the screen is painted before. */
export async function loadGrid() {
  await painted();
  return (await import('./FullCalendarView.tsx')).FullCalendarView;
}

/** The days with their entries. */
export const CalendarGrid = later(loadGrid, <BodySkeleton height={480} />);
