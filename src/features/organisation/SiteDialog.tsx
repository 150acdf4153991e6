import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PlacePicker } from '~/features/cameras/map/PlacePicker.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import { ManagedForm } from './ManagedForm.tsx';
import {
  type ManagedSiteFragment,
  useCreateSiteMutation,
  useUpdateSiteMutation,
} from './organisation.generated.ts';
import styles from './organisation.module.css';
import { formErrors, formOf, placeOf, type SiteForm, siteInput, timeZones } from './siteForm.ts';

interface SiteDialogProps {
  /** Null for a new one. */
  readonly site: ManagedSiteFragment | null;
  readonly projects: readonly { readonly id: string; readonly name: string }[];
  /** Called with the id of what was created or changed, before the dialog is closed. */
  readonly onSaved?: (id: string) => void;
  readonly onClose: () => void;
}

const resolver = rulesOf<SiteForm>(formErrors);

/** A site is created or changed: its name, its place, and what the clocks there show. */
export function SiteDialog({ site, projects, onSaved, onClose }: SiteDialogProps) {
  const t = useTexts('organisation');
  const [create] = useCreateSiteMutation();
  const [update] = useUpdateSiteMutation();
  const form = useForm<SiteForm>({
    mode: 'onBlur',
    defaultValues: formOf(site, projects[0]?.id ?? ''),
    resolver,
  });
  const [lat, lng, timeZone] = useWatch({ control: form.control, name: ['lat', 'lng', 'timeZone'] });
  const zones = useMemo(() => timeZones(timeZone), [timeZone]);
  const write = async (values: SiteForm) => {
    const input = siteInput(values);
    const payload = site
      ? (await update({ variables: { id: site.id, changes: input } })).data?.updateSite
      : (await create({ variables: { input } })).data?.createSite;
    if (payload?.site) onSaved?.(payload.site.id);
    return payload;
  };
  const ownProject = site ? [] : [{ value: '', label: t('site.ownProject') }];
  return (
    <ManagedForm kind="site" isNew={site === null} drawer={520} form={form} write={write} onClose={onClose}>
      <FormField<SiteForm> name="name" label={t('site.name')} />
      <FormField<SiteForm> name="address" label={t('site.address')} />
      <p className={styles.hint}>{t('site.placeHint')}</p>
      <PlacePicker
        label={t('site.map')}
        place={placeOf({ lat, lng })}
        onPlace={(place) => {
          const options = { shouldDirty: true, shouldValidate: true };
          form.setValue('lat', String(place.lat), options);
          form.setValue('lng', String(place.lng), options);
        }}
      />
      <div className={styles.pair}>
        <FormField<SiteForm> name="lat" label={t('site.latitude')} ltr />
        <FormField<SiteForm> name="lng" label={t('site.longitude')} ltr />
      </div>
      <FormField<SiteForm>
        name="timeZone"
        label={t('site.timeZone')}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <FormField<SiteForm>
        name="projectId"
        label={t('site.project')}
        options={[...projects.map(({ id, name }) => ({ value: id, label: name })), ...ownProject]}
      />
    </ManagedForm>
  );
}
