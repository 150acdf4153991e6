import type { QuickPanelSwitchesRow } from './quickPanel.rows.ts';

/** The switches of a user who has not touched them (specification, shell §4: notifications start on). */
export const untouchedSwitches = (userId: string): QuickPanelSwitchesRow => ({
  id: userId,
  ownerId: userId,
  notifications: true,
  cloudSync: false,
  retroThrusters: false,
});
