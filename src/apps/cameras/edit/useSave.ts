import { useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { formError } from '~/shell/messages/useRefusal.ts';
import {
  type CameraFormFragment,
  useAddCameraMutation,
  useUpdateCameraMutation,
} from './CameraForm.generated.ts';
import { type CameraForm, cameraInput } from './cameraForm.ts';

/** Sends the form. Refusals of the API come back to their fields; a failure leaves all as it was typed. */
export function useSave(
  form: UseFormReturn<CameraForm>,
  camera: CameraFormFragment | null,
  onSaved: (id: string) => void,
) {
  const [add] = useAddCameraMutation();
  const [update] = useUpdateCameraMutation();
  const [failure, setFailure] = useState<unknown>(null);

  async function send(values: CameraForm) {
    const input = cameraInput(values);
    if (!camera) return (await add({ variables: { input } })).data?.addCamera;
    return (await update({ variables: { id: camera.id, input } })).data?.updateCamera;
  }

  async function save(values: CameraForm): Promise<void> {
    setFailure(null);
    const payload = await send(values).catch((error: unknown) => {
      setFailure(error);
      return null;
    });
    for (const refusal of payload?.errors ?? []) {
      form.setError(refusal.field as Path<CameraForm>, formError(refusal));
    }
    if (payload?.camera) onSaved(payload.camera.id);
  }

  return { save, failure };
}
