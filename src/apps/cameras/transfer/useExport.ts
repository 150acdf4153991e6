import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { chunksOf } from '~/lib/chunksOf.ts';
import { addressText } from '~/resolvers/registry/streamUrl.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { type CsvColumn, downloadFile, toCsv } from '~/shell/ui/exports/csv.ts';
import {
  ExportCamerasDocument,
  type ExportCamerasQuery,
  RecordCameraExportDocument,
} from './Transfer.generated.ts';

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
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function readAll(signal: AbortSignal): Promise<Row[]> {
    const rows: Row[] = [];
    for (const chunk of chunksOf(cameras, PAGE)) {
      const ids = chunk.map(({ id }) => id);
      const query = { query: ExportCamerasDocument, variables: { ids }, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query(query);
      signal.throwIfAborted();
      const found = new Map(data?.cameras.nodes.map((row) => [row.id, row]));
      rows.push(...ids.flatMap((id) => found.get(id) ?? []));
      setProgress(rows.length);
    }
    return rows;
  }

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const input = { subject: 'CAMERA', count: cameras.length, detail: 'CSV' } as const;
      await client.mutate({ mutation: RecordCameraExportDocument, variables: { input } });
      const rows = await readAll(controller.signal);
      downloadFile(toCsv(rows, columns), `cameras-${new Date().toISOString().slice(0, 10)}.csv`);
      messages.success(t('export.done', { count: rows.length }));
    } catch {
      if (!controller.signal.aborted) messages.error(t('export.failed'));
    } finally {
      setProgress(null);
    }
  }

  return { progress, start: () => void start(), cancel: () => running.current?.abort() };
}
