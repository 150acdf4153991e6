import { Chat, Envelope, Pin, Star, StarEmpty, Unpin } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { chatPath } from '~/apps/chat/paths.ts';
import { writePath } from '~/apps/mail/paths.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useContactActions } from '../useContactActions.ts';
import { useContactViews } from '../views/useContactViews.ts';
import type { ContactDetailFragment } from './ContactDetail.generated.ts';
import styles from './ContactDetail.module.css';

/** What is done with a contact beside changing it: write, chat, star, keep among the frequent ones. */
export function ContactLinks({ contact }: { readonly contact: ContactDetailFragment }) {
  const t = useTexts('contacts');
  const { refetch } = useContactViews('all');
  const actions = useContactActions(refetch);
  const { email, chatContact, starred, pinned } = contact;
  return (
    <div className={styles.links}>
      {email === '' ? null : (
        <Link to={writePath(email)}>
          <Envelope aria-hidden="true" /> {t('mail')}
        </Link>
      )}
      {chatContact ? (
        <Link to={chatPath(chatContact.id)}>
          <Chat aria-hidden="true" /> {t('chat')}
        </Link>
      ) : null}
      <Button
        icon={starred ? <Star aria-hidden="true" /> : <StarEmpty aria-hidden="true" />}
        aria-pressed={starred}
        onClick={() => void actions.star([contact], !starred)}
      >
        {t('starred')}
      </Button>
      <Button
        icon={pinned ? <Unpin aria-hidden="true" /> : <Pin aria-hidden="true" />}
        aria-pressed={pinned}
        title={t('pinText')}
        onClick={() => void actions.pin([contact], !pinned)}
      >
        {t('pinned')}
      </Button>
    </div>
  );
}
