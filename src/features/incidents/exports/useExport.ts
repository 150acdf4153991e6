import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { messages } from '~/shell/messages/messages.ts';
import { downloadFile, toCsv } from '~/shell/ui/exports/csv.ts';
import type { DeskUrl } from '../deskUrl.ts';
import { evidenceImage } from '../evidence/sceneImage.ts';
import type { IncidentDeskQueryVariables } from '../list/IncidentDesk.generated.ts';
import { RecordIncidentExportDocument } from './IncidentExport.generated.ts';
import { type ExportRow, type Progress, readAll, readEvidence } from './readAll.ts';
import { useFilterWords } from './useFilterWords.ts';
import { useIncidentColumns } from './useIncidentColumns.ts';

/** Of longer lists the pictures are left out, and the file says so: they would weigh megabytes and be read by nobody. */
const MOST_WITH_PICTURES = 100;

/** Most that the audit keeps of what was filtered, in characters. */
const DETAIL_LIMIT = 500;

export type FileKind = 'csv' | 'pdf';

/** Reads all incidents that the filter finds, not the visible ones alone, and hands them over as a file. */
export function useExport(variables: IncidentDeskQueryVariables, url: DeskUrl) {
  const client = useApolloClient();
  const t = useTexts('desk');
  const format = useFormat();
  const zone = browserZone();
  const columns = useIncidentColumns(zone);
  const words = useFilterWords(url);
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function pdf(rows: readonly ExportRow[], signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const illustrated = rows.length <= MOST_WITH_PICTURES;
    const evidence = illustrated
      ? await readEvidence(
          client,
          rows.map(({ id }) => id),
          signal,
        )
      : new Map<string, never>();
    const { pdfOf } = await import('~/shell/ui/exports/pdf.ts');
    return pdfOf(
      {
        title: t('export.title'),
        lines: [
          t('export.made', {
            at: format.date(new Date(), 'full', zone),
            zone,
            count: rows.length,
          }),
          ...words,
          ...(illustrated ? [] : [t('export.withoutPictures', { count: MOST_WITH_PICTURES })]),
        ],
        columns: columns.pdf,
        rows,
        pictures: ({ id }) =>
          (evidence.get(id) ?? []).map((item) => ({
            address: evidenceImage(item),
            caption: `${t(item.kind === 'SCENE' ? 'evidence.scene' : 'evidence.picture')} · ${format.date(item.takenAt, 'dateTime', zone)}`,
          })),
        pageOf: (page, pages) => t('export.page', { page, pages }),
        direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
        language: format.language,
      },
      { signal, onProgress: (done) => setProgress({ done, total: rows.length }) },
    );
  }

  async function start(kind: FileKind): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await readAll(client, variables, { signal, onProgress: setProgress });
      await client.mutate({
        mutation: RecordIncidentExportDocument,
        variables: {
          count: rows.length,
          detail: [kind.toUpperCase(), ...words].join(' · ').slice(0, DETAIL_LIMIT),
        },
      });
      signal.throwIfAborted();
      const file = kind === 'csv' ? toCsv(rows, columns.csv) : await pdf(rows, signal);
      signal.throwIfAborted();
      const type = kind === 'csv' ? 'text/csv;charset=utf-8' : 'application/pdf';
      downloadFile(file, `incidents-${new Date().toISOString().slice(0, 10)}.${kind}`, type);
      messages.success(t('export.done', { count: rows.length }));
    } catch {
      if (!signal.aborted) messages.error(t('export.failed'));
    } finally {
      setProgress(null);
    }
  }

  return {
    progress,
    start: (kind: FileKind) => void start(kind),
    cancel: () => running.current?.abort(),
  };
}
