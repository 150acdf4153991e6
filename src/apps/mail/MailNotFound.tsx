import { AppNotFound } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { mailPath } from './paths.ts';

interface MailNotFoundProps {
  readonly what: 'folder' | 'filter' | 'label' | 'mail';
  /** Default: the inbox. */
  readonly back?: string;
}

/** There is no such folder, filter, label or mail. */
export function MailNotFound({ what, back = mailPath() }: MailNotFoundProps) {
  const t = useTexts('mail');
  return (
    <AppNotFound
      title={t(`notFound.${what}`)}
      text={t(what === 'mail' ? 'notFound.mailText' : 'notFound.text')}
      back={{ to: back, label: t('notFound.back') }}
    />
  );
}
