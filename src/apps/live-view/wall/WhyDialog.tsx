import { Link } from 'react-router-dom';
import { cameraPath } from '~/apps/cameras/paths.ts';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useStateExplanation } from '~/features/cameras/useStateExplanation.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import type { LiveTileFragment } from './LiveTiles.generated.ts';
import styles from './WhyDialog.module.css';

/** Why a camera is in its state: one sentence, the reason's code, and since when. */
export function WhyDialog({
  camera,
  onClose,
}: {
  readonly camera: LiveTileFragment | undefined;
  readonly onClose: () => void;
}) {
  const t = useTexts('live-view');
  const format = useFormat();
  const why = useStateExplanation();
  const reason = camera?.stateReason;
  const said = camera && why(camera);
  const detail = camera?.lastTransition?.detail;
  return (
    <Dialog open={camera !== undefined} title={said?.title ?? ''} onClose={onClose}>
      {camera ? (
        <div className={styles.why}>
          <p className={styles.state}>
            <StateBadge state={camera.state} />
            {camera.stateSince ? t('why.since', { time: format.durationSince(camera.stateSince) }) : null}
          </p>
          <p>
            {said?.sentence} {reason ? <code>{reason}</code> : null}
          </p>
          {detail ? (
            <p className={styles.detail} dir="auto">
              {detail}
            </p>
          ) : null}
          <p>{said?.next}</p>
          <Link to={cameraPath(camera.id)}>{t('why.more')}</Link>
        </div>
      ) : null}
    </Dialog>
  );
}
