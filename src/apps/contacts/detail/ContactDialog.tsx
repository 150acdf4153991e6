import { useForm } from 'react-hook-form';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { FormDateField } from '~/shell/ui/form/FormDateField.tsx';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { fullName } from '../fullName.ts';
import type { ContactDetailFragment } from './ContactDetail.generated.ts';
import styles from './ContactDetail.module.css';
import { ContactLinks } from './ContactLinks.tsx';
import { type ContactValues, contactResolver, valuesOf } from './contactForm.ts';
import { GroupBoxes } from './GroupBoxes.tsx';
import { PictureField } from './PictureField.tsx';
import { useSaveContact } from './useSaveContact.ts';

interface ContactDialogProps {
  /** Null for a new one. */
  readonly contact: ContactDetailFragment | null;
  readonly onClose: () => void;
}

const fields = [
  ['name', {}],
  ['lastName', {}],
  ['company', {}],
  ['jobTitle', {}],
  ['email', { ltr: true }],
  ['phone', { ltr: true }],
  ['nickname', {}],
  ['address', {}],
] as const;

/** All fields of a contact with its groups, to be read and changed. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const t = useTexts('contacts');
  const form = useForm<ContactValues>({
    defaultValues: valuesOf(contact),
    resolver: contactResolver(contact?.avatar ?? ''),
  });
  const save = useSaveContact(contact);
  return (
    <FormDialog
      title={contact ? fullName(contact) : t('new')}
      confirm={t('save')}
      drawer={520}
      form={form}
      send={save}
      onClose={onClose}
    >
      <PictureField />
      {contact ? <ContactLinks contact={contact} /> : null}
      <div className={styles.fields}>
        {fields.map(([name, props]) => (
          <FormField<ContactValues> key={name} name={name} label={t(`field.${name}`)} {...props} />
        ))}
        <FormDateField<ContactValues> name="birthday" label={t('field.birthday')} />
      </div>
      <FormField<ContactValues> name="notes" label={t('field.notes')} rows={4} />
      <GroupBoxes />
    </FormDialog>
  );
}
