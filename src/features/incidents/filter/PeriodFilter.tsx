import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { deskPeriods, deskUrl } from '../deskUrl.ts';
import styles from '../list/IncidentDesk.module.css';
import { dayAfter, dayOf, startOfDay } from './days.ts';

/** When the incidents were raised: any time, a named stretch, or from one day to another. */
export function PeriodFilter() {
  const { url, change } = useUrlControl(deskUrl);
  const t = useTexts('desk');
  const format = useFormat();
  const ranged = url.from !== null || url.to !== null;
  const today = dayOf(new Date().toISOString());
  return (
    <>
      <label className={styles.period}>
        <span className="sr-only">{t('filter.period')}</span>
        <select
          value={ranged ? 'RANGE' : (url.period ?? '')}
          data-active={ranged || url.period !== null || undefined}
          onChange={({ target: { value } }) => {
            if (value === 'RANGE') {
              change({ period: null, from: startOfDay(today), to: dayAfter(today) });
            } else {
              const period = deskPeriods.find((each) => each === value) ?? null;
              change({ period, from: null, to: null });
            }
          }}
        >
          <option value="">{t('filter.anyTime')}</option>
          {deskPeriods.map((period) => (
            <option key={period} value={period}>
              {t(`period.${period}`)}
            </option>
          ))}
          <option value="RANGE">{t('filter.range')}</option>
        </select>
      </label>
      {ranged ? (
        <>
          <label className={styles.day}>
            {t('filter.from')}
            <input
              type="date"
              value={url.from ? dayOf(url.from) : ''}
              onChange={({ target }) => change({ from: target.value ? startOfDay(target.value) : null })}
            />
          </label>
          <label className={styles.day}>
            {t('filter.to')}
            <input
              type="date"
              value={url.to ? dayOf(url.to, -1) : ''}
              onChange={({ target }) => change({ to: target.value ? dayAfter(target.value) : null })}
            />
          </label>
          <span className="sr-only">
            {format.date(url.from, 'dateTime')} – {format.date(url.to, 'dateTime')}
          </span>
        </>
      ) : null}
    </>
  );
}
