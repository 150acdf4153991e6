import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import type { AuditTableFragment } from './AuditTable.generated.ts';
import { Sentence } from './Sentence.tsx';

/** Who did what, a sentence for each line. */
export function AuditTable({ lines }: { readonly lines: readonly AuditTableFragment[] }) {
  const t = useTexts('audit');
  const f = useFormat();
  return (
    <DataTable
      label={t('title')}
      columns={[
        { id: 'at', title: t('column.at'), cell: ({ at }) => f.date(at, 'dateTime') },
        { id: 'kind', title: t('column.kind'), cell: ({ subject }) => t(`kind.${subject}`) },
        { id: 'done', title: t('column.done'), cell: (line) => <Sentence line={line} /> },
      ]}
      rows={lines}
      rowId={({ id }) => id}
    />
  );
}
