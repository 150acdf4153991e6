import { forEveryOwner } from '../base/owners.ts';
import type { QuickPanelItemRow, QuickPanelSwitchesRow } from './quickPanel.rows.ts';
import { untouchedSwitches } from './quickPanel.rules.ts';

type Item = readonly [title: string, detail: string];

const notes: readonly Item[] = [
  ['Best way to hand over', 'Read the open incidents aloud, oldest first.'],
  ['Key of the inverter house', 'Gatehouse, second hook, blue tag.'],
  ['Words for the police', 'Site, camera, direction, what you see. Then wait.'],
];

const events: readonly Item[] = [
  ['Handover to the night shift', 'Control room, 21:45'],
  ['Firmware at Hangang', 'Visitor lobby first, Thursday 03:00'],
  ['Fire drill at Bosphorus Depot', 'Friday 10:30: expect many people outside'],
];

/** The same reminders for every demo account. */
export const quickPanelItemFixtures = (): QuickPanelItemRow[] =>
  forEveryOwner(({ userId, prefix }) => {
    const items = (kind: QuickPanelItemRow['kind'], list: readonly Item[]) =>
      list.map(([title, detail], index) => ({
        id: `${prefix}quick-${kind.toLowerCase()}-${index + 1}`,
        ownerId: userId,
        kind,
        position: index + 1,
        title,
        detail,
      }));
    return [...items('NOTE', notes), ...items('EVENT', events)];
  });

export const quickPanelSwitchesFixtures = (): QuickPanelSwitchesRow[] =>
  forEveryOwner(({ userId }) => [untouchedSwitches(userId)]);
