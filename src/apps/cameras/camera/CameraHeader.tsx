import { Link } from 'react-router-dom';
import { SeverityBadge, StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { CameraDrawer } from '../edit/CameraDrawer.tsx';
import { useSetCamerasOperatorStateMutation } from '../list/Bulk.generated.ts';
import { camerasPath } from '../paths.ts';
import styles from './Camera.module.css';
import { cameraPageUrl } from './cameraPeriod.ts';
import type { ShownCamera } from './shownCamera.ts';

interface CameraHeaderProps {
  readonly camera: ShownCamera;
  readonly mayChange: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Which camera it is and how it is, with what can be done to it. */
export function CameraHeader({ camera, mayChange, refetch }: CameraHeaderProps) {
  const t = useTexts('cameras');
  const { url, change } = useUrl(cameraPageUrl);
  const [setState, { loading }] = useSetCamerasOperatorStateMutation();
  const { id, name, site, group, operatorState } = camera;
  const other = operatorState === 'PAUSED' ? 'ACTIVE' : 'PAUSED';
  const set = async (state: 'ACTIVE' | 'PAUSED'): Promise<boolean> => {
    const done = await setState({ variables: { ids: [id], state } }).catch((error) =>
      tellError(error, name).then(() => null),
    );
    await refetch().catch(() => undefined);
    return done !== null;
  };
  const toggle = async () => {
    if (!(await set(other))) return;
    messages.success(t(`camera.done.${other}`, { name }), {
      label: t('undo'),
      run: () => void set(operatorState),
    });
  };
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <Link to={camerasPath({ camera: id })}>{t('title')}</Link>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.badges}>
          <StateBadge state={camera.state} />
          {camera.openSeverity ? <SeverityBadge severity={camera.openSeverity} /> : null}
          <span className={styles.muted}>
            <bdi>{[site.name, group].filter(Boolean).join(' · ')}</bdi>
          </span>
        </p>
      </div>
      {mayChange ? (
        <div className={styles.actions}>
          <Button busy={loading} onClick={() => void toggle()}>
            {t(operatorState === 'PAUSED' ? 'bulk.activate' : 'bulk.pause')}
          </Button>
          <Button kind="primary" onClick={() => change({ panel: 'edit' }, { step: true })}>
            {t('edit.open')}
          </Button>
        </div>
      ) : null}
      {mayChange && url.panel === 'edit' ? (
        <CameraDrawer
          cameraId={id}
          onClose={() => change({ panel: null })}
          onSaved={() => {
            messages.success(t('edit.done'));
            change({ panel: null });
            refetch().catch(() => undefined);
          }}
        />
      ) : null}
    </header>
  );
}
