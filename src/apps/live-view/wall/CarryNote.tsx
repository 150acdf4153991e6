import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from '../LiveWall.module.css';

interface CarryNoteProps {
  readonly name: string;
  readonly onCancel: () => void;
}

/** A tile is carried: where to next. */
export function CarryNote({ name, onCancel }: CarryNoteProps) {
  const t = useTexts('live-view');
  const shell = useTexts('shell');
  return (
    <div className={styles.note} role="status">
      {t('arrange.carrying', { name })}
      <Button onClick={onCancel}>{shell('cancel')}</Button>
    </div>
  );
}
