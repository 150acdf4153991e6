import { useTexts } from '~/shell/i18n/useTexts.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

/** A mailbox without a single mail: what it is for, and sample mails to begin with. */
export function NewAccount() {
  const t = useTexts('mail');
  return <EmptyState title={t('empty.new')} text={t('empty.newText')} />;
}
