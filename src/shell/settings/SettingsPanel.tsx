import { namedThemes, scopeThemes } from '~/resolvers/account/settings.rules.ts';
import { AlarmSettings } from '../alarms/AlarmSettings.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { lookOf, scopeLook } from '../theme/themes.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { Switch } from '../ui/Switch.tsx';
import { Choice } from './Choice.tsx';
import { LayoutSettings } from './LayoutSettings.tsx';
import styles from './SettingsPanel.module.css';
import { changeSettings, useSettings } from './settingsStore.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

const bars = ['navbar', 'toolbar', 'footer'] as const;

function ThemeSettings() {
  const t = useTexts('settings');
  const { theme } = useSettings();
  return (
    <>
      <ThemeChoice
        label={t('mainTheme')}
        names={namedThemes}
        look={lookOf}
        value={theme.main}
        onChange={(main) => changeSettings({ theme: { main } })}
      />
      {bars.map((bar) => (
        <ThemeChoice
          key={bar}
          label={t(`${bar}`)}
          names={scopeThemes}
          look={(name) => scopeLook(name, theme.main)}
          value={theme[bar]}
          onChange={(name) => changeSettings({ theme: { [bar]: name } })}
          folded
        />
      ))}
    </>
  );
}

interface SettingsPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Layout, themes and other settings of the page, 380 px wide (specification, shell §9). Choices apply at once. */
export function SettingsPanel({ open, onClose }: SettingsPanelProps) {
  const t = useTexts('settings');
  const { customScrollbars, animations, direction } = useSettings();
  return (
    <Drawer open={open} onClose={onClose} title={t('title')} width={380}>
      <div className={styles.panel}>
        <section aria-labelledby="settings-themes">
          <h2 id="settings-themes" className={styles.heading}>
            {t('theme')}
          </h2>
          <ThemeSettings />
        </section>
        <AlarmSettings />
        <section aria-labelledby="settings-layout">
          <h2 id="settings-layout" className={styles.heading}>
            {t('layout')}
          </h2>
          <LayoutSettings />
        </section>
        <section aria-labelledby="settings-habits">
          <h2 id="settings-habits" className={styles.heading}>
            {t('habits')}
          </h2>
          <Switch
            label={t('customScrollbars')}
            checked={customScrollbars}
            onChange={(value) => changeSettings({ customScrollbars: value })}
          />
          <Switch
            label={t('animations')}
            checked={animations}
            onChange={(value) => changeSettings({ animations: value })}
          />
          <Choice
            label={t('direction')}
            options={[
              { value: 'ltr', label: t('directions.ltr') },
              { value: 'rtl', label: t('directions.rtl') },
            ]}
            value={direction}
            onChange={(value) => changeSettings({ direction: value })}
          />
        </section>
      </div>
    </Drawer>
  );
}
