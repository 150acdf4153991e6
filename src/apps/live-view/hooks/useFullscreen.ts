import { useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

export interface Fullscreen {
  readonly on: boolean;
  readonly toggle: () => void;
}

/** Fills the whole screen and gives it back. */
export function useFullscreen(): Fullscreen {
  const t = useTexts('shell');
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return useMemo(
    () => ({
      on,
      toggle: () => {
        const done = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
        done.catch(() => messages.warning(t('toolbar.fullscreenRefused')));
      },
    }),
    [on, t],
  );
}
