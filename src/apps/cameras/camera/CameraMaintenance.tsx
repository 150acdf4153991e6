import { useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { WidgetBoundary } from '~/shell/preload/WidgetBoundary.tsx';
import { Button } from '~/shell/ui/Button.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import {
  CameraMaintenanceDocument,
  type MaintenanceLineFragment,
  useCancelMaintenanceMutation,
  useEndMaintenanceMutation,
} from '../maintenance/Maintenance.generated.ts';
import { MaintenanceDrawer } from '../maintenance/MaintenanceDrawer.tsx';
import styles from './Camera.module.css';
import type { ShownCamera } from './shownCamera.ts';

interface CameraMaintenanceProps {
  readonly camera: ShownCamera;
  readonly mayChange: boolean;
  readonly onChanged: () => Promise<unknown>;
}

/** When the camera is and was worked on. */
export function CameraMaintenance(props: CameraMaintenanceProps) {
  const title = useTexts('cameras')('maintenance.title');
  return (
    <WidgetBoundary title={title} skeletonHeight={60}>
      <Windows {...props} />
    </WidgetBoundary>
  );
}

function Windows({ camera, mayChange, onChanged }: CameraMaintenanceProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const [planning, setPlanning] = useState(false);
  const { data, refetch } = usePreloaded(CameraMaintenanceDocument);
  const [end, ending] = useEndMaintenanceMutation();
  const [cancel, cancelling] = useCancelMaintenanceMutation();
  const reload = async () => {
    // What is shown stays when asking again fails.
    await Promise.all([refetch(), onChanged()]).catch(() => undefined);
  };
  const finish = async ({ id, phase }: MaintenanceLineFragment) => {
    await (phase === 'ACTIVE' ? end : cancel)({ variables: { id } }).catch((failure: unknown) =>
      tellError(failure, camera.name),
    );
    await reload();
  };
  const windows = data.maintenanceWindows.nodes;
  const isOpen = ({ phase }: MaintenanceLineFragment) => phase === 'ACTIVE' || phase === 'PLANNED';
  return (
    <Widget
      title={t('maintenance.title')}
      actions={mayChange ? <Button onClick={() => setPlanning(true)}>{t('maintenance.plan')}</Button> : null}
    >
      {windows.length === 0 ? <p className={styles.muted}>{t('maintenance.none')}</p> : null}
      <ul className={styles.plain}>
        {windows.map((window) => (
          <li key={window.id} className={styles.window}>
            <p>
              <strong>{t(`maintenance.phase.${window.phase}`)}</strong> · <bdi>{window.reason}</bdi>
            </p>
            <p className={styles.muted}>
              {f.date(window.from, 'dateTime')} – {f.date(window.to, 'dateTime')} ·{' '}
              <bdi>{window.createdBy}</bdi>
            </p>
            {mayChange && isOpen(window) ? (
              <Button busy={ending.loading || cancelling.loading} onClick={() => void finish(window)}>
                {t(window.phase === 'ACTIVE' ? 'maintenance.end' : 'maintenance.cancel')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {planning ? (
        <MaintenanceDrawer
          cameras={[camera]}
          onClose={() => setPlanning(false)}
          onPlanned={() => void reload()}
        />
      ) : null}
    </Widget>
  );
}
