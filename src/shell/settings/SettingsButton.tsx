import { Cog } from '@blueprintjs/icons';
import { loadTexts } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../ui/Button.tsx';
import { useLoaded } from '../ui/useLoaded.ts';
import styles from './SettingsButton.module.css';
import { showSettings, useSettingsOpen } from './settingsPanelStore.ts';

const load = async () => {
  const [{ SettingsPanel }] = await Promise.all([import('./SettingsPanel.tsx'), loadTexts('settings')]);
  return SettingsPanel;
};
const close = () => showSettings(false);

/** The gear at the side of the page, which opens the settings. Small screens have it in the user menu. */
export function SettingsButton() {
  const t = useTexts('shell');
  const open = useSettingsOpen();
  const Panel = useLoaded(load, open ? 'opened' : null, close);
  return (
    <>
      <div className={styles.gear}>
        <IconButton
          icon={<Cog aria-hidden="true" />}
          label={t('settings.open')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => showSettings(true)}
        />
      </div>
      {Panel ? <Panel open={open} onClose={close} /> : null}
    </>
  );
}
