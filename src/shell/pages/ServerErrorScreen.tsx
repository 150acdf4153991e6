import { Clipboard } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { messages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';
import { Screen } from '../ui/Screen.tsx';
import styles from './ErrorPages.module.css';

/** What an administrator asks first: when, where, with which browser. No name and no token. */
const report = () =>
  [new Date().toISOString(), document.referrer || location.origin, navigator.userAgent].join('\n');

/** /pages/errors/error-500: what happened, a report to hand on, and the way home. */
export function ServerErrorScreen() {
  const t = useTexts('shell');
  const copy = () => {
    navigator.clipboard.writeText(report()).then(
      () => messages.success(t('serverError.copied')),
      () => messages.error(t('serverError.notCopied')),
    );
  };
  return (
    <Screen title={t('serverError.title')} layout="blank">
      <div className={styles.page}>
        <p className={styles.code} aria-hidden="true">
          500
        </p>
        <h1>{t('serverError.title')}</h1>
        <p className={styles.text}>{t('serverError.text')}</p>
        <Button icon={<Clipboard aria-hidden="true" />} onClick={copy}>
          {t('serverError.report')}
        </Button>
        <Link to="/">{t('notFound.home')}</Link>
      </div>
    </Screen>
  );
}
