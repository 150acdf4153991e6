import { withQuery } from '~/lib/address.ts';

/** The chat; with a contact, the conversation with them. */
export const chatPath = (contact?: string): string => withQuery('/apps/chat', { contact });
