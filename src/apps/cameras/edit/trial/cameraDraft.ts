import { z } from 'zod';
import type { CameraForm } from '../cameraForm.ts';

/** One tab's unsaved form over one reload, without what nobody may read again. */
const key = 'watchfloor_camera_draft';
const draftShape = z.object({ cameraId: z.string().nullable(), form: z.custom<CameraForm>() });

/** Keeps what is typed until the page has been loaded anew; passwords and tokens are left out. */
export function keepDraft(cameraId: string | null, form: CameraForm): void {
  const streams = form.streams.map((stream) => ({ ...stream, userName: '', password: '', token: '' }));
  sessionStorage.setItem(key, JSON.stringify({ cameraId, form: { ...form, streams } }));
}

/** What was kept of the camera's form (null: of a new one), if it was the last thing that was typed before the reload. */
export function readDraft(cameraId: string | null): CameraForm | null {
  try {
    const kept = draftShape.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return kept.success && kept.data.cameraId === cameraId ? kept.data.form : null;
  } catch {
    return null;
  }
}

/** It is in the form again, or it will not be wanted. */
export const dropDraft = (): void => sessionStorage.removeItem(key);
