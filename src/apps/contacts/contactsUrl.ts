import { listKeysParams } from '~/features/office/listKeys.ts';
import type { ContactFilter, ContactOrder, ContactOrderField } from '~/graphql/types.generated.ts';
import { choice, defineUrl, id, sort, text } from '~/lib/defineUrl.ts';
import { type CommonView, isCommonView } from './paths.ts';

/** The columns, as the address names what is sorted by. */
export const columns = ['name', 'lastName', 'company', 'jobTitle', 'email', 'phone'] as const;

export type Column = (typeof columns)[number];

const orderFields: Readonly<Record<string, ContactOrderField>> = {
  name: 'NAME',
  lastName: 'LAST_NAME',
  company: 'COMPANY',
  jobTitle: 'JOB_TITLE',
  email: 'EMAIL',
  phone: 'PHONE',
} satisfies Readonly<Record<Column, ContactOrderField>>;

/** Rows of a page. */
export const sizes = ['5', '10', '25', 'all'] as const;

/** Rows that are read at once where all are shown. */
const READ_AT_ONCE = 100;

/** In the place of an id: a contact that is being made. */
export const NEW_CONTACT = 'new';

/** What the address of the contacts says beside the view. */
export const contactsUrl = defineUrl(
  {
    ...listKeysParams,
    search: text(),
    sort: sort(columns, { column: 'name', direction: 'asc' }),
    size: choice(sizes, '25'),
    /** The contact that is opened. */
    contact: id(),
    /** What is done over the list. */
    dialog: choice(['import', 'group', 'rename'], null),
  },
  { root: '/apps/contacts' },
);

export type ContactsUrl = typeof contactsUrl.defaults;

const views = { all: 'ALL', frequent: 'FREQUENT', starred: 'STARRED' } as const satisfies Readonly<
  Record<CommonView, ContactFilter['view']>
>;

/** The filter that a view and a search stand for. */
export const contactFilter = (view: string, { search }: Pick<ContactsUrl, 'search'>): ContactFilter => ({
  ...(isCommonView(view) ? { view: views[view] } : { view: 'ALL', groupId: view }),
  search: search || null,
});

export const contactOrder = ({ sort: { column, direction } }: Pick<ContactsUrl, 'sort'>): ContactOrder => ({
  field: orderFields[column] ?? 'NAME',
  direction: direction === 'desc' ? 'DESC' : 'ASC',
});

export const pageSize = ({ size }: Pick<ContactsUrl, 'size'>): number =>
  size === 'all' ? READ_AT_ONCE : Number(size);
