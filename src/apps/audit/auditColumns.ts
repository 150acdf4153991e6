import type { CsvColumn } from '~/shell/ui/exports/csv.ts';
import type { AuditExportQuery } from './components/AuditExport.generated.ts';

export type AuditExportRow = AuditExportQuery['auditEntries']['nodes'][number];

/** For programs: moments in UTC, and codes as the API has them. */
export const auditColumns: readonly CsvColumn<AuditExportRow>[] = [
  { title: 'at', value: ({ at }) => at },
  { title: 'userId', value: ({ userId }) => userId ?? '' },
  { title: 'user', value: ({ userName }) => userName },
  { title: 'action', value: ({ action }) => action },
  { title: 'subject', value: ({ subject }) => subject },
  { title: 'subjectId', value: ({ subjectId }) => subjectId ?? '' },
  { title: 'subjectName', value: ({ subjectName }) => subjectName },
  { title: 'detail', value: ({ detail }) => detail },
  { title: 'batchId', value: ({ batchId }) => batchId },
];
