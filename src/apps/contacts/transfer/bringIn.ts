import type { ApolloClient } from '@apollo/client';
import { sendFile } from '~/features/uploads/sendFile.ts';
import { jsonBytes } from '~/lib/jsonBytes.ts';
import { type Refusal, Refused } from '~/shell/messages/refusal.ts';
import { pictureFile } from './cardPicture.ts';
import { groupKey, newGroups } from './groupNames.ts';
import type { PlannedContact } from './importFile.rules.ts';
import { ImportContactsDocument } from './Transfer.generated.ts';

/** What one call may carry: contacts, and bytes, of which the server takes 100,000. */
const MOST = 100;
const MOST_BYTES = 80_000;
/** What waits on the server without anything that refers to it is limited. */
const MOST_PICTURES = 25;

/** A group of the viewer's. */
export interface KnownGroup {
  readonly id: string;
  readonly name: string;
}

/** What a call has come to. */
export interface Brought {
  readonly ids: readonly string[];
  /** Those that are in. */
  readonly contacts: readonly PlannedContact[];
  /** Those whose picture was refused, and why: they are not in. */
  readonly refused: ReadonlyMap<PlannedContact, readonly Refusal[]>;
}

const idLength = '0'.repeat(36);

/** Contacts in calls that the server takes. */
export function callsOf(contacts: readonly PlannedContact[]): PlannedContact[][] {
  const calls: PlannedContact[][] = [];
  let [bytes, pictures] = [0, 0];
  for (const contact of contacts) {
    const size = jsonBytes(
      { ...contact.fields, groupIds: contact.groups.map((name) => idLength + name) },
      MOST_BYTES,
    );
    const picture = contact.picture === null ? 0 : 1;
    const last = calls.at(-1);
    const hasRoom = bytes + size <= MOST_BYTES && pictures + picture <= MOST_PICTURES;
    if (last && last.length < MOST && hasRoom) {
      last.push(contact);
      bytes += size;
      pictures += picture;
    } else {
      calls.push([contact]);
      [bytes, pictures] = [size, picture];
    }
  }
  return calls;
}

/** The address of a contact's picture, which is scaled and sent as one that somebody chooses; or why it is refused. */
async function sendPicture(client: ApolloClient, { line, picture, fields }: PlannedContact) {
  if (picture === null) return { avatar: fields.avatar, refusals: [] };
  const { scalePicture } = await import('~/features/uploads/scalePicture.ts');
  const scaled = await scalePicture(pictureFile(picture, `contact-${line}`), 'AVATAR');
  const { blob, refusals } = await sendFile(client, scaled, 'AVATAR');
  return { avatar: blob?.url ?? '', refusals };
}

/** A group that is not there yet, and which of the contacts are in it. */
const withMembers = (name: string, contacts: readonly PlannedContact[]) => ({
  name,
  places: contacts.flatMap(({ groups }, place) =>
    groups.some((each) => groupKey(each) === groupKey(name)) ? [place] : [],
  ),
});

/**
 * Brings in the contacts of one call, with their groups and pictures. Rejects when it could not be done: then no group
 * was made either.
 * @param known the viewer's groups, to which those are added that are made
 */
export async function bringIn(
  client: ApolloClient,
  call: readonly PlannedContact[],
  known: KnownGroup[],
): Promise<Brought> {
  const refused = new Map<PlannedContact, readonly Refusal[]>();
  const avatars = new Map<PlannedContact, string>();
  for (const contact of call) {
    const { avatar, refusals } = await sendPicture(client, contact);
    if (refusals.length > 0) refused.set(contact, refusals);
    else avatars.set(contact, avatar);
  }
  const contacts = [...avatars.keys()];
  if (contacts.length === 0) return { ids: [], contacts, refused };
  const fresh = newGroups(contacts, known);
  const groupIds = new Map(known.map(({ id, name }) => [groupKey(name), id]));
  const inputs = [...avatars].map(([{ fields, groups }, avatar]) => ({
    ...fields,
    avatar,
    groupIds: groups.flatMap((name) => groupIds.get(groupKey(name)) ?? []),
  }));
  const keys = contacts.map(({ key }) => key);
  const variables = { contacts: inputs, keys, newGroups: fresh.map((name) => withMembers(name, contacts)) };
  const { data } = await client.mutate({ mutation: ImportContactsDocument, variables });
  const answer = data?.addContacts;
  const [error] = answer?.errors ?? [];
  if (error) throw new Refused(error);
  const there = new Set(known.map(({ id }) => id));
  known.push(...(answer?.groups ?? []).filter(({ id, name }) => !there.has(id) && fresh.includes(name)));
  return { ids: answer?.contacts.map(({ id }) => id) ?? [], contacts, refused };
}
