import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { MAX_STREAMS } from '~/resolvers/registry/registry.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Form } from '~/shell/ui/form/Form.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import {
  type CameraFormFragment,
  useAddCameraMutation,
  useUpdateCameraMutation,
} from './CameraForm.generated.ts';
import styles from './CameraForm.module.css';
import { cameraInput, formErrors, formOf, newStream, type CameraForm as Values } from './cameraForm.ts';
import { SiteField } from './SiteField.tsx';
import { StreamFields } from './StreamFields.tsx';
import { useCameraDraft } from './trial/useCameraDraft.ts';
import { useSeenStreams } from './trial/useSeenStreams.ts';

const NewSite = lazy(async () => ({
  default: (await import('~/features/organisation/SitesDrawer.tsx')).NewSite,
}));

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
  const [add] = useAddCameraMutation();
  const [update] = useUpdateCameraMutation();
  // What was kept when the form was opened: a change elsewhere must not move what is being typed.
  const [kept] = useState(camera);
  const resolver = useMemo(() => rulesOf<Values>((values) => formErrors(values, kept)), [kept]);
  const form = useForm<Values>({ mode: 'onBlur', defaultValues: formOf(kept), resolver });
  const { isDirty, isSubmitting } = form.formState;
  const [creating, setCreating] = useState(false);
  const [createdSite, setCreatedSite] = useState<string | null>(null);
  const { onSeen, tell } = useSeenStreams();
  useCameraDraft(form, kept?.id ?? null);
  const streams = useFieldArray({ control: form.control, name: 'streams' });
  const write = async (values: Values) => {
    const input = cameraInput(values);
    if (!kept) return (await add({ variables: { input } })).data?.addCamera;
    return (await update({ variables: { id: kept.id, input } })).data?.updateCamera;
  };
  const send = async (values: Values): Promise<readonly Refusal[]> => {
    const payload = await write(values);
    if (payload?.camera) {
      await tell(payload.camera, values);
      onSaved(payload.camera.id);
    }
    return payload?.errors ?? [];
  };
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <>
      <Form
        form={form}
        send={send}
        className={styles.form}
        buttons={
          <div className={styles.save}>
            <Button kind="primary" type="submit" wide busy={isSubmitting}>
              {t(kept ? 'edit.save' : 'add.save')}
            </Button>
          </div>
        }
      >
        <FormField<Values> name="name" label={t('field.name')} />
        <div className={styles.pair}>
          <SiteField sites={sites} createdId={createdSite} onCreate={() => setCreating(true)} />
          <FormField<Values> name="group" label={t('field.group')} />
          <FormField<Values> name="model" label={t('field.model')} />
          <FormField<Values>
            name="priority"
            label={t('field.priority')}
            options={(['1', '2', '3', '4', '5'] as const).map((value) => ({
              value,
              label: t(`priority.${value}`),
            }))}
          />
        </div>
        <FormField<Values> name="tags" label={t('field.tags')} />
        <div className={styles.pair}>
          <FormField<Values> name="lat" label={t('field.latitude')} ltr />
          <FormField<Values> name="lng" label={t('field.longitude')} ltr />
        </div>
        {streams.fields.map(({ id }, index) => (
          <StreamFields
            key={id}
            index={index}
            camera={kept}
            onSeen={onSeen}
            onRemove={streams.fields.length > 1 ? () => streams.remove(index) : null}
          />
        ))}
        {streams.fields.length < MAX_STREAMS ? (
          <Button onClick={() => streams.append(newStream(streams.fields.length === 0 ? 'MAIN' : 'SUB'))}>
            {t('stream.add')}
          </Button>
        ) : null}
      </Form>
      {creating ? (
        <Suspense fallback={null}>
          <NewSite onSaved={setCreatedSite} onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
