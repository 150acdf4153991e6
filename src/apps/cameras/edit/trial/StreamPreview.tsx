import { useCallback, useMemo, useState } from 'react';
import type { PlayerView } from '~/features/video/player.ts';
import { VideoTile } from '~/features/video/VideoTile.tsx';
import { isRefusedByPolicy } from '~/lib/contentPolicy.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { StreamForm } from '../cameraForm.ts';
import { PolicyNote } from './PolicyNote.tsx';
import styles from './Trial.module.css';
import { fetchedOrigin, trialCamera } from './trial.ts';

interface StreamPreviewProps {
  readonly cameraId: string | null;
  /** What the camera is called in the form. */
  readonly name: string;
  readonly stream: StreamForm;
  /** Called when the picture has been seen to change. */
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

/** The stream as the form has it, played, with its result in words. */
export function StreamPreview({ cameraId, name, stream, onSeen, onClose }: StreamPreviewProps) {
  const t = useTexts('cameras');
  const video = useTexts('video');
  const f = useFormat();
  const [view, setView] = useState<PlayerView | null>(null);
  const onView = useCallback(
    (seen: PlayerView) => {
      setView(seen);
      if (seen.phase === 'live') onSeen();
    },
    [onSeen],
  );
  const camera = useMemo(() => trialCamera(name, stream), [name, stream]);
  const origin = fetchedOrigin(stream);
  const refused = origin !== null && isRefusedByPolicy(new URL(origin));
  if (origin !== null && refused) return <PolicyNote cameraId={cameraId} origin={origin} />;

  const live = view?.phase === 'live';
  const problem = view?.problem ?? null;
  const size = { width: f.number(view?.width ?? 0), height: f.number(view?.height ?? 0) };
  const failed = problem ? `${t('preview.fails')} ${video(`problem.${problem}`)}` : t('preview.waits');
  return (
    <section className={styles.preview} aria-label={t('preview.title', { name: stream.name })}>
      <div className={styles.tile}>
        <VideoTile camera={camera} focused onView={onView} />
      </div>
      <p role="status">{live ? t('preview.works', size) : failed}</p>
      <Button kind="quiet" onClick={onClose}>
        {t('preview.close')}
      </Button>
    </section>
  );
}
