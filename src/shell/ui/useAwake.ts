import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Milliseconds after which a screen that nobody touches, for example on a wall, is awake too. */
const REST = 8_000;

/** Whether code that the first page does not need may be loaded: after the user's first input or some time. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => {
      stop();
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(() => setAwake(true), { timeout: 2_000 });
      else setTimeout(() => setAwake(true), 200);
    };
    const timer = setTimeout(wake, REST);
    const stop = () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wake);
    };
    for (const sign of signs) addEventListener(sign, wake, { passive: true });
    return stop;
  }, []);
  return awake;
}
