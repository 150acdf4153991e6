import { Add, Import } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { contactsUrl, NEW_CONTACT } from '../contactsUrl.ts';

/** At the head of the screen: a file is brought in, a contact made. */
export function ContactsActions() {
  const t = useTexts('contacts');
  const { change } = useUrl(contactsUrl);
  const open = (what: Parameters<typeof change>[0]) => () => change(what, { step: true });
  return (
    <>
      <Button brief icon={<Import aria-hidden="true" />} onClick={open({ dialog: 'import' })}>
        {t('import.open')}
      </Button>
      <Button kind="primary" icon={<Add aria-hidden="true" />} onClick={open({ contact: NEW_CONTACT })}>
        {t('new')}
      </Button>
    </>
  );
}
