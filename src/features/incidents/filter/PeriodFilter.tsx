import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DateField } from '~/shell/ui/DateField.tsx';
import { Select } from '~/shell/ui/Select.tsx';
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
      <Select
        aria-label={t('filter.period')}
        value={ranged ? 'RANGE' : (url.period ?? '')}
        active={ranged || url.period !== null}
        onChange={({ target: { value } }) => {
          if (value === 'RANGE') {
            change({ period: null, from: startOfDay(today), to: dayAfter(today) });
          } else {
            const period = deskPeriods.find((each) => each === value) ?? null;
            change({ period, from: null, to: null });
          }
        }}
        options={[
          { value: '', label: t('filter.anyTime') },
          ...deskPeriods.map((period) => ({ value: period, label: t(`period.${period}`) })),
          { value: 'RANGE', label: t('filter.range') },
        ]}
      />
      {ranged ? (
        <>
          <div className={styles.day}>
            <span aria-hidden="true">{t('filter.from')}</span>
            <DateField
              label={t('filter.from')}
              value={url.from ? dayOf(url.from) : ''}
              onChange={(day) => change({ from: day ? startOfDay(day) : null })}
            />
          </div>
          <div className={styles.day}>
            <span aria-hidden="true">{t('filter.to')}</span>
            <DateField
              label={t('filter.to')}
              value={url.to ? dayOf(url.to, -1) : ''}
              onChange={(day) => change({ to: day ? dayAfter(day) : null })}
            />
          </div>
          <span className="sr-only">
            {format.date(url.from, 'dateTime')} – {format.date(url.to, 'dateTime')}
          </span>
        </>
      ) : null}
    </>
  );
}
