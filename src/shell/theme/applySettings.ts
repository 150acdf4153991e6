import type { Settings } from '../settings/settings.ts';
import { bp } from '../ui/blueprint.ts';
import { lookOf } from './themes.ts';

/** Applies the settings to the page: theme, direction, motion and scrollbars, by attributes that the styles read. */
export function applySettings({ theme, direction, animations, customScrollbars }: Settings): void {
  const { documentElement: html } = document;
  const { mode, accent } = lookOf(theme.main);
  html.dataset.mode = mode;
  html.dataset.accent = accent;
  html.classList.toggle(bp.dark, mode === 'dark');
  html.dir = direction;
  html.toggleAttribute('data-still', !animations);
  html.toggleAttribute('data-slim-scrollbars', customScrollbars);
}
