import { useApolloClient } from '@apollo/client/react';
import { Export } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { CancelProgress } from '~/shell/ui/CancelProgress.tsx';
import { toCsv } from '~/shell/ui/exports/csv.ts';
import { type ExportWork, useFileExport } from '~/shell/ui/exports/useFileExport.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { type AuditExportRow, auditColumns } from '../auditColumns.ts';
import { auditFilter, auditUrl } from '../auditUrl.ts';
import { AuditExportDocument, type AuditExportQuery } from './AuditExport.generated.ts';

/** Entries that are read at once. */
const PAGE = 100;

/** Hands all entries that the filters find over as a CSV file, which the audit records. It can be cancelled. */
export function ExportButton() {
  const client = useApolloClient();
  const t = useTexts('audit');
  const { url } = useUrl(auditUrl);
  const { progress, start, cancel } = useFileExport();

  async function read({ signal, onProgress }: ExportWork): Promise<AuditExportRow[]> {
    const filter = auditFilter(url);
    const rows: AuditExportRow[] = [];
    for (let after: string | null | undefined = null; after !== undefined; ) {
      const answer: { data?: AuditExportQuery | undefined } = await client.query({
        query: AuditExportDocument,
        variables: { filter, first: PAGE, after },
        fetchPolicy: 'no-cache',
      });
      signal.throwIfAborted();
      const page = answer.data?.auditEntries;
      if (!page) throw new Error('The answer to the export is empty.');
      rows.push(...page.nodes);
      onProgress({ done: rows.length, total: page.totalCount });
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined;
    }
    return rows;
  }

  const begin = () =>
    start<AuditExportRow>({
      kind: 'csv',
      name: 'audit',
      subject: 'AUDIT',
      detail: [...new URLSearchParams(auditUrl.changed('', url))].map(([name, value]) => `${name}: ${value}`),
      read,
      write: (rows) => toCsv(rows, auditColumns),
      doneText: (count) => t('export.done', { count }),
      failedText: t('export.failed'),
    });
  if (progress) return <CancelProgress progress={progress} onCancel={cancel} />;
  return (
    <Button icon={<Export aria-hidden="true" />} onClick={begin}>
      {t('export.start')}
    </Button>
  );
}
