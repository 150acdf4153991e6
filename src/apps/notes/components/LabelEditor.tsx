import { useApolloClient } from '@apollo/client/react';
import { Trash } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import type { NoteLabelInput } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import {
  type NoteLabelFragment,
  SaveNoteLabelsDocument,
  useNotesLabelsQuery,
} from '../NotesScreen.generated.ts';
import { notesUrl } from '../notesUrl.ts';
import { useRereadNotes } from '../useRereadNotes.ts';
import styles from './LabelEditor.module.css';

type Save = (labels: readonly NoteLabelInput[]) => Promise<Refusal | null>;

/** Says whether it was kept: null, or why not. A lost connection is told, and counts as not kept. */
function useSaveLabels(): Save {
  const client = useApolloClient();
  const reread = useRereadNotes();
  return async (labels) => {
    try {
      const { data } = await client.mutate({
        mutation: SaveNoteLabelsDocument,
        variables: { labels: [...labels] },
      });
      const [refused] = data?.saveNoteLabels.errors ?? [];
      if (!refused) await reread();
      return refused ?? null;
    } catch (error) {
      await tellError(error);
      return { field: 'labels', code: 'REQUIRED', params: [] };
    }
  };
}

const inputOf = ({ id, name, handle }: NoteLabelFragment): NoteLabelInput => ({ id, name, handle });

/** Adds, renames and removes the labels of the viewer's notes. */
export function LabelEditor() {
  const t = useTexts('notes');
  const { change } = useUrl(notesUrl);
  const { data } = useNotesLabelsQuery();
  const save = useSaveLabels();
  const [leaving, setLeaving] = useState<NoteLabelFragment | null>(null);
  const labels = data?.noteLabels ?? [];
  return (
    <Dialog open title={t('labels.edit')} onClose={() => change({ dialog: null })}>
      <div className={styles.labels}>
        <LabelLine
          label={t('labels.new')}
          name=""
          button={t('labels.add')}
          onSave={(name) => save([...labels.map(inputOf), { name }])}
        />
        {labels.map((label) => (
          <LabelLine
            key={label.id}
            label={t('labels.nameOf', { name: label.name })}
            name={label.name}
            button={t('labels.rename')}
            onSave={(name) =>
              save(labels.map((each) => (each.id === label.id ? { id: each.id, name } : inputOf(each))))
            }
            onRemove={() => setLeaving(label)}
          />
        ))}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={t('labels.removeTitle', { name: leaving?.name ?? '' })}
        text={t('labels.removeText')}
        confirm={t('remove')}
        onCancel={() => setLeaving(null)}
        onConfirm={async () => {
          await save(labels.filter(({ id }) => id !== leaving?.id).map(inputOf));
          setLeaving(null);
        }}
      />
    </Dialog>
  );
}

interface LabelLineProps {
  /** Of the field, for screen readers. */
  readonly label: string;
  /** As the API has it; empty for a new one. */
  readonly name: string;
  /** The word on the button that saves. */
  readonly button: string;
  readonly onSave: (name: string) => Promise<Refusal | null>;
  readonly onRemove?: () => void;
}

/** The name of a label; saved with Enter or its button, and kept as it was typed when it is refused. */
function LabelLine({ label, name, button, onSave, onRemove }: LabelLineProps) {
  const t = useTexts('notes');
  const refusalText = useRefusal();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const text = typed ?? name;
  const error = refusalText(refused ?? undefined);
  const save = async () => {
    if (text.trim() === name) return setTyped(null);
    const refusal = await onSave(text);
    setRefused(refusal);
    if (!refusal) setTyped(null);
  };
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        className={styles.name}
        aria-label={label}
        placeholder={label}
        dir="auto"
        value={text}
        aria-invalid={refused !== null}
        aria-describedby={refused ? errorId : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed === null || typed.trim() === name ? null : <Button type="submit">{button}</Button>}
      {onRemove ? (
        <IconButton
          icon={<Trash aria-hidden="true" />}
          label={t('labels.remove', { name })}
          onClick={onRemove}
        />
      ) : null}
      {refused ? (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </form>
  );
}
