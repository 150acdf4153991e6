import { useEffect, useState } from 'react';
import { messages } from '../messages/messages.ts';
import { followLanguage } from '../settings/settingsStore.ts';
import { Button } from '../ui/Button.tsx';
import { setLanguage, translatorInto } from './i18n.ts';
import styles from './LanguageOffer.module.css';
import type { Language, LanguageCode } from './languages.ts';
import type { Texts } from './useTexts.ts';

/**
 * Offers the browser's language, in that language, while nobody has chosen one: the page itself begins in English. Either
 * answer is a choice, so it is asked once.
 */
export function LanguageOffer({ language }: { readonly language: Language }) {
  const { tag, direction } = language;
  const [t, setTranslator] = useState<Texts<'language'> | null>(null);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    // Without its texts there is no offer; the language menu still stands.
    translatorInto(tag, 'language').then(
      (translate) => setTranslator(() => translate),
      () => undefined,
    );
  }, [tag]);
  if (!t || !open) return null;
  const choose = (code: LanguageCode) => {
    setLanguage(code).then(
      () => {
        followLanguage();
        setOpen(false);
      },
      () => messages.error(t('failed')),
    );
  };
  return (
    <section className={styles.offer} lang={tag} dir={direction} aria-label={t('label')}>
      <p className={styles.text}>{t('offer')}</p>
      <Button kind="primary" onClick={() => choose(language.code)}>
        {t('accept')}
      </Button>
      <Button onClick={() => choose('en')}>{t('decline')}</Button>
    </section>
  );
}
