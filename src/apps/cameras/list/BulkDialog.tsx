import { useForm } from 'react-hook-form';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import type { CameraBulkChangesInput } from '~/graphql/types.generated.ts';
import { normaliseTags, tagErrors } from '~/resolvers/registry/registry.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';

export type BulkKind = 'tag' | 'move' | 'priority';

interface Values {
  /** Separated by commas. */
  readonly addTags: string;
  readonly removeTags: string;
  readonly siteId: string;
  readonly group: string;
  readonly priority: string;
}

interface BulkDialogProps {
  readonly kind: BulkKind;
  readonly fleet: readonly FleetCamera[];
  /** Resolves with whether all of it was done; what was not is said there. */
  readonly onRun: (input: CameraBulkChangesInput) => Promise<boolean>;
  readonly onClose: () => void;
}

const tagsOf = (text: string) => normaliseTags(text.split(','));

/** What is left empty stays as it is. */
function inputOf({ addTags, removeTags, siteId, group, priority }: Values): CameraBulkChangesInput {
  const [add, remove] = [tagsOf(addTags), tagsOf(removeTags)];
  return {
    ...(add.length > 0 ? { addTags: add } : {}),
    ...(remove.length > 0 ? { removeTags: remove } : {}),
    ...(siteId ? { siteId } : {}),
    ...(group.trim() ? { group: group.trim() } : {}),
    ...(priority ? { priority: Number(priority) } : {}),
  };
}

const isEmpty = (values: Values): boolean => Object.keys(inputOf(values)).length === 0;

const resolver = rulesOf<Values>(({ addTags, removeTags }) => [
  ...tagErrors('addTags', tagsOf(addTags)),
  ...tagErrors('removeTags', tagsOf(removeTags)),
]);

/** Asks for the tags, the place or the priority that the selected cameras are to have. */
export function BulkDialog({ kind, fleet, onRun, onClose }: BulkDialogProps) {
  const t = useTexts('cameras');
  const priority = kind === 'priority' ? '3' : '';
  const form = useForm<Values>({
    defaultValues: { addTags: '', removeTags: '', siteId: '', group: '', priority },
    resolver,
  });
  return (
    <FormDialog
      title={t(`bulk.${kind}Title`)}
      confirm={t('bulk.apply')}
      drawer={420}
      form={form}
      send={async (values) => !isEmpty(values) && (await onRun(inputOf(values)))}
      onClose={onClose}
    >
      {kind === 'tag' ? (
        <>
          <FormField<Values> name="addTags" label={t('bulk.addTags')} />
          <FormField<Values> name="removeTags" label={t('bulk.removeTags')} />
        </>
      ) : null}
      {kind === 'move' ? <PlaceFields fleet={fleet} /> : null}
      {kind === 'priority' ? (
        <FormField<Values>
          name="priority"
          label={t('field.priority')}
          options={(['1', '2', '3', '4', '5'] as const).map((value) => ({
            value,
            label: t(`priority.${value}`),
          }))}
        />
      ) : null}
      {form.formState.isSubmitted && isEmpty(form.watch()) ? <p role="alert">{t('bulk.empty')}</p> : null}
    </FormDialog>
  );
}

function PlaceFields({ fleet }: Pick<BulkDialogProps, 'fleet'>) {
  const t = useTexts('cameras');
  const sites = [...new Map(fleet.map(({ siteId, siteName }) => [siteId, siteName]))];
  const groups = [...new Set(fleet.map(({ group }) => group))].filter(Boolean).sort();
  return (
    <>
      <FormField<Values>
        name="siteId"
        label={t('field.site')}
        options={[{ value: '', label: t('bulk.asIs') }, ...sites.map(([value, label]) => ({ value, label }))]}
      />
      <FormField<Values>
        name="group"
        label={t('field.group')}
        list="camera-groups"
        placeholder={t('bulk.asIs')}
      />
      <datalist id="camera-groups">
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  );
}
