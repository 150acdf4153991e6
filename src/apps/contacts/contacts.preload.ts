import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { contactFilter, contactOrder, contactsUrl, NEW_CONTACT, pageSize } from './contactsUrl.ts';
import { ContactDetailDocument } from './detail/ContactDetail.generated.ts';
import { ContactListDocument } from './list/ContactList.generated.ts';
import { ContactViewsDocument } from './views/ContactViews.generated.ts';

/** Begins the contacts: the list of the view, the views, and the contact that is opened. */
export const preload = definePreload({
  texts: ['contacts', 'office', 'uploads'],
  queries: ({ params, search }) => {
    const url = contactsUrl.read(search);
    return [
      ask(ContactListDocument, {
        filter: contactFilter(params.view ?? 'all', url),
        orderBy: contactOrder(url),
        first: pageSize(url),
        after: null,
      }),
      ask(ContactViewsDocument, {}),
      ...(url.contact === null || url.contact === NEW_CONTACT
        ? []
        : [ask(ContactDetailDocument, { id: url.contact })]),
    ];
  },
});
