import { Office, Video } from '@blueprintjs/icons';
import { memo, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './RowPicture.module.css';
import type { RowPictures } from './rowPictures.ts';
import { PICTURE } from './useRowPictures.ts';

interface RowPictureProps {
  readonly incidentId: string;
  /** The incident is one of a camera, not of a whole site. */
  readonly ofCamera: boolean;
  readonly pictures: RowPictures;
}

function Picture({ incidentId, ofCamera, pictures }: RowPictureProps) {
  const t = useTexts('desk');
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const subscribe = useCallback(
    (listener: () => void) => pictures.listen(incidentId, listener),
    [pictures, incidentId],
  );
  const picture = useSyncExternalStore(subscribe, () => pictures.of(incidentId));
  const image = picture?.kind === 'picture' ? picture.image : null;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !image) return;
    context.clearRect(0, 0, PICTURE.width, PICTURE.height);
    context.drawImage(image, 0, 0);
  }, [image]);
  if (picture?.kind === 'picture') {
    const moment = format.date(picture.takenAt, 'full');
    const title = t(picture.drawn ? 'evidence.sceneOf' : 'evidence.pictureOf', { moment });
    return (
      <span className={styles.picture} title={title} aria-hidden="true">
        <canvas ref={canvas} {...PICTURE} />
      </span>
    );
  }
  const Icon = ofCamera ? Video : Office;
  return (
    <span className={styles.picture} title={picture && t('evidence.noneOfIncident')} aria-hidden="true">
      {picture ? <Icon /> : null}
    </span>
  );
}

/**
 * A small picture of an incident in its row: it helps the eye and says nothing that the row does not. Its place is kept
 * while it is on its way; where there is none, an icon stands. Rows are drawn again with every step of scrolling, their
 * pictures are not.
 */
export const RowPicture = memo(Picture);
