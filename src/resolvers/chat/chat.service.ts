import type { Store } from '~/store/tables.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../session/session.rows.ts';
import { contactOfUser } from './chat.rules.ts';

/** Tells everybody that the account is connected or not, is seen otherwise, or is new. */
export const tellContactChanged = (
  { events }: Pick<Context, 'events'>,
  store: Pick<Store, 'whenKept'>,
  userId: string,
): void => events.publish(store, 'chatContactChanged', { contactId: userId });

/** Stores a new account, to whom everybody can write from now on. */
export async function storeAccount(tx: Pick<Store, 'users' | 'chatContacts'>, user: UserRow): Promise<void> {
  await tx.users.insert([user]);
  await tx.chatContacts.insert([contactOfUser(user)]);
}

/** Calls the account in chats as it is called elsewhere. */
export async function renameInChats(context: Context, tx: Store, user: UserRow): Promise<void> {
  const contact = await tx.chatContacts.get(user.id);
  const { name, avatar } = contactOfUser(user);
  if (!contact || (contact.name === name && contact.avatar === avatar)) return;
  await tx.chatContacts.update(user.id, { name, avatar });
  tellContactChanged(context, tx, user.id);
}
