import { Download, Trash } from '@blueprintjs/icons';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { saveAddress } from '~/shell/ui/exports/saveAddress.ts';
import styles from './Evidence.module.css';
import type { EvidenceItemFragment } from './EvidenceList.generated.ts';
import { EvidenceScene } from './EvidenceScene.tsx';
import { kindWords } from './kindWords.ts';
import { evidenceImage } from './sceneImage.ts';

interface EvidencePictureProps {
  readonly item: EvidenceItemFragment;
  /** Of the incident, for the name of a file. */
  readonly number: number;
  /** Not given where pictures are only looked at. */
  readonly onRemove?: () => void;
}

/** A picture of an incident: when it was taken, by whom, and whether it is a drawing. */
export function EvidencePicture({ item, number, onRemove }: EvidencePictureProps) {
  const t = useTexts('desk');
  const format = useFormat();
  const reasonText = useReasonText();
  const moment = format.date(item.takenAt, 'full');
  const words = kindWords[item.kind];
  const label = t(words.of, { moment });
  return (
    <figure className={styles.figure}>
      {item.image === null ? (
        <EvidenceScene item={item} label={label} />
      ) : (
        <img src={item.image} alt={label} className={styles.picture} />
      )}
      <figcaption className={styles.caption}>
        <span className={styles.words}>
          <strong>{t(words.name)}</strong>
          <span className={styles.muted} dir="auto">
            {[
              item.kind === 'STILL' ? moment : format.date(item.takenAt, 'dateTime'),
              item.reason ? reasonText(item.reason) : null,
              item.takenBy?.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <IconButton
          icon={<Download aria-hidden="true" />}
          label={t('evidence.save')}
          onClick={() => saveAddress(evidenceImage(item), `incident-${number}-${item.takenAt.slice(0, 10)}`)}
        />
        {item.removable && onRemove ? (
          <IconButton icon={<Trash aria-hidden="true" />} label={t('evidence.remove')} onClick={onRemove} />
        ) : null}
      </figcaption>
    </figure>
  );
}
