import { Maximize, Minimize } from '@blueprintjs/icons';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { messages } from '../messages/messages.ts';
import { IconButton } from '../ui/Button.tsx';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Fills the whole screen and gives it back; where the browser cannot, there is no such button. */
export function FullscreenButton() {
  const t = useTexts('shell');
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => messages.warning(t('toolbar.fullscreenRefused')));
  };
  return (
    <IconButton
      icon={full ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      label={t(full ? 'toolbar.leaveFullscreen' : 'toolbar.fullscreen')}
      onClick={toggle}
    />
  );
}
