import { Tick, Translate } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { setLanguage } from '../i18n/i18n.ts';
import { type LanguageCode, languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { messages } from '../messages/messages.ts';
import { followLanguage } from '../settings/settingsStore.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import styles from './Toolbar.module.css';

/** Chooses the language; each is named in itself. The direction follows. */
export function LanguageMenu() {
  const t = useTexts('shell');
  const { i18n } = useTranslation();
  const choose = (code: LanguageCode) => {
    setLanguage(code).then(followLanguage, () => messages.error(t('partNotLoaded')));
  };
  const items = languages.map(({ code, tag, title }) => ({
    id: code,
    label: title,
    lang: tag,
    checked: i18n.language === tag,
    icon: i18n.language === tag ? <Tick aria-hidden="true" /> : null,
    onSelect: () => choose(code),
  }));
  return (
    <MenuButton label={t('toolbar.language')} items={items}>
      <Translate aria-hidden="true" />
      <span className={styles.code}>{i18n.language.toUpperCase()}</span>
    </MenuButton>
  );
}
