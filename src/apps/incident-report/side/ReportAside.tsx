import { useTexts } from '~/shell/i18n/useTexts.ts';
import { LiveClock } from '~/shell/ui/LiveClock.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import { WeatherCard } from './WeatherCard.tsx';

/** The side column: the time and the weather at the site. */
export function ReportAside({ siteId }: { readonly siteId: string | null }) {
  const t = useTexts('incident-report');
  return (
    <>
      <Widget title={t('clock.title')}>
        <LiveClock />
      </Widget>
      <WeatherCard siteId={siteId} />
    </>
  );
}
