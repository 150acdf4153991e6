import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { StateBadge } from '../StateBadges.tsx';
import styles from './CameraMap.module.css';
import { useMarkerReasonQuery } from './MarkerReason.generated.ts';
import type { MapMarker } from './mapTypes.ts';

/** Asked for of the one camera that is pointed at: the fleet does not carry the reasons of thousands. */
function FrozenSince({ id }: { readonly id: string }) {
  const t = useTexts('map');
  const format = useFormat();
  const { data } = useMarkerReasonQuery({ variables: { id } });
  const camera = data?.camera;
  if (camera?.stateReason !== 'FROZEN') return null;
  return (
    <strong>
      {camera.stateSince
        ? t('frozenSince', { date: format.date(camera.stateSince, 'dateTime') })
        : t('frozen')}
    </strong>
  );
}

/** What the map says of the camera that is pointed at or chosen. It shows no picture, and claims no age of one. */
export function MarkerDetail({ marker }: { readonly marker: MapMarker }) {
  const { id, label, detail, state } = marker;
  return (
    <div className={styles.popup} dir="auto">
      <strong className={styles.clamped}>{label}</strong>
      {detail ? <span className={styles.clamped}>{detail()}</span> : null}
      <StateBadge state={state} />
      {state === 'DOWN' || state === 'DEGRADED' ? <FrozenSince key={id} id={id} /> : null}
    </div>
  );
}
