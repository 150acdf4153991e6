import { useEffect, useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './QuickPanelBody.module.css';

/** Milliseconds from a moment to the next midnight here. */
function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** Weekday and date of today; they turn at midnight. */
export function Today() {
  const t = useTexts('quick-panel');
  const f = useFormat();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), untilMidnight(now));
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <section>
      <h3 className={styles.heading}>{t('today')}</h3>
      <p className={styles.weekday}>{f.date(now, 'longWeekday')}</p>
      <p className={styles.date}>{f.date(now, 'longDate')}</p>
    </section>
  );
}
