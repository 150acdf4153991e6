import { useMemo } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { blankDraft } from '../note.ts';
import { useNoteSaving } from '../useNoteSaving.ts';
import { NoteEditor } from './NoteEditor.tsx';
import styles from './Notes.module.css';

interface NewNoteProps {
  readonly labelId: string | null;
  readonly onClose: (taken: boolean) => void;
}

/** The editor of a note that is not in the list yet. */
export function NewNote({ labelId, onClose }: NewNoteProps) {
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
