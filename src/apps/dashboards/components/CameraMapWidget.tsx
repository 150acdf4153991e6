import { useMemo } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { StateBadge } from '~/shell/ui/Badge.tsx';
import { Button } from '~/shell/ui/Button.tsx';
import { CameraMap } from '~/shell/ui/CameraMap.tsx';
import { useBehind } from '../hooks/useBehind.ts';
import { useSelectedCamera } from '../hooks/useSelectedCamera.ts';
import type { CameraMapWidgetFragment } from './CameraMapWidget.generated.ts';
import styles from './CameraMapWidget.module.css';
import { DashboardWidget } from './DashboardWidget.tsx';

interface CameraMapWidgetProps {
  readonly data: CameraMapWidgetFragment;
  /** Pixels. */
  readonly height: number;
}

/** Where the cameras are, how each of them is, and which one is chosen. */
export function CameraMapWidget({ data, height }: CameraMapWidgetProps) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { selectedId, select } = useSelectedCamera();
  const { openCamera } = useBehind();
  const { nodes } = data.cameras;
  const markers = useMemo(
    () =>
      nodes.map(({ id, name, model, state, stateSince, location }) => ({
        ...location,
        id,
        state,
        label: name,
        detail: stateSince ? t('map.detail', { model, since: f.date(stateSince, 'dateTime') }) : model,
      })),
    [nodes, t, f],
  );
  const selected = nodes.find(({ id }) => id === selectedId);
  return (
    <DashboardWidget
      name="map"
      flush
      footer={
        <div className={styles.selection} aria-live="polite">
          {selected ? (
            <>
              <strong className={styles.name} dir="auto">
                {selected.name}
              </strong>
              <StateBadge state={selected.state} />
              <span className={styles.since}>{t('since', { ago: f.relative(selected.stateSince) })}</span>
              <Button onClick={() => openCamera(selected.id)}>{t('map.details')}</Button>
              <Button kind="quiet" onClick={() => select(null)}>
                {t('map.clear')}
              </Button>
            </>
          ) : (
            <span>{t('map.hint')}</span>
          )}
        </div>
      }
    >
      <CameraMap
        label={t('map.label', { count: nodes.length })}
        markers={markers}
        selectedId={selectedId}
        onSelect={select}
        height={height}
      />
    </DashboardWidget>
  );
}
