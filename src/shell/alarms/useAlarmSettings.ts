import type { Settings } from '../settings/settings.ts';
import { useSettings } from '../settings/settingsStore.ts';

/** How the signed-in user wants to be told of new high incidents. */
export const useAlarmSettings = (): Settings['alarms'] => useSettings().alarms;
