import { Clipboard } from '@blueprintjs/icons';
import { useTexts } from '../i18n/useTexts.ts';
import { messages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';

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
    <ErrorPage code={500} title={t('serverError.title')} text={t('serverError.text')}>
      <Button icon={<Clipboard aria-hidden="true" />} onClick={copy}>
        {t('serverError.report')}
      </Button>
    </ErrorPage>
  );
}
