import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { linesOf } from '../auditLines.ts';
import type { AuditTableFragment } from './AuditTable.generated.ts';
import { Sentence } from './Sentence.tsx';

/** Who did what, a sentence for each call. */
export function AuditTable({ entries }: { readonly entries: readonly AuditTableFragment[] }) {
  const t = useTexts('audit');
  const f = useFormat();
  return (
    <DataTable
      label={t('title')}
      columns={[
        { id: 'at', title: t('column.at'), cell: ({ first }) => f.date(first.at, 'dateTime') },
        { id: 'kind', title: t('column.kind'), cell: ({ first }) => t(`kind.${first.subject}`) },
        { id: 'done', title: t('column.done'), cell: (line) => <Sentence line={line} /> },
      ]}
      rows={linesOf(entries)}
      rowId={({ first }) => first.id}
    />
  );
}
