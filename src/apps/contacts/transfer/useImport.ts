import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { chunksOf } from '~/lib/chunksOf.ts';
import { refuse } from '~/resolvers/base/refusal.rules.ts';
import { emailKeyOf } from '~/resolvers/contact/contact.rules.ts';
import { MOST_IN_CALL } from '~/shell/messages/inCalls.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import type { Progress } from '~/shell/ui/bulk.ts';
import { fullName } from '../fullName.ts';
import { bringIn, callsOf, type KnownGroup } from './bringIn.ts';
import {
  MAX_FILE_BYTES,
  type PlannedContact,
  planned,
  type ReadContact,
  type ReadFile,
  refusedFile,
} from './importFile.rules.ts';
import { KnownContactsDocument, KnownGroupsDocument } from './Transfer.generated.ts';

/** A file as it would be brought in. */
export interface Plan extends Pick<ReadFile, 'ignored' | 'errors'> {
  readonly contacts: readonly PlannedContact[];
  /** The viewer's groups. */
  readonly groups: readonly KnownGroup[];
  /** A call got no answer: the groups that it made may be there. */
  readonly unsure: boolean;
}

/** What is in by now, for whoever takes it back. */
export interface BroughtIn {
  readonly ids: readonly string[];
  /** Groups that were made for it. */
  readonly made: readonly KnownGroup[];
}

/** A contact that comes without its picture, because that was refused. */
const withoutPicture = (contact: PlannedContact, refusals: readonly Refusal[] | undefined): PlannedContact =>
  refusals
    ? {
        ...contact,
        picture: null,
        left: [...contact.left, ...refusals.map((refusal) => ({ ...refusal, field: 'avatar' }))],
      }
    : contact;

async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES)
    return refusedFile(refuse('csv', 'TOO_LARGE', { kilobytes: MAX_FILE_BYTES / 1_000 }));
  const text = await file.text();
  const isCards = /\.vcf$/i.test(file.name) || /^\s*\ufeff?BEGIN:VCARD/i.test(text);
  return isCards
    ? (await import('./vcardFile.ts')).readVcardFile(text, Date.now())
    : (await import('./csvFile.ts')).readCsvFile(text, Date.now());
}

/** Reads a file of contacts, says what would become of them, and brings them in. */
export function useImport() {
  const client = useApolloClient();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState<unknown>(null);

  /** Names of the contacts that have one of the addresses, by it. */
  async function knownOf(emails: readonly string[]): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    for (const some of chunksOf([...new Set(emails)], MOST_IN_CALL)) {
      const variables = { emails: [...some] };
      const { data } = await client.query({
        query: KnownContactsDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      for (const contact of data?.contacts.nodes ?? [])
        known.set(emailKeyOf(contact.email), fullName(contact));
    }
    return known;
  }

  const groupsThere = async (): Promise<readonly KnownGroup[]> =>
    (await client.query({ query: KnownGroupsDocument, fetchPolicy: 'no-cache' })).data?.contactGroups ?? [];

  const knownAmong = (contacts: readonly ReadContact[]) =>
    knownOf(contacts.map(({ fields }) => emailKeyOf(fields.email)).filter(Boolean));

  async function read(file: File | undefined): Promise<void> {
    setPlan(null);
    setError(null);
    if (!file) return;
    try {
      const { contacts, ignored, errors } = await readFile(file);
      const good = contacts.filter((contact) => contact.errors.length === 0);
      const known = await knownAmong(good);
      const groups = await groupsThere();
      setPlan({ contacts: planned(contacts, known), groups, ignored, errors, unsure: false });
    } catch (thrown) {
      setError(thrown);
    }
  }

  /**
   * Brings them in, call by call. Answers what is in; the rest stays in the plan, to be tried again under the same keys:
   * what came in without an answer is not brought in twice.
   */
  async function apply(contacts: readonly PlannedContact[]): Promise<BroughtIn> {
    let before = plan?.groups ?? [];
    const groups = [...before];
    const ids: string[] = [];
    const done = new Set<PlannedContact>();
    const refused = new Map<PlannedContact, readonly Refusal[]>();
    let unsure = plan?.unsure ?? false;
    setError(null);
    setProgress({ done: 0, total: contacts.length });
    try {
      if (unsure) {
        before = await groupsThere();
        groups.splice(0, groups.length, ...before);
      }
      for (const call of callsOf(contacts)) {
        const brought = await bringIn(client, call, groups);
        ids.push(...brought.ids);
        for (const contact of brought.contacts) done.add(contact);
        for (const [contact, why] of brought.refused) refused.set(contact, why);
        setProgress({ done: done.size, total: contacts.length });
      }
      unsure = false;
    } catch (thrown) {
      unsure = true;
      setError(thrown);
    }
    setProgress(null);
    setPlan(
      (now) =>
        now && {
          ...now,
          groups,
          unsure,
          contacts: now.contacts
            .filter((contact) => !done.has(contact))
            .map((contact) => withoutPicture(contact, refused.get(contact))),
        },
    );
    return { ids, made: groups.slice(before.length) };
  }

  return { plan, progress, error, read, apply };
}
