import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { csvFile } from './csv.ts';
import {
  type IncidentDeskQueryVariables,
  IncidentExportDocument,
  type IncidentExportQuery,
} from './IncidentDesk.generated.ts';

type Row = IncidentExportQuery['incidents']['nodes'][number];

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Reads all incidents that the filter finds, page by page past the cache, and hands them over as a CSV file. */
export function useExport(variables: IncidentDeskQueryVariables) {
  const client = useApolloClient();
  const t = useTexts('incident-report');
  const shell = useTexts('shell');
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function readAll(signal: AbortSignal): Promise<Row[]> {
    const rows: Row[] = [];
    let after: string | null = null;
    do {
      const { data }: { data?: IncidentExportQuery | undefined } = await client.query<IncidentExportQuery>({
        query: IncidentExportDocument,
        variables: { ...variables, after },
        fetchPolicy: 'no-cache',
      });
      signal.throwIfAborted();
      if (!data) throw new Error('The answer to the export is empty.');
      rows.push(...data.incidents.nodes);
      setProgress({ done: rows.length, total: data.incidents.totalCount });
      after = data.incidents.pageInfo.hasNextPage ? data.incidents.pageInfo.endCursor : null;
    } while (after !== null);
    return rows;
  }

  const columns = ['number', 'severity', 'kind', 'cameraOnly', 'site', 'state', 'raised'] as const;
  const heads = [...columns, 'acknowledged', 'closed', 'assignee', 'summary'].map((name) =>
    t(`column.${name}`),
  );
  const cells = (row: Row) => [
    row.number,
    shell(`severity.${row.severity}`),
    t(`kind.${row.kind}`),
    row.camera?.name ?? null,
    row.site.name,
    shell(`incidentState.${row.state}`),
    row.raisedAt,
    row.acknowledgedAt,
    row.closedAt,
    row.assignee?.name ?? null,
    row.summary,
  ];

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await readAll(controller.signal);
      download(
        csvFile([heads, ...rows.map(cells)]),
        `incidents-${new Date().toISOString().slice(0, 10)}.csv`,
      );
      messages.success(t('export.done', { count: rows.length }));
    } catch {
      if (!controller.signal.aborted) messages.error(t('export.failed'));
    } finally {
      setProgress(null);
    }
  }

  return { progress, start: () => void start(), cancel: () => running.current?.abort() };
}
