import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useRemoval } from '~/shell/messages/useRemoval.ts';
import { RemoveQuestion, RowButtons } from './ManagedDrawer.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import {
  type ManagedMemberFragment,
  useRemoveTeamMemberMutation,
  useRestoreTeamMemberMutation,
} from './organisation.generated.ts';
import { useOrganisationChanged } from './useOrganisationChanged.ts';

/** What administrators do with somebody of the team. */
export function MemberActions({ member }: { readonly member: ManagedMemberFragment }) {
  const t = useTexts('organisation');
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const changed = useOrganisationChanged();
  const [removeMember] = useRemoveTeamMemberMutation();
  const [restoreMember] = useRestoreTeamMemberMutation();
  const { busy, remove } = useRemoval({
    remove: async (id) => (await removeMember({ variables: { id } })).data?.removeTeamMember,
    restore: async (id) => (await restoreMember({ variables: { id } })).data?.restoreTeamMember,
    refetch: changed,
  });
  return (
    <>
      <RowButtons
        name={member.name}
        busy={busy}
        onEdit={() => setOpen('edit')}
        onRemove={() => setOpen('remove')}
      />
      {open === 'edit' ? <MemberDialog member={member} onClose={() => setOpen(null)} /> : null}
      <RemoveQuestion
        row={open === 'remove' ? member : null}
        warning={({ openIncidents }) =>
          openIncidents === 0
            ? t('member.warning')
            : `${t('member.warning')} ${t('member.openIncidents', { count: openIncidents })}`
        }
        onRemove={remove}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
