import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { messages } from '../messages/messages.ts';

/**
 * A component whose code is fetched when it is first wanted; null until it is there. `load` is the same function at each
 * render. A failure is told, calls `onFailed`, and is tried anew when it is wanted again.
 */
export function useLoaded<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void,
): ComponentType<Props> | null {
  const t = useTexts('shell');
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> } | null>(null);
  const missing = wanted && !loaded;
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    load().then(
      (Component) => {
        if (!gone) setLoaded({ Component });
      },
      () => {
        if (gone) return;
        messages.error(t('partNotLoaded'));
        onFailed();
      },
    );
    return () => {
      gone = true;
    };
  }, [missing, load, onFailed, t]);
  return loaded?.Component ?? null;
}
