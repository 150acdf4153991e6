import { Link } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { StateBadge } from '~/shell/ui/Badge.tsx';
import { CameraMap } from '~/shell/ui/CameraMap.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import { cameraHealthPath } from '../../paths.ts';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import styles from './HomeTab.module.css';
import type { ReportMapFragment } from './ReportMap.generated.ts';

interface ReportMapProps extends ReportUrlState {
  readonly data: ReportMapFragment;
}

/** Widget 13, first half: where the cameras are and how they are; a chosen one leads to its incidents. */
export function ReportMap({ data, url, change, toDesk }: ReportMapProps) {
  const t = useTexts('incident-report');
  const { nodes } = data.cameras;
  const chosen = nodes.find(({ id }) => id === url.marker);
  return (
    <Widget
      title={t('map.title')}
      subtitle={t('map.count', { count: nodes.length })}
      flush
      footer={
        chosen ? (
          <p className={styles.chosen}>
            <strong dir="auto">{chosen.name}</strong>
            <StateBadge state={chosen.state} plain />
            <Link to={toDesk({ camera: chosen.id })}>{t('map.incidents')}</Link>
            <Link to={cameraHealthPath({ camera: chosen.id, behind: 'camera' })}>{t('map.camera')}</Link>
          </p>
        ) : (
          t('map.hint')
        )
      }
    >
      <CameraMap
        label={t('map.label')}
        height={376}
        markers={nodes.map(({ id, name, model, state, location }) => ({
          id,
          label: name,
          detail: model,
          state,
          lat: location.lat,
          lng: location.lng,
        }))}
        selectedId={url.marker}
        onSelect={(marker) => change({ marker })}
      />
    </Widget>
  );
}
