import { withQuery } from '~/lib/address.ts';

/** Where one talks to somebody of the chat. */
export const chatWith = (chatContactId: string): string =>
  withQuery('/apps/chat', { contact: chatContactId });
