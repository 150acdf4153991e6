import { useApolloClient } from '@apollo/client/react';
import { chunksOf } from '~/lib/chunksOf.ts';
import { addressText } from '~/resolvers/registry/streamUrl.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { type CsvColumn, toCsv } from '~/shell/ui/exports/csv.ts';
import { type ExportWork, useFileExport } from '~/shell/ui/exports/useFileExport.ts';
import { ExportCamerasDocument, type ExportCamerasQuery } from './Transfer.generated.ts';

type Row = ExportCamerasQuery['cameras']['nodes'][number];

/** Cameras that are read at once. */
const PAGE = 100;

const streamOf = ({ streams }: Row, role: 'MAIN' | 'SUB') => streams.find((stream) => stream.role === role);

/** The columns of the import, so that what was taken out can be brought in again; credentials are in none. */
const columns: readonly CsvColumn<Row>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'model', value: ({ model }) => model },
  { title: 'site', value: ({ site }) => site.name },
  { title: 'group', value: ({ group }) => group },
  { title: 'tags', value: ({ tags }) => tags.join(', ') },
  { title: 'priority', value: ({ priority }) => priority },
  { title: 'latitude', value: ({ location }) => location.lat },
  { title: 'longitude', value: ({ location }) => location.lng },
  { title: 'mainKind', value: (row) => streamOf(row, 'MAIN')?.kind ?? '' },
  { title: 'mainAddress', value: (row) => addressText(streamOf(row, 'MAIN')?.address ?? null) },
  { title: 'subKind', value: (row) => streamOf(row, 'SUB')?.kind ?? '' },
  { title: 'subAddress', value: (row) => addressText(streamOf(row, 'SUB')?.address ?? null) },
];

/** Reads the cameras whole, 100 by 100 past the cache, and hands them over as a CSV file in the order given. */
export function useExport(cameras: readonly { readonly id: string }[]) {
  const client = useApolloClient();
  const t = useTexts('cameras');
  const { progress, start, cancel } = useFileExport();

  async function read({ signal, onProgress }: ExportWork): Promise<Row[]> {
    const rows: Row[] = [];
    for (const chunk of chunksOf(cameras, PAGE)) {
      const ids = chunk.map(({ id }) => id);
      const query = { query: ExportCamerasDocument, variables: { ids }, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query(query);
      signal.throwIfAborted();
      const found = new Map(data?.cameras.nodes.map((row) => [row.id, row]));
      rows.push(...ids.flatMap((id) => found.get(id) ?? []));
      onProgress({ done: rows.length, total: cameras.length });
    }
    return rows;
  }

  const begin = () =>
    start({
      kind: 'csv',
      name: 'cameras',
      subject: 'CAMERA',
      detail: [],
      read,
      write: (rows) => toCsv(rows, columns),
      doneText: (count) => t('export.done', { count }),
      failedText: t('export.failed'),
    });
  return { progress, start: begin, cancel };
}
