import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { IncidentChange } from '~/features/live/live.ts';
import { newIncidentsOf } from '~/features/live/newIncidents.ts';
import { mayPlay, playAlarm, prepareSound } from '~/shell/alarms/alarmSound.ts';
import { useAlarmSettings } from '~/shell/alarms/useAlarmSettings.ts';
import { waitingCount } from '~/shell/alarms/waitingCount.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { noticePermission, showNotice } from '~/shell/messages/browserNotice.ts';
import { messages } from '~/shell/messages/messages.ts';
import { countedOf, isAlarming, NOTICES_AT_ONCE } from './alarm.rules.ts';
import { isLeading, standForElection } from './leadingTab.ts';

export interface AlarmsProps {
  /** The address of an incident. */
  readonly toIncident: (id: string) => string;
}

const gestures = ['pointerdown', 'keydown'] as const;

/** From the first press on, which a browser wants before it lets a page make a sound, this tab may be the one that does. */
function useSoundElection(sound: boolean): void {
  useEffect(() => {
    if (!sound) return;
    const stand = () => {
      if (!mayPlay()) return;
      stop();
      prepareSound();
      standForElection('sound');
    };
    const stop = () => {
      for (const gesture of gestures) removeEventListener(gesture, stand);
    };
    for (const gesture of gestures) addEventListener(gesture, stand, { passive: true });
    stand();
    return stop;
  }, [sound]);
}

/** Counts what waits, and tells by sound and notification of each new high incident, in one tab of all. Draws nothing. */
export function AlarmBell({ toIncident }: AlarmsProps) {
  const t = useTexts('alarms');
  const navigate = useNavigate();
  const source = newIncidentsOf(useApolloClient());
  const waiting = useSyncExternalStore(source.subscribe, source.read);
  const { sound, volume, notifications, silentInDrills } = useAlarmSettings();
  /** How each notification that is shown is taken away, by its incident. */
  const notices = useRef(new Map<string, () => void>());
  useSoundElection(sound);

  useEffect(() => {
    if (notifications && noticePermission() === 'granted') standForElection('notice');
  }, [notifications]);

  useEffect(() => {
    const { count, incidents } = waiting;
    waitingCount.set(countedOf({ count, incidents: incidents.values() }, silentInDrills));
    for (const [id, close] of notices.current) {
      if (incidents.has(id)) continue;
      close();
      notices.current.delete(id);
    }
  }, [waiting, silentInDrills]);

  useEffect(() => () => waitingCount.set(0), []);

  useEffect(() => {
    let raised: IncidentChange[] = [];
    const notify = (tag: string, title: string, body: string, incident: IncidentChange) => {
      const close = showNotice({ title, body, tag, onOpen: () => void navigate(toIncident(incident.id)) });
      if (close) notices.current.set(incident.id, close);
    };
    const tell = () => {
      const [first, ...others] = raised;
      raised = [];
      if (!first) return;
      if (sound && !mayPlay()) messages.warning(t('soundBlocked'), undefined, 'alarm-sound');
      else if (sound && isLeading('sound')) playAlarm(volume);
      if (!notifications || !isLeading('notice')) return;
      if (others.length >= NOTICES_AT_ONCE) {
        notify('many', t('many', { count: others.length + 1 }), first.summary, first);
        return;
      }
      for (const incident of [first, ...others]) {
        const { id, number, camera, site, summary, inDrill } = incident;
        const place = camera ? `${camera.name} · ${site.name}` : site.name;
        notify(id, t(inDrill ? 'drillTitle' : 'title', { number, place }), summary, incident);
      }
    };
    return source.onRaised((incident) => {
      if (!isAlarming(incident, silentInDrills)) return;
      // Those that are raised in the same moment make one sound.
      if (raised.length === 0) queueMicrotask(tell);
      raised.push(incident);
    });
  }, [source, sound, volume, notifications, silentInDrills, navigate, toIncident, t]);

  return null;
}
