import { expect, test } from 'vitest';
import { knownSettings, settingsProblem } from './settings.rules.ts';

test('settings may be whole, in part or empty', () => {
  const whole = {
    layout: {
      style: 'layout1',
      config: {
        mode: 'fullwidth',
        scroll: 'content',
        navbar: { display: true, folded: false, position: 'left' },
        toolbar: { display: true, style: 'fixed', position: 'below' },
        footer: { display: true, style: 'static', position: 'above' },
        leftSidePanel: { display: true },
        rightSidePanel: { display: false },
      },
    },
    customScrollbars: true,
    animations: true,
    direction: 'rtl',
    theme: { main: 'defaultDark', navbar: 'mainThemeDark', toolbar: 'slate', footer: 'mainThemeDark' },
    alarms: { sound: true, volume: 'loud', notifications: true, silentInDrills: false },
  };
  expect(settingsProblem(whole)).toBeNull();
  expect(settingsProblem({ theme: { main: 'deepOcean' } })).toBeNull();
  expect(settingsProblem({})).toBeNull();
});

test.each([
  ['dark', 'settings is an object.'],
  [[], 'settings is an object.'],
  [{ colour: 'red' }, 'settings has no colour; it may have layout, customScrollbars'],
  [JSON.parse('{"__proto__": {}}'), 'settings has no __proto__'],
  [{ constructor: {} }, 'settings has no constructor'],
  [{ ['x'.repeat(41)]: 1 }, `settings has no ${'x'.repeat(40)};`],
  [{ animations: true, direction: 'up' }, 'settings.direction is one of ltr, rtl.'],
  [{ animations: 1 }, 'settings.animations is true or false.'],
  [{ direction: 'up' }, 'settings.direction is one of ltr, rtl.'],
  [
    { layout: { config: { navbar: { position: 'top' } } } },
    'settings.layout.config.navbar.position is one of',
  ],
  [{ theme: { main: 'pink' } }, 'settings.theme.main is one of default, legacy'],
])('%j is refused with the part and the cure', (value, sentence) => {
  expect(settingsProblem(value)).toContain(sentence);
});

test('what was kept and is no setting any more is left out', () => {
  const good = { animations: false, direction: 'rtl', theme: { main: 'sunset' } };
  expect(knownSettings(good)).toStrictEqual(good);
  expect(knownSettings({ ...good, theme: { main: 'sunset', navbar: 'pink' }, colour: 'red' })).toStrictEqual(
    good,
  );
  expect(knownSettings('dark')).toStrictEqual({});
});
