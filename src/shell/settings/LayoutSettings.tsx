import { layoutModes, layoutStyles } from '~/resolvers/account/settings.rules.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Switch } from '../ui/Switch.tsx';
import { Choice } from './Choice.tsx';
import styles from './SettingsPanel.module.css';
import type { LayoutConfig, Partly } from './settings.ts';
import { changeSettings, useSettings } from './settingsStore.ts';

const change = (config: Partly<LayoutConfig>) => changeSettings({ layout: { config } });

/** How the page is laid out. Layouts 2 and 3, whose navigation is a band, have fewer choices. */
export function LayoutSettings() {
  const t = useTexts('settings');
  const { style, config } = useSettings().layout;
  const vertical = style === 'layout1';
  const words = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  const { navbar, toolbar, footer } = config;
  return (
    <>
      <Choice
        label={t('layoutStyle')}
        options={words(layoutStyles, (value) => t(`styles.${value}`))}
        value={style}
        onChange={(next) => changeSettings({ layout: { style: next } })}
      />
      <Choice
        label={t('mode')}
        options={words(layoutModes, (value) => t(`modes.${value}`))}
        value={config.mode}
        onChange={(mode) => change({ mode })}
      />
      <Choice
        label={t('scroll')}
        options={words(['body', 'content'], (value) => t(`scrolls.${value}`))}
        value={config.scroll}
        onChange={(scroll) => change({ scroll })}
      />
      <h3 className={styles.part}>{t('navbar')}</h3>
      <Switch
        label={t('display')}
        checked={navbar.display}
        onChange={(display) => change({ navbar: { display } })}
      />
      {vertical ? (
        <>
          <Switch
            label={t('folded')}
            checked={navbar.folded}
            onChange={(folded) => change({ navbar: { folded } })}
          />
          <Choice
            label={t('position')}
            options={words(['left', 'right'], (value) => t(`sides.${value}`))}
            value={navbar.position}
            onChange={(position) => change({ navbar: { position } })}
          />
        </>
      ) : null}
      <h3 className={styles.part}>{t('toolbar')}</h3>
      <Switch
        label={t('display')}
        checked={toolbar.display}
        onChange={(display) => change({ toolbar: { display } })}
      />
      <Choice
        label={t('position')}
        options={words(['above', 'below'], (value) => t(`places.${value}`))}
        value={toolbar.position}
        onChange={(position) => change({ toolbar: { position } })}
      />
      {vertical ? (
        <Choice
          label={t('style')}
          options={words(['fixed', 'static'], (value) => t(`barStyles.${value}`))}
          value={toolbar.style}
          onChange={(next) => change({ toolbar: { style: next } })}
        />
      ) : null}
      <h3 className={styles.part}>{t('footer')}</h3>
      <Switch
        label={t('display')}
        checked={footer.display}
        onChange={(display) => change({ footer: { display } })}
      />
      <Choice
        label={t('style')}
        options={words(['fixed', 'static'], (value) => t(`barStyles.${value}`))}
        value={footer.style}
        onChange={(next) => change({ footer: { style: next } })}
      />
      {vertical ? (
        <Choice
          label={t('position')}
          options={words(['above', 'below'], (value) => t(`places.${value}`))}
          value={footer.position}
          onChange={(position) => change({ footer: { position } })}
        />
      ) : null}
      <h3 className={styles.part}>{t('sidePanels')}</h3>
      <Switch
        label={t('leftSidePanel')}
        checked={config.leftSidePanel.display}
        onChange={(display) => change({ leftSidePanel: { display } })}
      />
      <Switch
        label={t('rightSidePanel')}
        checked={config.rightSidePanel.display}
        onChange={(display) => change({ rightSidePanel: { display } })}
      />
    </>
  );
}
