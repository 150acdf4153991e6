import { Add } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import styles from './CameraForm.module.css';
import type { CameraForm } from './cameraForm.ts';

interface SiteFieldProps {
  readonly sites: readonly { readonly id: string; readonly name: string }[];
  /** The site that was created from here; null before. */
  readonly createdId: string | null;
  /** Opens the form of a new site, which must not stand inside this one. */
  readonly onCreate: () => void;
}

/** Where the camera stands: one of the sites, or a new one, which is chosen as soon as it is there. */
export function SiteField({ sites, createdId, onCreate }: SiteFieldProps) {
  const t = useTexts('cameras');
  const { setValue } = useFormContext<CameraForm>();
  const known = createdId !== null && sites.some(({ id }) => id === createdId);
  useEffect(() => {
    if (known && createdId !== null)
      setValue('siteId', createdId, { shouldDirty: true, shouldValidate: true });
  }, [known, createdId, setValue]);
  return (
    <div className={styles.site}>
      <FormField<CameraForm>
        name="siteId"
        label={t('field.site')}
        options={[
          { value: '', label: t('field.choose') },
          ...sites.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button icon={<Add aria-hidden="true" />} onClick={onCreate}>
        {t('field.newSite')}
      </Button>
    </div>
  );
}
