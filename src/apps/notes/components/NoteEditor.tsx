import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SaveNote } from '~/features/office/SaveNote.tsx';
import type { Autosave } from '~/features/office/useAutosave.ts';
import { PictureUpload } from '~/features/uploads/PictureUpload.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import type { NoteDraft } from '../note.ts';
import { Checklist } from './Checklist.tsx';
import styles from './NoteEditor.module.css';
import { NoteLabelMenu } from './NoteLabelMenu.tsx';
import { ReminderField } from './ReminderField.tsx';

interface NoteEditorProps {
  readonly saving: Autosave<NoteDraft>;
  /** The text takes the focus: somebody wants to write. */
  readonly focus?: boolean;
  /** Buttons at the end. */
  readonly children: ReactNode;
}

/** A note to be written. It saves itself; what is refused stands beside its field and stays as it was typed. */
export function NoteEditor({ saving, focus = false, children }: NoteEditorProps) {
  const t = useTexts('notes');
  const refusalText = useRefusal();
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const { value: draft, change, refusals } = saving;
  useEffect(() => {
    if (focus) text.current?.focus();
  }, [focus]);
  const set = (next: Partial<NoteDraft>) => change({ ...draft, ...next });
  const errorOf = (field: keyof NoteDraft) =>
    refusalText(refusals.find((refusal) => refusal.field === field));
  const wrong = (field: keyof NoteDraft) => ({
    'aria-invalid': errorOf(field) !== undefined,
    'aria-describedby': errorOf(field) ? `${id}-${field}` : undefined,
  });
  const said = (field: keyof NoteDraft) =>
    errorOf(field) ? (
      <p id={`${id}-${field}`} className={styles.error} role="alert">
        {errorOf(field)}
      </p>
    ) : null;
  return (
    <div className={styles.editor}>
      <PictureUpload
        purpose="PICTURE"
        name={t('picture.alt')}
        url={draft.image}
        onChange={(image) => set({ image })}
      />
      {said('image')}
      <input
        className={styles.title}
        aria-label={t('field.title')}
        placeholder={t('field.title')}
        dir="auto"
        value={draft.title}
        onChange={({ target }) => set({ title: target.value })}
        {...wrong('title')}
      />
      {said('title')}
      <textarea
        ref={text}
        className={styles.text}
        aria-label={t('field.text')}
        placeholder={t('field.textHint')}
        dir="auto"
        rows={3}
        value={draft.description}
        onChange={({ target }) => set({ description: target.value })}
        {...wrong('description')}
      />
      {said('description')}
      <Checklist items={draft.checklist} onChange={(checklist) => set({ checklist })} />
      {said('checklist')}
      <div className={styles.tools}>
        <ReminderField reminder={draft.reminder} onChange={(reminder) => set({ reminder })} />
        <NoteLabelMenu chosen={draft.labelIds} onChange={(labelIds) => set({ labelIds })} />
      </div>
      <div className={styles.foot}>
        <SaveNote saving={saving} />
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
