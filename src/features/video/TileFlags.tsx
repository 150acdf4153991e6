import type { ReactNode } from 'react';
import { SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { severityLook } from '~/features/cameras/states.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import { SLOWED_FPS } from './budget.rules.ts';
import type { PlayerView } from './player.ts';
import { useAgeText } from './useAgeText.ts';
import styles from './VideoTile.module.css';
import type { TileCamera } from './video.types.ts';

/** At the upper end: what must not be overlooked. A picture that is not live says so, and how old it is. */
export function TileFlags({
  camera,
  view,
  menu,
}: {
  readonly camera: TileCamera;
  readonly view: PlayerView | null;
  readonly menu: ReactNode;
}) {
  const t = useTexts('video');
  const format = useFormat();
  const ageText = useAgeText();
  const claim = view?.claim ?? null;
  return (
    <div className={styles.flags}>
      {view && (claim === 'stale' || claim === 'still') ? (
        <span className={styles.stale}>{t(claim, { age: ageText(view.ageSeconds) })}</span>
      ) : null}
      {view?.slowed ? (
        <span className={styles.flag}>{t('slowed', { value: format.number(SLOWED_FPS, 0) })}</span>
      ) : null}
      {menu ? <span className={styles.menu}>{menu}</span> : null}
      {camera.openSeverity ? (
        <>
          <span className={styles.severity}>
            <SeverityBadge severity={camera.openSeverity} />
          </span>
          <span className={styles.severityShape}>
            <StateShape {...severityLook[camera.openSeverity]} />
          </span>
        </>
      ) : null}
    </div>
  );
}
