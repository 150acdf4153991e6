import { Envelope, IdNumber } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { ContactStatus } from '~/features/chat/ContactStatus.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { contactPath } from '../../contacts/paths.ts';
import { writePath } from '../../mail/paths.ts';
import { useContactDetailsQuery } from './ContactDetails.generated.ts';
import styles from './Details.module.css';

interface ContactDrawerProps {
  readonly contactId: string;
  readonly onClose: () => void;
}

/** What is known of somebody, and the ways to them besides the chat. */
export function ContactDrawer({ contactId, onClose }: ContactDrawerProps) {
  const t = useTexts('chat-app');
  return (
    <Drawer open onClose={onClose} title={t('contact')} width={360}>
      <Details contactId={contactId} />
    </Drawer>
  );
}

function Details({ contactId }: { readonly contactId: string }) {
  const t = useTexts('chat-app');
  const { data, error, refetch } = useContactDetailsQuery({ variables: { id: contactId } });
  const contact = data?.chatContact;
  if (!contact) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <BodySkeleton height={240} />
    );
  }
  const { name, avatar, status, mood, email, person } = contact;
  const facts = [
    [t('company'), person?.company],
    [t('jobTitle'), person?.jobTitle],
    [t('email'), email],
    [t('phone'), person?.phone],
  ] as const;
  return (
    <div className={styles.details}>
      <Avatar name={name} picture={avatar} size={96} />
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <ContactStatus status={status} />
      {mood ? (
        <p className={styles.said} dir="auto">
          {mood}
        </p>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(([label, fact]) =>
          fact ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Ways email={email} personId={person?.id} />
    </div>
  );
}

interface WaysProps {
  readonly email: string;
  readonly personId: string | undefined;
}

/** To a mail, and to the page of the address book. */
function Ways({ email, personId }: WaysProps) {
  const t = useTexts('chat-app');
  return (
    <p className={styles.ways}>
      {email ? (
        <Link to={writePath(email)}>
          <Envelope aria-hidden="true" />
          {t('writeMail')}
        </Link>
      ) : null}
      {personId ? (
        <Link to={contactPath(personId)}>
          <IdNumber aria-hidden="true" />
          {t('addressBook')}
        </Link>
      ) : null}
    </p>
  );
}
