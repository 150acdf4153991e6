import { useEffect, useState } from 'react';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { useLoaded } from '~/shell/ui/useLoaded.ts';
import type { AlarmsProps } from './AlarmBell.tsx';

const load = async () => {
  const [{ AlarmBell }] = await Promise.all([import('./AlarmBell.tsx'), loadTexts('alarms')]);
  return AlarmBell;
};

/** Milliseconds after which the alarms begin though the page is busy. */
const LATEST = 2_000;

/** Tells of new incidents on whatever screen is open. Its code is loaded when the first screen has been drawn. */
export function Alarms(props: AlarmsProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const begin = () => setDrawn(true);
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, LATEST);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(begin, { timeout: LATEST });
    return () => cancelIdleCallback(idle);
  }, []);
  const Bell = useLoaded(load, drawn ? 'drawn' : null);
  return Bell ? <Bell {...props} /> : null;
}
