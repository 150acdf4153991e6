import { useSetting } from '../settings/settingsStore.ts';
import { type ColourMode, lookOf } from '../theme/themes.ts';

/** The mode of the main theme; the component renders again when it changes. */
export const useColourMode = (): ColourMode => useSetting(({ theme }) => lookOf(theme.main).mode);

/** The value of a colour token as the page resolves it now, for canvases that cannot read CSS. */
export function readToken(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
