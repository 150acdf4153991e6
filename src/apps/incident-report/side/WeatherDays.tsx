import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Units } from './useUnits.ts';
import type { WeatherNowFragment } from './WeatherCard.generated.ts';
import styles from './WeatherCard.module.css';
import { WeatherSign } from './WeatherSign.tsx';

interface WeatherDaysProps {
  readonly days: readonly WeatherNowFragment[];
  readonly units: Units;
}

/** The next days, a line each. */
export function WeatherDays({ days, units }: WeatherDaysProps) {
  const t = useTexts('incident-report');
  const format = useFormat();
  return (
    <ul className={styles.days} aria-label={t('weather.next')}>
      {days.map((day) => (
        <li key={day.at}>
          <span>{format.date(day.at, 'weekday')}</span>
          <span>
            <WeatherSign icon={day.icon} size={20} label={t(`weather.icon.${day.icon}`)} />
          </span>
          <span>{format.number(units.temperature === 'C' ? day.temperatureC : day.temperatureF, 0)}°</span>
          <span className={styles.muted}>
            {t('weather.rainShort', { share: format.percent(day.rainProbability, 0) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
