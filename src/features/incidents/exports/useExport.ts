import { useApolloClient } from '@apollo/client/react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { toCsv } from '~/shell/ui/exports/csv.ts';
import { type ExportWork, useFileExport } from '~/shell/ui/exports/useFileExport.ts';
import type { DeskUrl } from '../deskUrl.ts';
import { evidenceImage } from '../evidence/sceneImage.ts';
import type { IncidentDeskQueryVariables } from '../list/IncidentDesk.generated.ts';
import { type ExportRow, readAll, readEvidence } from './readAll.ts';
import { useFilterWords } from './useFilterWords.ts';
import { useIncidentColumns } from './useIncidentColumns.ts';

/** Of longer lists the pictures are left out, and the file says so: they would weigh megabytes and be read by nobody. */
const MOST_WITH_PICTURES = 100;

export type FileKind = 'csv' | 'pdf';

/** Reads all incidents that the filter finds, not the visible ones alone, and hands them over as a file. */
export function useExport(variables: IncidentDeskQueryVariables, url: DeskUrl) {
  const client = useApolloClient();
  const t = useTexts('desk');
  const format = useFormat();
  const zone = browserZone();
  const columns = useIncidentColumns(zone);
  const words = useFilterWords(url);
  const { progress, start, cancel } = useFileExport();

  async function pdf(rows: readonly ExportRow[], work: ExportWork): Promise<Uint8Array<ArrayBuffer>> {
    const illustrated = rows.length <= MOST_WITH_PICTURES;
    const evidence = illustrated
      ? await readEvidence(
          client,
          rows.map(({ id }) => id),
          work.signal,
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
      { signal: work.signal, onProgress: (done) => work.onProgress({ done, total: rows.length }) },
    );
  }

  const begin = (kind: FileKind) =>
    start<ExportRow>({
      kind,
      name: 'incidents',
      subject: 'INCIDENT',
      detail: words,
      read: (work) => readAll(client, variables, work),
      write: (rows, work) => (kind === 'csv' ? toCsv(rows, columns.csv) : pdf(rows, work)),
      doneText: (count) => t('export.done', { count }),
      failedText: t('export.failed'),
    });
  return { progress, start: begin, cancel };
}
