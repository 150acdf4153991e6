import { later } from '~/shell/ui/later.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';

/** Fetches the vendor's code, a third of all that the page needs: the frame of the screen is drawn before. */
export const loadGrid = async () => (await import('./FullCalendarView.tsx')).FullCalendarView;

/** The days with their entries. */
export const CalendarGrid = later(loadGrid, <BodySkeleton height={480} />);
