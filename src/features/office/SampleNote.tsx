import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './SampleNote.module.css';

interface SampleNoteProps {
  readonly busy: boolean;
  readonly onRemove: () => Promise<unknown>;
}

/** Says that sample data are among what is shown, and removes them again. */
export function SampleNote({ busy, onRemove }: SampleNoteProps) {
  const t = useTexts('office');
  return (
    <p className={styles.note}>
      {t('sample.there')}
      <Button kind="quiet" busy={busy} onClick={() => void onRemove()}>
        {t('sample.remove')}
      </Button>
    </p>
  );
}
