import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { MemberName } from '~/features/incidents/MemberName.tsx';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import type { TableColumn } from '~/shell/ui/table.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { AddMember } from './AddMember.tsx';
import type { TeamTableFragment } from './TeamTable.generated.ts';
import styles from './TeamTable.module.css';

const MemberActions = lazy(async () => ({
  default: (await import('~/features/organisation/MemberActions.tsx')).MemberActions,
}));

type Member = TeamTableFragment['teamMembers'][number];

interface TeamTableProps extends ReportUrlState {
  readonly data: TeamTableFragment;
}

/** Widget 11: who watches, where to reach them, and what they have open. */
export function TeamTable({ data, toDesk }: TeamTableProps) {
  const t = useTexts('incident-report');
  const format = useFormat();
  const roles = useSession()?.user?.roles ?? [];
  const mayChange = isAllowed(roleSets.admin, roles);
  const columns: TableColumn<Member>[] = [
    {
      id: 'name',
      title: t('team.name'),
      cell: (member) => (
        <span className={styles.name}>
          <Avatar name={member.name} picture={member.avatar} />
          <span>
            <MemberName member={member} />
          </span>
        </span>
      ),
    },
    { id: 'position', title: t('team.position'), cell: ({ position }) => position },
    { id: 'office', title: t('team.office'), cell: ({ office }) => office },
    { id: 'email', title: t('team.email'), cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    {
      id: 'phone',
      title: t('team.phone'),
      cell: ({ phone }) => (
        <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
          {phone}
        </a>
      ),
    },
    {
      id: 'open',
      title: t('team.open'),
      align: 'end',
      cell: ({ id, name, openIncidents }) => (
        <Link
          to={toDesk({ assignee: [id], state: ['NEW', 'ACKNOWLEDGED'] })}
          aria-label={t('team.openOf', { count: openIncidents, name })}
        >
          {format.number(openIncidents)}
        </Link>
      ),
    },
    ...(mayChange
      ? [
          {
            id: 'actions',
            title: t('team.actions'),
            align: 'end',
            cell: (member) => (
              <Suspense fallback={null}>
                <MemberActions member={member} />
              </Suspense>
            ),
          } satisfies TableColumn<Member>,
        ]
      : []),
  ];
  return (
    <Widget
      title={t('team.title')}
      subtitle={t('team.count', { count: data.teamMembers.length })}
      actions={mayChange ? <AddMember /> : null}
      flush
    >
      {data.teamMembers.length === 0 ? (
        <EmptyState title={t('team.empty')} text={t('team.emptyText')} />
      ) : (
        <DataTable label={t('team.title')} columns={columns} rows={data.teamMembers} rowId={({ id }) => id} />
      )}
    </Widget>
  );
}
