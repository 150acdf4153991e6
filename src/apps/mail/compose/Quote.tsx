import { useController } from 'react-hook-form';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { HtmlFrame } from '~/shell/ui/HtmlFrame.tsx';
import styles from './ComposeForm.module.css';
import type { ComposeValues } from './compose.types.ts';

/** The mail that is answered: it goes below what is typed, unless it is taken out. */
export function Quote() {
  const t = useTexts('mail');
  const { field } = useController<ComposeValues, 'quote'>({ name: 'quote' });
  if (field.value === '') return null;
  return (
    <details className={styles.quote}>
      <summary>{t('compose.quote')}</summary>
      <HtmlFrame title={t('compose.quote')} html={field.value} />
      <Button kind="quiet" onClick={() => field.onChange('')}>
        {t('compose.removeQuote')}
      </Button>
    </details>
  );
}
