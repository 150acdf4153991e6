import { withQuery } from '~/lib/address.ts';

/** Where a mail to an address is written. */
export const mailTo = (email: string): string => withQuery('/apps/mail/inbox', { compose: 'new', to: email });

/** Where one talks to somebody of the chat. */
export const chatWith = (chatContactId: string): string =>
  withQuery('/apps/chat', { contact: chatContactId });
