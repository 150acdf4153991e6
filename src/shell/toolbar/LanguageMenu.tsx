import { Tick, Translate } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { setLanguage } from '../i18n/i18n.ts';
import { type LanguageCode, languages } from '../i18n/languages.ts';
import { useLanguage, useTexts } from '../i18n/useTexts.ts';
import { messages } from '../messages/messages.ts';
import { followLanguage } from '../settings/settingsStore.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import styles from './Toolbar.module.css';

/** Drawn when the menu is opened; without its code the names alone stand there. */
const FlagPicture = lazy(async () => {
  try {
    return { default: (await import('./FlagPicture.tsx')).FlagPicture };
  } catch {
    return { default: () => null };
  }
});

/** Chooses the language; each is named in itself. The direction follows. */
export function LanguageMenu() {
  const t = useTexts('shell');
  const language = useLanguage();
  const choose = (code: LanguageCode) => {
    setLanguage(code).then(followLanguage, () => messages.error(t('partNotLoaded')));
  };
  const items = languages.map(({ code, tag, title, flag }) => ({
    id: code,
    label: title,
    lang: tag,
    checked: language === tag,
    icon: (
      <span className={styles.language}>
        <span className={styles.tick}>{language === tag ? <Tick aria-hidden="true" /> : null}</span>
        <Suspense fallback={<span className={styles.flagPlace} />}>
          <FlagPicture flag={flag} />
        </Suspense>
      </span>
    ),
    onSelect: () => choose(code),
  }));
  return (
    <MenuButton label={t('toolbar.language')} items={items}>
      <Translate aria-hidden="true" />
      <span className={styles.code}>{language.toUpperCase()}</span>
    </MenuButton>
  );
}
