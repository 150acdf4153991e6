import { useEffect, useState } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import styles from './LiveClock.module.css';

/** Time and date that go on by themselves; in the browser's zone or in an IANA zone. */
export function LiveClock({ zone }: { readonly zone?: string }) {
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return (
    <time className={styles.clock} dateTime={new Date(now).toISOString()}>
      <span className={styles.time}>{format.date(now, 'clock', zone)}</span>
      <span className={styles.date}>{format.date(now, 'day', zone)}</span>
    </time>
  );
}
