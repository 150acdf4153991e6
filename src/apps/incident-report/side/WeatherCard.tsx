import { ArrowUp } from '@blueprintjs/icons';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { RangeTabs } from '~/shell/ui/RangeTabs.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import { useUnits } from './useUnits.ts';
import { useWeatherCardQuery } from './WeatherCard.generated.ts';
import styles from './WeatherCard.module.css';
import { WeatherDays } from './WeatherDays.tsx';
import { WeatherSign } from './WeatherSign.tsx';

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Widget 12: the weather at a site, now and on the next three days. */
export function WeatherCard({ siteId }: { readonly siteId: string | null }) {
  const t = useTexts('incident-report');
  const format = useFormat();
  const [units, change] = useUnits();
  const {
    data: fresh,
    previousData,
    error,
    refetch,
  } = useWeatherCardQuery({
    variables: { siteId, zone: browserZone() },
  });
  const data = fresh ?? previousData;
  const weather = data?.weather;
  if (!weather) {
    return (
      <Widget title={t('weather.title')} loading={!data && !error} skeletonHeight={280}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data ? <EmptyState title={t('weather.empty')} text={t('weather.emptyText')} /> : null}
      </Widget>
    );
  }
  const { current, days, location, simulated } = weather;
  const kmh = units.wind === 'KMH';
  return (
    <Widget
      title={t('weather.title')}
      subtitle={<span dir="auto">{location}</span>}
      footer={simulated ? t('weather.simulated') : null}
    >
      <p className={styles.now}>
        <WeatherSign icon={current.icon} size={40} />
        <span className={styles.temperature}>
          {format.number(units.temperature === 'C' ? current.temperatureC : current.temperatureF, 0)}°
        </span>
        <span>{t(`weather.icon.${current.icon}`)}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('weather.wind')}</dt>
          <dd>
            <span
              className={styles.arrow}
              style={{ rotate: `${compass.indexOf(current.windDirection) * 45 + 180}deg` }}
            >
              <ArrowUp aria-hidden="true" />
            </span>
            {t(kmh ? 'weather.kmh' : 'weather.mph', {
              speed: format.number(kmh ? current.windKmh : current.windMph, 0),
              direction: textByKey(t, `weather.direction.${current.windDirection}`),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('weather.rain')}</dt>
          <dd>{format.percent(current.rainProbability, 0)}</dd>
        </div>
      </dl>
      <WeatherDays days={days} units={units} />
      <div className={styles.units}>
        <RangeTabs
          label={t('weather.temperatureUnit')}
          options={[
            { value: 'C', label: '°C' },
            { value: 'F', label: '°F' },
          ]}
          value={units.temperature}
          onChange={(temperature) => change({ temperature })}
        />
        <RangeTabs
          label={t('weather.windUnit')}
          options={[
            { value: 'KMH', label: t('weather.unit.KMH') },
            { value: 'MPH', label: t('weather.unit.MPH') },
          ]}
          value={units.wind}
          onChange={(wind) => change({ wind })}
        />
      </div>
    </Widget>
  );
}
