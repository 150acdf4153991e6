import { Add } from '@blueprintjs/icons';
import { type RefObject, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { later } from '~/shell/ui/later.tsx';
import styles from './Notes.module.css';

const NewNote = later(async () => (await import('./NewNote.tsx')).NewNote);

interface NoteBarProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The label that a new note is given; null for none. */
  readonly labelId: string | null;
  /** A note was taken: it belongs into the list. */
  readonly onTaken: () => void;
}

/** "Take a note": a line that becomes an editor. What was typed and not saved before a reload is there again. */
export function NoteBar({ button, labelId, onTaken }: NoteBarProps) {
  const t = useTexts('notes');
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <button ref={button} type="button" className={styles.bar} onClick={() => setOpen(true)}>
        <Add aria-hidden="true" />
        {t('take')}
      </button>
    );
  }
  return (
    <NewNote
      labelId={labelId}
      onClose={(taken) => {
        setOpen(false);
        if (taken) onTaken();
        setTimeout(() => button.current?.focus());
      }}
    />
  );
}
