import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CameraForm } from '../cameraForm.ts';
import { dropDraft, readDraft } from './cameraDraft.ts';

/** Brings back what was typed before the page was reloaded for its policy, as unsaved changes. */
export function useCameraDraft({ reset }: UseFormReturn<CameraForm>, cameraId: string | null): void {
  const [draft] = useState(() => readDraft(cameraId));
  useEffect(() => {
    dropDraft();
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
}
