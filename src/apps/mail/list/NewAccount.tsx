import { Inbox } from '@blueprintjs/icons';
import { SampleOffer } from '~/features/office/SampleOffer.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';

/** A mailbox without a single mail: what it is for, and sample mails to begin with. */
export function NewAccount({ refetch }: { readonly refetch: () => Promise<unknown> }) {
  const t = useTexts('mail');
  return (
    <SampleOffer
      app="MAIL"
      refetch={refetch}
      icon={<Inbox size={32} aria-hidden="true" />}
      title={t('empty.new')}
      text={t('empty.newText')}
    />
  );
}
