import { Add, Import } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { contactsUrl, NEW_CONTACT } from '../contactsUrl.ts';

/** At the head of the screen: a file is brought in, a contact made. */
export function ContactsActions() {
  const t = useTexts('contacts');
  const { change } = useUrl(contactsUrl);
  return (
    <>
      <Button
        icon={<Import aria-hidden="true" />}
        onClick={() => change({ dialog: 'import' }, { step: true })}
      >
        {t('import.open')}
      </Button>
      <Button
        kind="primary"
        icon={<Add aria-hidden="true" />}
        onClick={() => change({ contact: NEW_CONTACT }, { step: true })}
      >
        {t('new')}
      </Button>
    </>
  );
}
