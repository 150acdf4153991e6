import { rowOf, storedRow } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { ChatContactRow } from './chat.rows.ts';
import { contactOfUser } from './chat.rules.ts';

type Store = Context['store'];

async function fromAccount(store: Store, id: string): Promise<ChatContactRow> {
  const user = await storedRow(store.users, id, 'User');
  return contactOfUser(user);
}

/** The viewer as a contact; derived from the account as long as nothing is stored. */
export async function ownContact(context: Context): Promise<ChatContactRow> {
  const id = viewerId(context);
  return (await rowOf(context, 'chatContacts', id)) ?? fromAccount(context.store, id);
}

/** The viewer as a stored contact, which others can find; stored now if it was not. */
export async function ensureOwnContact(context: Context, tx: Store): Promise<ChatContactRow> {
  const id = viewerId(context);
  const there = await tx.chatContacts.get(id);
  if (there) return there;
  const contact = await fromAccount(tx, id);
  await tx.chatContacts.insert([contact]);
  return contact;
}

/** Another contact by id. Throws NOT_FOUND when there is none, and for the viewer's own. */
export async function otherContact(context: Context, store: Store, id: string): Promise<ChatContactRow> {
  const contact = await store.chatContacts.get(id);
  if (!contact || contact.id === viewerId(context)) throw notFound('Contact', id);
  return contact;
}

/** Anybody who can be written to; an account nobody has entered yet as it is called elsewhere. */
export const contactById = async (store: Store, id: string): Promise<ChatContactRow> =>
  (await store.chatContacts.get(id)) ?? fromAccount(store, id);
