import { useApolloClient } from '@apollo/client/react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { toCsv } from '~/shell/ui/exports/csv.ts';
import { type ExportWork, useFileExport } from '~/shell/ui/exports/useFileExport.ts';
import type { DeskUrl } from '../deskUrl.ts';
import type { IncidentDeskQueryVariables } from '../list/IncidentDesk.generated.ts';
import { type ExportRow, readAll } from './readAll.ts';
import { useFilterWords } from './useFilterWords.ts';
import { useIncidentColumns } from './useIncidentColumns.ts';

/** What can be taken out: all columns for a spreadsheet, one or two pages of figures, or every incident to be read. */
export type ExportKind = 'csv' | 'summary' | 'list';

/** Reads all incidents that the filter finds, not the visible ones alone, and hands them over as a file. */
export function useExport(variables: IncidentDeskQueryVariables, url: DeskUrl) {
  const client = useApolloClient();
  const t = useTexts('desk');
  const shell = useTexts('shell');
  const format = useFormat();
  const zone = browserZone();
  const columns = useIncidentColumns(zone);
  const filters = useFilterWords(url);
  const { progress, start, cancel } = useFileExport();

  async function pdf(kind: 'summary' | 'list', rows: readonly ExportRow[], work: ExportWork) {
    const { listReport, summaryReport } = await import('./reports.ts');
    const { pdfInWorker } = await import('~/shell/ui/exports/pdfInWorker.ts');
    const wording = { t, shell, format, zone, filters };
    const report =
      kind === 'summary'
        ? summaryReport(rows, wording)
        : await listReport(rows, columns.pdf, wording, client, work.signal);
    return pdfInWorker(report, work);
  }

  const begin = (kind: ExportKind) =>
    start<ExportRow>({
      kind: kind === 'csv' ? 'csv' : 'pdf',
      name: kind === 'summary' ? 'incidents-summary' : 'incidents',
      subject: 'INCIDENT',
      detail: kind === 'summary' ? [t('export.summary'), ...filters] : filters,
      read: (work) => readAll(client, variables, work),
      write: (rows, work) => (kind === 'csv' ? toCsv(rows, columns.csv) : pdf(kind, rows, work)),
      doneText: (count) => t('export.done', { count }),
      failedText: t('export.failed'),
    });
  return { progress, start: begin, cancel };
}
