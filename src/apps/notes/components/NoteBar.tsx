import { Add } from '@blueprintjs/icons';
import { type RefObject, useMemo, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { blankDraft } from '../note.ts';
import { useNoteSaving } from '../useNoteSaving.ts';
import { NoteEditor } from './NoteEditor.tsx';
import styles from './Notes.module.css';

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

interface NewNoteProps {
  readonly labelId: string | null;
  readonly onClose: (taken: boolean) => void;
}

function NewNote({ labelId, onClose }: NewNoteProps) {
  const t = useTexts('notes');
  const blank = useMemo(() => blankDraft(labelId === null ? [] : [labelId]), [labelId]);
  const saving = useNoteSaving(null, blank);
  const close = async () => {
    if (await saving.flush()) onClose(saving.value !== blank);
  };
  return (
    <section className={styles.newNote} aria-label={t('new')}>
      <NoteEditor saving={saving} focus>
        <Button kind="primary" onClick={() => void close()}>
          {t('close')}
        </Button>
      </NoteEditor>
    </section>
  );
}
