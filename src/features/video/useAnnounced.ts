import { useEffect, useRef } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { needAnnouncer, say } from './announcer.ts';
import type { Phase } from './player.rules.ts';

/** Says what an operator must hear: that a picture which was live is no longer so, and that it is again. */
export function useAnnounced(name: string, phase: Phase): void {
  const t = useTexts('video');
  const lost = useRef(false);
  const wasLive = useRef(false);
  useEffect(needAnnouncer, []);
  useEffect(() => {
    const tell = (sentence: string) => say(sentence, (count) => t('announce.more', { count }));
    if (phase === 'live') {
      if (lost.current) tell(t('announce.back', { name }));
      [wasLive.current, lost.current] = [true, false];
    } else if (wasLive.current && (phase === 'stale' || phase === 'retrying' || phase === 'offline')) {
      tell(t(phase === 'stale' ? 'announce.stale' : 'announce.lost', { name }));
      [wasLive.current, lost.current] = [false, true];
    }
  }, [phase, name, t]);
}
