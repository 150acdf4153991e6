import { useSyncExternalStore } from 'react';
import { hasHeldStills, onFirstStill } from '~/features/video/firstStill.ts';
import { useLoaded } from '~/shell/ui/useLoaded.ts';

const load = async () => (await import('./StillSender.tsx')).StillSender;

/** The code that keeps stills with incidents is loaded when the page holds the first one: where nothing plays, never. */
export function StillKeeper() {
  const held = useSyncExternalStore(onFirstStill, hasHeldStills);
  const Sender = useLoaded(load, held ? 'held' : null);
  return Sender ? <Sender /> : null;
}
