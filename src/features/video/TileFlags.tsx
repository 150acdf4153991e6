import type { ReactNode } from 'react';
import { SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { severityLook } from '~/features/cameras/states.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import { SLOWED_FPS } from './budget.rules.ts';
import type { PlayerView } from './player.ts';
import styles from './VideoTile.module.css';
import type { TileCamera } from './video.types.ts';

/** Until then a connection that has just begun may yet prove that its picture lives. */
const OLD_SECONDS = 2;

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
  const seconds = view?.picture === 'still' ? view.ageSeconds : null;
  const old = seconds !== null && (view?.phase !== 'connecting' || seconds >= OLD_SECONDS);
  return (
    <div className={styles.flags}>
      {seconds === null ? null : old ? (
        <span className={styles.stale}>
          {t(view?.phase === 'stale' ? 'stale' : 'still', { age: format.duration(seconds) })}
        </span>
      ) : (
        <span className={styles.flag}>{t('phase.connecting')}</span>
      )}
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
