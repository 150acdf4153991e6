import { useForm } from 'react-hook-form';
import { type MemberDraft, memberErrors } from '~/resolvers/team/team.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import { ManagedForm } from './ManagedForm.tsx';
import { useCreateTeamMemberMutation, useUpdateTeamMemberMutation } from './organisation.generated.ts';

interface MemberDialogProps {
  /** Null for a new one. */
  readonly member: (MemberDraft & { readonly id: string }) | null;
  readonly onClose: () => void;
}

const resolver = rulesOf<MemberDraft>(memberErrors);

/** Somebody of the team is added or changed. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const t = useTexts('organisation');
  const [create] = useCreateTeamMemberMutation();
  const [update] = useUpdateTeamMemberMutation();
  const { name = '', position = '', office = '', email = '', phone = '' } = member ?? {};
  const form = useForm<MemberDraft>({ defaultValues: { name, position, office, email, phone }, resolver });
  return (
    <ManagedForm
      kind="member"
      isNew={member === null}
      form={form}
      write={async (values) =>
        member
          ? (await update({ variables: { id: member.id, changes: values } })).data?.updateTeamMember
          : (await create({ variables: { input: values } })).data?.createTeamMember
      }
      onClose={onClose}
    >
      <FormField<MemberDraft> name="name" label={t('member.name')} />
      <FormField<MemberDraft> name="position" label={t('member.position')} />
      <FormField<MemberDraft> name="office" label={t('member.office')} />
      <FormField<MemberDraft> name="email" label={t('member.email')} ltr />
      <FormField<MemberDraft> name="phone" label={t('member.phone')} ltr />
    </ManagedForm>
  );
}
