import { Cross } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './NoteEditor.module.css';

interface NotePictureProps {
  /** Address of the picture; empty when there is none. */
  readonly image: string;
  readonly onChange: (image: string) => void;
}

/** The picture of the note that is written. */
export function NotePicture({ image, onChange }: NotePictureProps) {
  const t = useTexts('notes');
  if (image === '') return null;
  return (
    <figure className={styles.picture}>
      <img src={image} alt={t('picture.alt')} />
      <Button icon={<Cross aria-hidden="true" />} onClick={() => onChange('')}>
        {t('picture.remove')}
      </Button>
    </figure>
  );
}
