import { expect, test } from 'vitest';
import { untouchedSwitches } from './quickPanel.rules.ts';

test('of untouched switches notifications are on, everything else is off', () => {
  expect(untouchedSwitches('user')).toEqual({
    id: 'user',
    ownerId: 'user',
    notifications: true,
    cloudSync: false,
    retroThrusters: false,
  });
});
