import { VolumeUp } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { alarmVolumes } from '~/resolvers/account/settings.rules.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { askForNotices, noticePermission } from '../messages/browserNotice.ts';
import { Choice } from '../settings/Choice.tsx';
import styles from '../settings/SettingsPanel.module.css';
import type { Partly, Settings } from '../settings/settings.ts';
import { changeSettings } from '../settings/settingsStore.ts';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { playAlarm } from './alarmSound.ts';
import { useAlarmSettings } from './useAlarmSettings.ts';

const change = (alarms: Partly<Settings['alarms']>) => changeSettings({ alarms });

/** How somebody is told of a new high incident: by a sound, by the browser's notifications, also in drills or not. */
export function AlarmSettings() {
  const t = useTexts('settings');
  const heading = useId();
  const { sound, volume, notifications, silentInDrills } = useAlarmSettings();
  const [permission, setPermission] = useState(noticePermission);
  const changeNotifications = async (wanted: boolean) => {
    const answer = wanted ? await askForNotices() : permission;
    setPermission(answer);
    if (!wanted || answer === 'granted') change({ notifications: wanted });
  };
  const problem =
    permission === 'denied' || permission === 'unsupported'
      ? t(`alarms.permission.${permission}`)
      : notifications && permission === 'default'
        ? t('alarms.permission.default')
        : null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('alarms.title')}
      </h2>
      <p className={styles.note}>{t('alarms.about')}</p>
      <Switch label={t('alarms.sound')} checked={sound} onChange={(on) => change({ sound: on })} />
      <Choice
        label={t('alarms.volume')}
        options={alarmVolumes.map((value) => ({ value, label: t(`alarms.volumes.${value}`) }))}
        value={volume}
        onChange={(value) => change({ volume: value })}
      />
      <Button icon={<VolumeUp aria-hidden="true" />} onClick={() => playAlarm(volume)}>
        {t('alarms.test')}
      </Button>
      <Switch
        label={t('alarms.notifications')}
        checked={notifications && permission === 'granted'}
        onChange={(on) => void changeNotifications(on)}
      />
      <p role="status" className={styles.note}>
        {problem}
      </p>
      <Switch
        label={t('alarms.silentInDrills')}
        checked={silentInDrills}
        onChange={(on) => change({ silentInDrills: on })}
      />
    </section>
  );
}
