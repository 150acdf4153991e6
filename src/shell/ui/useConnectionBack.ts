import { useEffect, useInsertionEffect, useRef, useState } from 'react';

/** Milliseconds between two questions to the server while none is answered. */
const EVERY = 5_000;

/** Whether the server that this page came from answers now. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(EVERY) })).ok;
  } catch {
    return false;
  }
}

/**
 * Answers whether the server is out of reach, as long as `watching`; calls `onBack` once when it answers again. The browser
 * tells that a network is there, not that the server is, so it is asked in both cases.
 */
export function useConnectionBack(watching: boolean, onBack: (() => void) | undefined): boolean {
  const [gone, setGone] = useState(false);
  const latest = useRef(onBack);
  useInsertionEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!watching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasGone = false;
    let over = false;
    const probe = async () => {
      clearTimeout(timer);
      const reachable = await isReachable();
      if (over) return;
      over = reachable;
      if (!reachable) {
        wasGone = true;
        clearTimeout(timer);
        timer = setTimeout(() => void probe(), EVERY);
      } else if (wasGone) latest.current?.();
      setGone(!reachable);
    };
    const onOnline = () => void probe();
    void probe();
    addEventListener('online', onOnline);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, [watching]);
  return gone;
}
