import { useApolloClient } from '@apollo/client/react';
import type { ContactFilter, ContactOrder } from '~/graphql/types.generated.ts';
import { chunksOf } from '~/lib/chunksOf.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { type ExportWork, useFileExport } from '~/shell/ui/exports/useFileExport.ts';
import {
  ExportContactsDocument,
  type ExportContactsQuery,
  type TransferredContactFragment,
} from './Transfer.generated.ts';

export type FileKind = 'csv' | 'vcard3' | 'vcard4';

interface Wanted {
  readonly filter: ContactFilter;
  readonly orderBy: ContactOrder | null;
  /** These instead of those of the filter. */
  readonly ids: readonly string[] | undefined;
}

/** Ids that the API takes in one filter. */
const CHUNK = 100;

/** Pictures that are fetched at the same time. */
const AT_ONCE = 8;

async function write(
  rows: readonly TransferredContactFragment[],
  kind: FileKind,
  { signal, onProgress }: ExportWork,
): Promise<BlobPart> {
  if (kind === 'csv') {
    const [{ csvOf }, { cellsOf, columns }] = await Promise.all([
      import('~/lib/csv.ts'),
      import('./csvFile.ts'),
    ]);
    return csvOf([[...columns], ...rows.map(cellsOf)]);
  }
  const [{ writeVcards }, { photoOf }] = await Promise.all([
    import('./writeVcards.ts'),
    import('./photoOf.ts'),
  ]);
  const cards: string[] = [];
  for (const some of chunksOf(rows, AT_ONCE)) {
    const photos = await Promise.all(some.map(({ avatar }) => photoOf(avatar)));
    signal.throwIfAborted();
    const written = some.map((contact, index) => ({ ...contact, photo: photos[index] ?? '' }));
    cards.push(writeVcards(written, kind === 'vcard3' ? '3.0' : '4.0'));
    onProgress({ done: cards.length * AT_ONCE, total: rows.length });
  }
  return new Blob(cards);
}

/** Reads contacts whole, 100 by 100 past the cache, and hands them over as a file. */
export function useContactExport({ filter, orderBy, ids }: Wanted) {
  const client = useApolloClient();
  const t = useTexts('contacts');
  const { progress, start, cancel } = useFileExport();

  async function readFilter(own: ContactFilter, { signal, onProgress }: ExportWork) {
    const rows: TransferredContactFragment[] = [];
    for (let after: string | null | undefined = null; after !== undefined; ) {
      const answer: { data?: ExportContactsQuery | undefined } = await client.query({
        query: ExportContactsDocument,
        variables: { filter: own, orderBy, after },
        fetchPolicy: 'no-cache',
      });
      signal.throwIfAborted();
      const page = answer.data?.contacts;
      if (!page) throw new Error('The answer to the export is empty.');
      rows.push(...page.nodes);
      onProgress({ done: rows.length, total: ids?.length ?? page.totalCount });
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined;
    }
    return rows;
  }

  async function read(work: ExportWork): Promise<TransferredContactFragment[]> {
    if (!ids) return readFilter(filter, work);
    const rows: TransferredContactFragment[] = [];
    for (const some of chunksOf(ids, CHUNK)) rows.push(...(await readFilter({ ids: [...some] }, work)));
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  const begin = (kind: FileKind) =>
    start({
      kind: kind === 'csv' ? 'csv' : 'vcf',
      name: 'contacts',
      subject: 'CONTACT',
      detail: filter.search ? [`search: ${filter.search}`] : [],
      read,
      write: (rows, work) => write(rows, kind, work),
      doneText: (count) => t('export.done', { count }),
      failedText: t('export.failed'),
    });
  return { progress, start: begin, cancel };
}
