import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { later } from '~/shell/ui/later.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import styles from './CalendarScreen.module.css';
import { calendarUrl, shownWeek } from './calendarUrl.ts';
import { CalendarActions } from './components/CalendarActions.tsx';
import { CalendarKeyHelp } from './components/CalendarKeyHelp.tsx';
import { CalendarToolbar } from './components/CalendarToolbar.tsx';
import { CalendarBody } from './grid/CalendarBody.tsx';
import { frameDrawn, loadGrid } from './grid/CalendarGrid.tsx';
import { useCalendarKeys } from './hooks/useCalendarKeys.ts';

const ImportDrawer = later(async () => (await import('./transfer/ImportDrawer.tsx')).ImportDrawer);

/** A language may begin its weeks on another day, so that other days are shown: then they are asked for. */
function useWeekOfLanguage(): void {
  const { revalidate } = useRevalidator();
  const { firstDay } = shownWeek();
  const asked = useRef(firstDay);
  useEffect(() => {
    if (asked.current === firstDay) return;
    asked.current = firstDay;
    void revalidate();
  }, [firstDay, revalidate]);
}

/** /apps/calendar: the events of whoever is signed in. */
export function CalendarScreen() {
  const t = useTexts('calendar');
  const { url, change } = useUrl(calendarUrl);
  useAddressCheck(calendarUrl);
  useWeekOfLanguage();
  const { frame, wide } = useCalendarKeys();
  useEffect(() => {
    frameDrawn();
    // Beside the answer; when it fails the grid says so.
    loadGrid().catch(() => undefined);
  }, []);
  return (
    <Screen title={t('title')} actions={<CalendarActions />}>
      <section ref={frame} className={styles.card} aria-label={t('title')} data-calendar>
        <CalendarToolbar />
        <DataBoundary skeleton={<BodySkeleton height={600} />}>
          <CalendarBody />
        </DataBoundary>
      </section>
      {url.dialog === 'import' ? <ImportDrawer onClose={() => change({ dialog: null })} /> : null}
      <CalendarKeyHelp open={url.dialog === 'keys'} wide={wide} onClose={() => change({ dialog: null })} />
    </Screen>
  );
}
