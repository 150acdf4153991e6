import { useForm } from 'react-hook-form';
import { projectErrors } from '~/resolvers/project/project.rules.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import { ManagedDrawer } from './ManagedDrawer.tsx';
import { ManagedForm } from './ManagedForm.tsx';
import {
  type ManagedProjectFragment,
  useCreateProjectMutation,
  useManagedProjectsQuery,
  useRemoveProjectMutation,
  useRestoreProjectMutation,
  useUpdateProjectMutation,
} from './organisation.generated.ts';

/** Every project: its budget and its sites, to be changed and removed. */
export function ProjectsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('organisation');
  const f = useFormat();
  const { data, error, refetch } = useManagedProjectsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useRemoveProjectMutation();
  const [restore] = useRestoreProjectMutation();
  const budgetOf = ({ monthlyBudget, currency }: ManagedProjectFragment) =>
    monthlyBudget === 0
      ? t('project.noBudget')
      : t('project.perMonth', { amount: `${f.number(monthlyBudget)} ${currency}` });
  const sitesOf = ({ sites }: ManagedProjectFragment) =>
    sites.length === 0 ? t('project.noSites') : f.list(sites.map(({ name }) => name));
  return (
    <ManagedDrawer
      title={t('project.all')}
      rows={data?.projects}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      create={t('project.new')}
      facts={(project) => (
        <>
          {budgetOf(project)} · <bdi>{sitesOf(project)}</bdi>
        </>
      )}
      empty={{ title: t('project.none'), text: t('project.noneText') }}
      warning={() => t('project.warning')}
      form={(project, onDone) => <ProjectDialog project={project} onClose={onDone} />}
      remove={async (id) => (await remove({ variables: { id } })).data?.removeProject}
      restore={async (id) => (await restore({ variables: { id } })).data?.restoreProject}
    />
  );
}

type Values = Pick<ManagedProjectFragment, 'name' | 'monthlyBudget' | 'hourlyRate' | 'currency'>;

const blank: Values = { name: '', monthlyBudget: 0, hourlyRate: 0, currency: 'EUR' };

const valuesOf = ({ name, monthlyBudget, hourlyRate, currency }: Values): Values => ({
  name,
  monthlyBudget,
  hourlyRate,
  currency,
});

const resolver = rulesOf<Values>(projectErrors);

interface ProjectDialogProps {
  /** Null for a new one. */
  readonly project: ManagedProjectFragment | null;
  readonly onClose: () => void;
}

function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  const t = useTexts('organisation');
  const [create] = useCreateProjectMutation();
  const [update] = useUpdateProjectMutation();
  const form = useForm<Values>({ defaultValues: project ? valuesOf(project) : blank, resolver });
  const write = async (input: Values) => {
    if (!project) return (await create({ variables: { input } })).data?.createProject;
    return (await update({ variables: { id: project.id, changes: input } })).data?.updateProject;
  };
  return (
    <ManagedForm kind="project" isNew={project === null} form={form} write={write} onClose={onClose}>
      <FormField<Values> name="name" label={t('project.name')} />
      <FormField<Values> name="monthlyBudget" label={t('project.budget')} type="number" ltr />
      <FormField<Values> name="hourlyRate" label={t('project.rate')} type="number" ltr />
      <FormField<Values> name="currency" label={t('project.currency')} maxLength={3} ltr />
    </ManagedForm>
  );
}
