import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { CameraDrawer } from '../edit/CameraDrawer.tsx';
import { useSetCamerasOperatorStateMutation } from '../list/Bulk.generated.ts';
import { RemoveDialog } from '../list/RemoveDialog.tsx';
import { useRestore } from '../list/useRestore.ts';
import { cameraPageUrl } from './cameraPeriod.ts';
import type { ShownCamera } from './shownCamera.ts';

interface CameraActionsProps {
  readonly camera: ShownCamera;
  readonly refetch: () => Promise<unknown>;
}

/** What can be done to a camera. */
export function CameraActions({ camera, refetch }: CameraActionsProps) {
  const t = useTexts('cameras');
  const { url, change } = useUrl(cameraPageUrl);
  const [setState, { loading }] = useSetCamerasOperatorStateMutation();
  const { id, name, operatorState } = camera;
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
  const { remove, busy } = useRestore(refetch);
  return (
    <>
      <Button kind="danger" busy={busy} onClick={() => change({ panel: 'remove' }, { step: true })}>
        {t('remove.open')}
      </Button>
      {url.panel === 'remove' ? (
        <RemoveDialog
          cameras={[camera]}
          onClose={() => change({ panel: null })}
          onConfirm={() => void remove(camera)}
        />
      ) : null}
      <Button busy={loading} onClick={() => void toggle()}>
        {t(operatorState === 'PAUSED' ? 'bulk.activate' : 'bulk.pause')}
      </Button>
      <Button kind="primary" onClick={() => change({ panel: 'edit' }, { step: true })}>
        {t('edit.open')}
      </Button>
      {url.panel === 'edit' ? (
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
    </>
  );
}
