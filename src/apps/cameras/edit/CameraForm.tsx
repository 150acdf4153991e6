import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { MAX_STREAMS } from '~/resolvers/registry/registry.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useErrorText } from '~/shell/messages/errorText.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { CameraFormFragment } from './CameraForm.generated.ts';
import styles from './CameraForm.module.css';
import { formOf, newStream, type CameraForm as Values, validationOf } from './cameraForm.ts';
import { FormField } from './FormField.tsx';
import { StreamFields } from './StreamFields.tsx';
import { useSave } from './useSave.ts';

interface CameraFormProps {
  /** Null for a new one. */
  readonly camera: CameraFormFragment | null;
  readonly sites: readonly { readonly id: string; readonly name: string }[];
  readonly onDirty: (dirty: boolean) => void;
  readonly onSaved: (id: string) => void;
}

/** All that is known of a camera, to be typed. Refusals stand on their fields, and what was typed stays. */
export function CameraForm({ camera, sites, onDirty, onSaved }: CameraFormProps) {
  const t = useTexts('cameras');
  const errorText = useErrorText();
  // What was kept when the form was opened: a change elsewhere must not move what is being typed.
  const [kept] = useState(camera);
  const resolver = useMemo(() => validationOf(kept), [kept]);
  const form = useForm<Values>({ mode: 'onBlur', defaultValues: formOf(kept), resolver });
  const { isDirty, isSubmitting, errors } = form.formState;
  const streams = useFieldArray({ control: form.control, name: 'streams' });
  const { save, failure } = useSave(form, kept, onSaved);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={form.handleSubmit(save)} noValidate>
        <FormField name="name" label={t('field.name')} />
        <div className={styles.pair}>
          <FormField
            name="siteId"
            label={t('field.site')}
            options={[
              { value: '', label: t('field.choose') },
              ...sites.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <FormField name="group" label={t('field.group')} />
          <FormField name="model" label={t('field.model')} />
          <FormField
            name="priority"
            label={t('field.priority')}
            options={(['1', '2', '3', '4', '5'] as const).map((value) => ({
              value,
              label: t(`priority.${value}`),
            }))}
          />
        </div>
        <FormField name="tags" label={t('field.tags')} />
        <div className={styles.pair}>
          <FormField name="lat" label={t('field.latitude')} ltr />
          <FormField name="lng" label={t('field.longitude')} ltr />
        </div>
        {streams.fields.map(({ id }, index) => (
          <StreamFields
            key={id}
            index={index}
            camera={kept}
            onRemove={streams.fields.length > 1 ? () => streams.remove(index) : null}
          />
        ))}
        {streams.fields.length < MAX_STREAMS ? (
          <Button onClick={() => streams.append(newStream(streams.fields.length === 0 ? 'MAIN' : 'SUB'))}>
            {t('stream.add')}
          </Button>
        ) : null}
        {failure ? (
          <p className={styles.failure} role="alert">
            {t('edit.failed')} {errorText(failure)}
          </p>
        ) : null}
        {Object.keys(errors).length > 0 && form.formState.isSubmitted ? (
          <p className={styles.failure} role="alert">
            {t('edit.refused')}
          </p>
        ) : null}
        <Button kind="primary" type="submit" wide busy={isSubmitting}>
          {t(kept ? 'edit.save' : 'add.save')}
        </Button>
      </form>
    </FormProvider>
  );
}
