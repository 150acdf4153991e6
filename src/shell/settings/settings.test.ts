import { describe, expect, it } from 'vitest';
import { knownSettings, settingsProblem } from '~/resolvers/account/settings.rules.ts';
import { scopeLook } from '../theme/themes.ts';
import { completeSettings, layoutDefaults, withChange } from './settings.ts';

describe('settings', () => {
  it('begin with the vertical layout and the dark default theme, whose bars are main and dark', () => {
    const { layout, theme } = completeSettings({}, 'ltr');
    expect(layout.style).toBe('layout1');
    expect(theme).toEqual({
      main: 'defaultDark',
      navbar: 'mainThemeDark',
      toolbar: 'mainThemeDark',
      footer: 'mainThemeDark',
    });
  });

  it('begin with the container mode in layout 3', () => {
    expect(completeSettings({ layout: { style: 'layout3' } }, 'ltr').layout.config.mode).toBe('container');
  });

  it('take the direction of the language when none was chosen', () => {
    expect(completeSettings({}, 'rtl').direction).toBe('rtl');
    expect(completeSettings({ direction: 'ltr' }, 'rtl').direction).toBe('ltr');
  });

  it('keep what was chosen and fill in the rest', () => {
    const { config } = completeSettings({ layout: { config: { navbar: { folded: true } } } }, 'ltr').layout;
    expect(config).toEqual({
      ...layoutDefaults.layout1,
      navbar: { ...layoutDefaults.layout1.navbar, folded: true },
    });
  });

  it.each([
    ['text', 'nonsense'],
    ['null', null],
    ['a list', [1, 2]],
    [
      'parts of a wrong kind',
      { layout: { style: 'layout9', config: 7 }, theme: { main: {} }, direction: 'up' },
    ],
    ['parts nobody knows', { constructor: 1, layout: { toString: 2 } }],
  ])('stand on their defaults when they are %s', (_, rubbish) => {
    expect(completeSettings(rubbish, 'ltr')).toEqual(completeSettings({}, 'ltr'));
  });

  it('keep the good parts of what is half wrong', () => {
    expect(knownSettings({ animations: false, theme: { main: 'sunset', navbar: 'pink' } })).toEqual({
      animations: false,
      theme: { main: 'sunset' },
    });
  });

  it('lose the config of the layout when its style changes, and nothing else', () => {
    const chosen = {
      animations: false,
      layout: { style: 'layout1', config: { mode: 'boxed' } },
    } as const;
    expect(withChange(chosen, { layout: { style: 'layout2' } })).toEqual({
      animations: false,
      layout: { style: 'layout2' },
    });
    expect(withChange(chosen, { layout: { config: { scroll: 'content' } } })).toEqual({
      animations: false,
      layout: { style: 'layout1', config: { mode: 'boxed', scroll: 'content' } },
    });
  });

  it('name the part of an address that is wrong and what it may be', () => {
    expect(settingsProblem({ layout: { style: 'layout4' } })).toBe(
      'settings.layout.style is one of layout1, layout2, layout3.',
    );
    expect(settingsProblem({ theme: { main: 'mainThemeDark' } })).toContain(
      'settings.theme.main is one of default',
    );
  });
});

describe('the theme of a bar', () => {
  it('is the main theme on the dark or the light ground, or a theme of its own', () => {
    expect(scopeLook('mainThemeDark', 'sunset')).toEqual({ mode: 'dark', accent: 'sunset' });
    expect(scopeLook('mainThemeLight', 'deepOcean')).toEqual({ mode: 'light', accent: 'deepOcean' });
    expect(scopeLook('beach', 'deepOcean')).toEqual({ mode: 'light', accent: 'beach' });
  });
});
