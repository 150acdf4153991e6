import { useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
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
  const [failed, setFailed] = useState(false);

  async function send(values: CameraForm) {
    const input = cameraInput(values);
    if (!camera) return (await add({ variables: { input } })).data?.addCamera;
    return (await update({ variables: { id: camera.id, input } })).data?.updateCamera;
  }

  async function save(values: CameraForm): Promise<void> {
    setFailed(false);
    const payload = await send(values).catch(() => null);
    if (!payload) setFailed(true);
    for (const { field, message } of payload?.errors ?? []) {
      form.setError(field as Path<CameraForm>, { type: 'api', message });
    }
    if (payload?.camera) onSaved(payload.camera.id);
  }

  return { save, failed };
}
