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
  const { navbar } = config;
  const display = (
    part: 'navbar' | 'toolbar' | 'footer' | 'leftSidePanel' | 'rightSidePanel',
    label: string,
  ) => (
    <Switch
      label={label}
      checked={config[part].display}
      onChange={(shown) => change({ [part]: { display: shown } })}
    />
  );
  const barPosition = (bar: 'toolbar' | 'footer') => (
    <Choice
      label={t('position')}
      options={words(['above', 'below'], (value) => t(`places.${value}`))}
      value={config[bar].position}
      onChange={(position) => change({ [bar]: { position } })}
    />
  );
  const barStyle = (bar: 'toolbar' | 'footer') => (
    <Choice
      label={t('style')}
      options={words(['fixed', 'static'], (value) => t(`barStyles.${value}`))}
      value={config[bar].style}
      onChange={(next) => change({ [bar]: { style: next } })}
    />
  );
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
      {display('navbar', t('display'))}
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
      {display('toolbar', t('display'))}
      {barPosition('toolbar')}
      {vertical ? barStyle('toolbar') : null}
      <h3 className={styles.part}>{t('footer')}</h3>
      {display('footer', t('display'))}
      {barStyle('footer')}
      {vertical ? barPosition('footer') : null}
      <h3 className={styles.part}>{t('sidePanels')}</h3>
      {display('leftSidePanel', t('leftSidePanel'))}
      {display('rightSidePanel', t('rightSidePanel'))}
    </>
  );
}
