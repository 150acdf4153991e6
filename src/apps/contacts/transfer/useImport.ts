import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { chunksOf } from '~/lib/chunksOf.ts';
import { jsonBytes } from '~/lib/jsonBytes.ts';
import { refuse } from '~/resolvers/base/refusal.rules.ts';
import { emailKeyOf } from '~/resolvers/contact/contact.rules.ts';
import type { Progress } from '~/shell/ui/bulk.ts';
import { fullName } from '../fullName.ts';
import {
  MAX_FILE_BYTES,
  type PlannedContact,
  planned,
  type ReadFile,
  refusedFile,
} from './importFile.rules.ts';
import { ImportContactsDocument, KnownContactsDocument } from './Transfer.generated.ts';

/** What one call may carry: contacts, and bytes, of which the server takes 100,000. */
const MOST = 100;
const MOST_BYTES = 80_000;

/** A file as it would be brought in. */
export interface Plan extends Pick<ReadFile, 'ignored' | 'errors'> {
  readonly contacts: readonly PlannedContact[];
}

async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES)
    return refusedFile(refuse('csv', 'TOO_LARGE', { kilobytes: MAX_FILE_BYTES / 1_000 }));
  const text = await file.text();
  const isCards = /\.vcf$/i.test(file.name) || /^\s*\ufeff?BEGIN:VCARD/i.test(text);
  return isCards
    ? (await import('./vcardFile.ts')).readVcardFile(text, Date.now())
    : (await import('./csvFile.ts')).readCsvFile(text, Date.now());
}

/** Contacts in calls that the server takes. */
function callsOf(contacts: readonly PlannedContact[]): PlannedContact[][] {
  const calls: PlannedContact[][] = [];
  let bytes = 0;
  for (const contact of contacts) {
    const size = jsonBytes(contact.fields, MOST_BYTES);
    const last = calls.at(-1);
    if (last && last.length < MOST && bytes + size <= MOST_BYTES) {
      last.push(contact);
      bytes += size;
    } else {
      calls.push([contact]);
      bytes = size;
    }
  }
  return calls;
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
    for (const some of chunksOf([...new Set(emails)], MOST)) {
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

  async function read(file: File | undefined): Promise<void> {
    setPlan(null);
    setError(null);
    if (!file) return;
    try {
      const { contacts, ignored, errors } = await readFile(file);
      const good = contacts.filter((contact) => contact.errors.length === 0);
      const known = await knownOf(good.map(({ fields }) => emailKeyOf(fields.email)).filter(Boolean));
      setPlan({ contacts: planned(contacts, known), ignored, errors });
    } catch (thrown) {
      setError(thrown);
    }
  }

  /** Brings them in, call by call. Answers the ids of those that are in; what is left stays in the plan. */
  async function bringIn(contacts: readonly PlannedContact[]): Promise<string[]> {
    const ids: string[] = [];
    const done = new Set<PlannedContact>();
    setError(null);
    setProgress({ done: 0, total: contacts.length });
    try {
      for (const call of callsOf(contacts)) {
        const variables = { contacts: call.map(({ fields }) => fields) };
        const { data } = await client.mutate({ mutation: ImportContactsDocument, variables });
        const answer = data?.addContacts;
        if (!answer || answer.errors.length > 0)
          throw new Error('The API refused what its own rules allowed.');
        ids.push(...answer.contacts.map(({ id }) => id));
        for (const contact of call) done.add(contact);
        setProgress({ done: done.size, total: contacts.length });
      }
    } catch (thrown) {
      setError(thrown);
    }
    setProgress(null);
    setPlan((now) => now && { ...now, contacts: now.contacts.filter((contact) => !done.has(contact)) });
    return ids;
  }

  return { plan, progress, error, read, bringIn };
}
