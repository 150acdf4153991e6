import type { ContactInput } from '~/graphql/types.generated.ts';
import { contactErrors, noFields, normaliseContact } from '~/resolvers/contact/contact.rules.ts';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import type { ContactDetailFragment } from './ContactDetail.generated.ts';

/** What is typed of a contact, and the groups that it is to be in. */
export interface ContactValues {
  readonly name: string;
  readonly lastName: string;
  readonly avatar: string;
  readonly nickname: string;
  readonly company: string;
  readonly jobTitle: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** A day, like 1984-05-29; empty when it is not known. */
  readonly birthday: string;
  readonly notes: string;
  readonly groups: readonly string[];
}

/** The values that the form begins with. */
export function valuesOf(contact: ContactDetailFragment | null): ContactValues {
  const { name, lastName, avatar, nickname, company, jobTitle, email, phone, address, birthday, notes } =
    contact ?? noFields;
  return {
    name,
    lastName,
    avatar,
    nickname,
    company,
    jobTitle,
    email,
    phone,
    address,
    birthday: birthday ?? '',
    notes,
    groups: contact?.groups.map(({ id }) => id) ?? [],
  };
}

/** The values as they are sent. */
export const inputOf = ({ groups: _, ...fields }: ContactValues): ContactInput => ({
  ...normaliseContact({ ...fields, birthday: fields.birthday || null }),
});

/** The rules of the API; a picture that the contact has already may stay. */
export const contactResolver = (keptAvatar: string) =>
  rulesOf<ContactValues>(({ groups: _, ...fields }) =>
    contactErrors(normaliseContact({ ...fields, birthday: fields.birthday || null }), Date.now(), keptAvatar),
  );
