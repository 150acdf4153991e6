import { useCallback, useRef } from 'react';
import { useObserveCameraMutation } from '~/features/video/observation.generated.ts';
import type { CameraFormFragment } from '../CameraForm.generated.ts';
import type { CameraForm } from '../cameraForm.ts';
import { signatureOf } from './trial.ts';

interface SeenStreams {
  readonly onSeen: (signature: string) => void;
  /** Tells the API that a test has seen a picture of the saved camera, if nothing was known of it. */
  readonly tell: (saved: Pick<CameraFormFragment, 'id' | 'state'>, form: CameraForm) => Promise<void>;
}

/** The streams whose picture was seen to change while the form was open: once they are saved that is an observation. */
export function useSeenStreams(): SeenStreams {
  const seen = useRef(new Set<string>());
  const [observe] = useObserveCameraMutation();
  const onSeen = useCallback((signature: string) => void seen.current.add(signature), []);
  const tell: SeenStreams['tell'] = async ({ id, state }, { streams }) => {
    const shown = streams.some((stream) => seen.current.has(signatureOf(stream)));
    if (state !== 'NOT_OBSERVED' || !shown) return;
    // The camera is saved, and the first player that shows it tells the same: a loss is no failure of the form.
    await observe({ variables: { cameraId: id, source: 'CONNECTION_TEST' } }).catch(() => undefined);
  };
  return { onSeen, tell };
}
