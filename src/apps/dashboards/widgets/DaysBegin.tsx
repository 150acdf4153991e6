import { useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import styles from './DaysBegin.module.css';

/** In which time zone the days of a dashboard begin. */
export function DaysBegin() {
  const t = useTexts('dashboards');
  return <p className={styles.zone}>{t('zone', { zone: browserZone().replaceAll('_', ' ') })}</p>;
}
