import { AppNotFound } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { contactsPath } from './paths.ts';

/** There is no such group, or no such contact. */
export function ContactNotFound({ what }: { readonly what: 'group' | 'contact' }) {
  const t = useTexts('contacts');
  return (
    <AppNotFound
      title={t(`notFound.${what}`)}
      text={t('notFound.text')}
      back={{ to: contactsPath(), label: t('notFound.back') }}
    />
  );
}
