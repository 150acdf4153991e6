import { Link } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { AppNotFound } from '~/features/office/AppNotFound.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { mailPath } from './paths.ts';

interface MailNotFoundProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly what: 'folder' | 'filter' | 'label' | 'mail';
  /** Default: the inbox. */
  readonly back?: string;
}

/** There is no such folder, filter, label or mail; or it could not be read. */
export function MailNotFound({ error, onRetry, what, back = mailPath() }: MailNotFoundProps) {
  const t = useTexts('mail');
  if (!hasCode(error, 'NOT_FOUND')) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <AppNotFound
      title={t(`notFound.${what}`)}
      text={t(what === 'mail' ? 'notFound.mailText' : 'notFound.text')}
      back={<Link to={back}>{t('notFound.back')}</Link>}
    />
  );
}
