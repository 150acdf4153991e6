import { Link } from 'react-router-dom';
import { withQuery } from '~/lib/address.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import type { AuditTableFragment } from './AuditTable.generated.ts';

/** The account by the name that it had, which leads to all that it did under whatever name; a dash for nobody's. */
function Who({ userId, userName }: AuditTableFragment) {
  if (userId === null) return '–';
  return (
    <Link to={withQuery('', { account: userId })}>
      <bdi>{userName}</bdi>
    </Link>
  );
}

/** Who did what, one line each. */
export function AuditTable({ entries }: { readonly entries: readonly AuditTableFragment[] }) {
  const t = useTexts('audit');
  const f = useFormat();
  return (
    <DataTable
      label={t('title')}
      columns={[
        { id: 'at', title: t('column.at'), cell: ({ at }) => f.date(at, 'dateTime') },
        { id: 'user', title: t('column.user'), cell: (entry) => <Who {...entry} /> },
        { id: 'action', title: t('column.action'), cell: ({ action }) => t(`action.${action}`) },
        { id: 'kind', title: t('column.kind'), cell: ({ subject }) => t(`kind.${subject}`) },
        { id: 'name', title: t('column.name'), cell: ({ subjectName }) => <bdi>{subjectName || '–'}</bdi> },
        { id: 'detail', title: t('column.detail'), cell: ({ detail }) => <bdi>{detail || '–'}</bdi> },
      ]}
      rows={entries}
      rowId={({ id }) => id}
    />
  );
}
