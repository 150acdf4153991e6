import type { ScopeTheme, ThemeName } from '../settings/settings.ts';

export type ColourMode = 'dark' | 'light';

/** The look of an element: the background of a mode with the colours of an accent. */
export interface Look {
  readonly mode: ColourMode;
  /** A set of colours in accents.css; `default` has none there, being the modes' own. */
  readonly accent: Exclude<ThemeName, 'defaultDark'>;
}

/** index.html knows the dark ones too. */
const dark: readonly ThemeName[] = ['defaultDark', 'deepOcean', 'slate'];

/** The look of a named theme. */
export const lookOf = (theme: ThemeName): Look => ({
  mode: dark.includes(theme) ? 'dark' : 'light',
  accent: theme === 'defaultDark' ? 'default' : theme,
});

/** The look of a bar under a main theme. */
export function scopeLook(scope: ScopeTheme, main: ThemeName): Look {
  if (scope === 'mainThemeDark') return { ...lookOf(main), mode: 'dark' };
  if (scope === 'mainThemeLight') return { ...lookOf(main), mode: 'light' };
  return lookOf(scope);
}

/** The attributes that give an element the look. */
export const lookProps = ({ mode, accent }: Look) => ({ 'data-mode': mode, 'data-accent': accent });
