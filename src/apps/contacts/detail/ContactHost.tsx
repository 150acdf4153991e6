import { notFoundOr } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { ContactNotFound } from '../ContactNotFound.tsx';
import { contactsUrl, NEW_CONTACT } from '../contactsUrl.ts';
import { ContactDetailDocument } from './ContactDetail.generated.ts';
import { ContactDialog } from './ContactDialog.tsx';

const WIDTH = 520;

/** The contact that the address names, or a new one, over the list. */
export function ContactHost() {
  const t = useTexts('contacts');
  const { url, change } = useUrl(contactsUrl);
  const close = () => change({ contact: null });
  if (url.contact === null) return null;
  if (url.contact === NEW_CONTACT) return <ContactDialog contact={null} onClose={close} />;
  return (
    <DataBoundary
      key={url.contact}
      document={ContactDetailDocument}
      skeleton={
        <Drawer open title={t('title')} width={WIDTH} onClose={close}>
          <BodySkeleton height={480} />
        </Drawer>
      }
      failed={(error, retry) => (
        <Drawer open title={t('title')} width={WIDTH} onClose={close}>
          {notFoundOr(<ContactNotFound what="contact" />)(error, retry)}
        </Drawer>
      )}
    >
      <KnownContact onClose={close} />
    </DataBoundary>
  );
}

function KnownContact({ onClose }: { readonly onClose: () => void }) {
  const { data } = usePreloaded(ContactDetailDocument);
  return data.contact ? <ContactDialog contact={data.contact} onClose={onClose} /> : null;
}
