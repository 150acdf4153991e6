import { Flash, Moon } from '@blueprintjs/icons';
import { useTexts } from '../i18n/useTexts.ts';
import { changeSettings } from '../settings/settingsStore.ts';
import { IconButton } from '../ui/Button.tsx';
import { useColourMode } from '../ui/colourMode.ts';

/** Switches between the dark and the light default theme. */
export function ColourModeButton() {
  const t = useTexts('shell');
  const isDark = useColourMode() === 'dark';
  return (
    <IconButton
      icon={isDark ? <Flash aria-hidden="true" /> : <Moon aria-hidden="true" />}
      label={t(isDark ? 'toolbar.toLight' : 'toolbar.toDark')}
      onClick={() =>
        changeSettings({
          theme: isDark
            ? {
                main: 'default',
                navbar: 'mainThemeLight',
                toolbar: 'mainThemeLight',
                footer: 'mainThemeLight',
              }
            : {
                main: 'defaultDark',
                navbar: 'mainThemeDark',
                toolbar: 'mainThemeDark',
                footer: 'mainThemeDark',
              },
        })
      }
    />
  );
}
