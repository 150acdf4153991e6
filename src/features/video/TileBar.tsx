import { cameraStateLook } from '~/features/cameras/states.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import type { PlayerView } from './player.ts';
import { useAgeText } from './useAgeText.ts';
import styles from './VideoTile.module.css';
import type { TileCamera } from './video.types.ts';

/**
 * Along the lower edge, the most important first: how the camera is, how old the picture is, and who it is. What the picture
 * is made of stands there only where there is room.
 */
export function TileBar({ camera, view }: { readonly camera: TileCamera; readonly view: PlayerView | null }) {
  const t = useTexts('video');
  const shell = useTexts('shell');
  const format = useFormat();
  const { word, ...look } = cameraStateLook[camera.state];
  const ageText = useAgeText();
  const made = [
    view?.framesPerSecond ? t('framesPerSecond', { value: format.number(view.framesPerSecond, 0) }) : null,
    view?.kind ? t(`kind.${view.kind}`) : null,
  ].filter((part) => part !== null);
  return (
    <figcaption className={styles.bar}>
      <span className={styles.now}>
        <span className={styles.state}>
          <StateShape {...look} />
          <span className={styles.word}>{shell(word)}</span>
        </span>
        {view?.claim ? (
          <span className={styles.age} data-claim={view.claim} title={t('ageTitle')}>
            {view.claim === 'checking' ? t('claim.checking') : ageText(view.ageSeconds)}
          </span>
        ) : null}
      </span>
      <span className={styles.who}>
        <bdi className={styles.name}>{camera.name}</bdi>
        <span className={styles.made}>
          {view && view.width > 0 ? (
            <bdi dir="ltr">
              {view.width}×{view.height}
            </bdi>
          ) : null}
          {made.map((part) => (
            <bdi key={part}>{part}</bdi>
          ))}
        </span>
      </span>
    </figcaption>
  );
}
