import { useEffect, useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import styles from './Moment.module.css';

/** Milliseconds between two readings of the clock. */
const EVERY = 30_000;

/** How long ago something was, kept true by the clock; the exact moment in the tooltip. */
export function Moment({ at }: { readonly at: string }) {
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  // Something may come that is newer than the last reading of the clock.
  const seen = Math.max(now, Date.parse(at));
  return (
    <time className={styles.moment} dateTime={at} title={format.date(at, 'full')}>
      {format.relative(at, seen)}
    </time>
  );
}
