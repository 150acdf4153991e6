import {
  type ContactFields,
  contactErrors,
  emailKeyOf,
  normaliseContact,
} from '~/resolvers/contact/contact.rules.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';

/** Most contacts that one file brings in. */
export const MAX_CONTACTS = 5_000;
/** Bytes of a file; pictures in vCards make it large. */
export const MAX_FILE_BYTES = 25_000_000;

/** A contact as a file has it. */
export interface ReadContact {
  /** The line of the file that it begins in, from 1 on. */
  readonly line: number;
  readonly fields: ContactFields;
  /** Why it cannot be taken over; empty when it can. */
  readonly errors: readonly Refusal[];
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

/** The contact of a line, by the rules by which the API refuses; `now` in milliseconds since 1970. */
export function readContact(
  line: number,
  typed: ContactFields,
  now: number,
  unread: readonly Refusal[] = [],
): ReadContact {
  const fields = normaliseContact(typed);
  return { line, fields, errors: [...unread, ...contactErrors(fields, now)] };
}

/** What becomes of a contact of the file. */
export type Outcome = 'REFUSED' | 'KNOWN' | 'TWICE' | 'NEW';

export interface PlannedContact extends ReadContact {
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
  return contacts.map((contact) => {
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
