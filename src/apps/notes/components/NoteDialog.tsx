import { Archive, Trash, Unarchive } from '@blueprintjs/icons';
import { AppNotFound } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { type NoteFragment, useOpenNoteQuery } from '../NotesScreen.generated.ts';
import { draftOf } from '../note.ts';
import { notesUrl } from '../notesUrl.ts';
import { notesPath } from '../paths.ts';
import { useNoteActions } from '../useNoteActions.ts';
import { useNoteSaving } from '../useNoteSaving.ts';
import { useRereadNotes } from '../useRereadNotes.ts';
import { NoteEditor } from './NoteEditor.tsx';

/** The note that the address names, open to be changed. */
export function NoteDialog({ id }: { readonly id: string }) {
  const t = useTexts('notes');
  const { change } = useUrl(notesUrl);
  const { data, error, refetch } = useOpenNoteQuery({ variables: { id } });
  const close = () => change({ note: null });
  const note = data?.note;
  const unknown = (error !== undefined && hasCode(error, 'NOT_FOUND')) || note === null;
  return (
    <Dialog open title={t('note')} onClose={close} buttons={note ? null : undefined}>
      {note ? (
        <OpenNote note={note} onClose={close} />
      ) : unknown ? (
        <AppNotFound
          title={t('unknownNote.title')}
          text={t('unknownNote.text')}
          back={{ to: notesPath(), label: t('unknownNote.back') }}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <BodySkeleton height={240} />
      )}
    </Dialog>
  );
}

function OpenNote({ note, onClose }: { readonly note: NoteFragment; readonly onClose: () => void }) {
  const t = useTexts('notes');
  const reread = useRereadNotes();
  const actions = useNoteActions(reread);
  const saving = useNoteSaving(note.id, draftOf(note));
  const { archived } = saving.value;
  const leave = async (work: () => Promise<boolean>) => {
    if ((await saving.flush()) && (await work())) onClose();
  };
  return (
    <NoteEditor saving={saving}>
      <IconButton
        icon={archived ? <Unarchive aria-hidden="true" /> : <Archive aria-hidden="true" />}
        label={t(archived ? 'unarchive' : 'archive')}
        onClick={() => void leave(() => actions.archive(note, !archived))}
      />
      <IconButton
        icon={<Trash aria-hidden="true" />}
        label={t('remove')}
        onClick={() => void leave(() => actions.remove(note))}
      />
      <Button
        kind="primary"
        onClick={async () => {
          if (!(await saving.flush())) return;
          onClose();
          await reread();
        }}
      >
        {t('close')}
      </Button>
    </NoteEditor>
  );
}
