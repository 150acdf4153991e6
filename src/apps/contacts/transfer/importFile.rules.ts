import { newKey } from '~/lib/newKey.ts';
import {
  type ContactFields,
  contactErrors,
  emailKeyOf,
  noFields,
  normaliseContact,
} from '~/resolvers/contact/contact.rules.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { type CardPicture, noPicture } from './cardPicture.ts';
import { readGroups } from './groupNames.ts';

/** Most contacts that one file brings in. */
export const MAX_CONTACTS = 5_000;
/** Bytes of a file; pictures in vCards make it large. */
export const MAX_FILE_BYTES = 25_000_000;

/** A contact as a file has it. */
export interface ReadContact {
  /** The line of the file that it begins in, from 1 on. */
  readonly line: number;
  readonly fields: ContactFields;
  /** Names of the groups that it is in. */
  readonly groups: readonly string[];
  /** A picture that the file holds, as a `data:` address; null where there is none. */
  readonly picture: string | null;
  /** Why it cannot be taken over; empty when it can. */
  readonly errors: readonly Refusal[];
  /** What of it is left out, and why. */
  readonly left: readonly Refusal[];
}

/** What a file holds. */
export interface ReadFile {
  readonly contacts: readonly ReadContact[];
  /** Columns that nothing is known of. */
  readonly ignored: readonly string[];
  /** Why the whole file is refused. */
  readonly errors: readonly Refusal[];
}

export const refusedFile = (...errors: Refusal[]): ReadFile => ({ contacts: [], ignored: [], errors });

/** What a line says of a contact. */
export interface Written {
  readonly fields: ContactFields;
  readonly groups?: readonly string[];
  readonly photo?: CardPicture;
  /** What could not be read of it. */
  readonly unread?: readonly Refusal[];
}

/** The contact of a line, by the rules by which the API refuses; `now` in milliseconds since 1970. */
export function readContact(line: number, written: Written, now: number): ReadContact {
  const { groups = [], photo = noPicture, unread = [] } = written;
  const fields = normaliseContact({ ...written.fields, avatar: photo.address });
  const named = readGroups(groups);
  return {
    line,
    fields,
    groups: named.groups,
    picture: photo.picture,
    errors: [...unread, ...contactErrors(fields, now)],
    left: [...named.left, ...photo.left],
  };
}

/** A line of which nothing can be read. */
export const unreadable = (line: number, error: Refusal): ReadContact => ({
  line,
  fields: noFields,
  groups: [],
  picture: null,
  errors: [error],
  left: [],
});

/** What becomes of a contact of the file. */
export type Outcome = 'REFUSED' | 'KNOWN' | 'TWICE' | 'NEW';

export interface PlannedContact extends ReadContact {
  /** Under which it comes in: a call that got no answer can be made again. */
  readonly key: string;
  readonly outcome: Outcome;
  /** Who has the address already, or the line that has it. */
  readonly twin: string | null;
}

/**
 * What becomes of each contact.
 * @param known names of the contacts that are there, by their address in small letters
 */
export function planned(
  contacts: readonly ReadContact[],
  known: ReadonlyMap<string, string>,
): PlannedContact[] {
  const lines = new Map<string, number>();
  return contacts.map((read) => {
    const contact = { ...read, key: newKey() };
    if (contact.errors.length > 0) return { ...contact, outcome: 'REFUSED', twin: null };
    const key = emailKeyOf(contact.fields.email);
    if (key === '') return { ...contact, outcome: 'NEW', twin: null };
    const twin = known.get(key);
    if (twin !== undefined) return { ...contact, outcome: 'KNOWN', twin };
    const before = lines.get(key);
    if (before !== undefined) return { ...contact, outcome: 'TWICE', twin: String(before) };
    lines.set(key, contact.line);
    return { ...contact, outcome: 'NEW', twin: null };
  });
}
