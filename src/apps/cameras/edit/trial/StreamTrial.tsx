import { lazy, Suspense, useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import type { CameraFormFragment } from '../CameraForm.generated.ts';
import { ConnectionTest } from '../ConnectionTest.tsx';
import type { CameraForm, StreamForm } from '../cameraForm.ts';
import styles from './Trial.module.css';
import { signatureOf } from './trial.ts';

/** Its player is fetched when the first connection is tested. */
const StreamPreview = lazy(async () => ({ default: (await import('./StreamPreview.tsx')).StreamPreview }));

interface StreamTrialProps {
  readonly index: number;
  readonly camera: CameraFormFragment | null;
  readonly stream: StreamForm;
  /** Called with the signature of a stream whose picture has been seen to change. */
  readonly onSeen: (signature: string) => void;
}

/** Tests a stream before anything is saved: the device is asked, and what browsers play is played. */
export function StreamTrial({ index, camera, stream, onSeen }: StreamTrialProps) {
  const [tried, setTried] = useState<string | null>(null);
  const name = useWatch<CameraForm, 'name'>({ name: 'name' });
  const signature = signatureOf(stream);
  const seen = useCallback(() => onSeen(signature), [onSeen, signature]);
  return (
    <div className={styles.trial}>
      <ConnectionTest index={index} camera={camera} stream={stream} onAsk={() => setTried(signature)} />
      {tried === signature && stream.kind !== 'RTSP' ? (
        <Suspense fallback={<BodySkeleton height={200} />}>
          <StreamPreview
            key={signature}
            cameraId={camera?.id ?? null}
            name={name || stream.name}
            stream={stream}
            onSeen={seen}
            onClose={() => setTried(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
