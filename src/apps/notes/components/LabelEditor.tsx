import { useApolloClient } from '@apollo/client/react';
import { Trash } from '@blueprintjs/icons';
import { useCallback, useEffect, useId, useState } from 'react';
import type { NoteLabelInput } from '~/graphql/types.generated.ts';
import { createQueue } from '~/lib/queue.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { useRemoval } from '~/shell/messages/useRemoval.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import { useUnsavedGuard } from '~/shell/ui/form/useUnsavedGuard.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import {
  type NoteLabelFragment,
  NotesLabelsDocument,
  RestoreNoteLabelDocument,
  SaveNoteLabelsDocument,
  useNotesLabelsQuery,
} from '../NotesScreen.generated.ts';
import { notesUrl } from '../notesUrl.ts';
import { useRereadNotes } from '../useRereadNotes.ts';
import styles from './LabelEditor.module.css';

/** What became of a change: whether it was kept, and if the API refused it, why. */
interface Kept {
  readonly kept: boolean;
  readonly refused?: Refusal | undefined;
}

const inputOf = ({ id, name, handle }: NoteLabelFragment): NoteLabelInput => ({ id, name, handle });

/** What is done with the labels of the viewer. */
function useLabelCalls() {
  const client = useApolloClient();
  const reread = useRereadNotes();
  const [inQueue] = useState(createQueue);
  // A call says all labels: each is made of what the API has by then, or it would take the one before it back.
  const ask = (change: (labels: readonly NoteLabelInput[]) => NoteLabelInput[]) =>
    inQueue(async () => {
      const now = await client.query({ query: NotesLabelsDocument, fetchPolicy: 'network-only' });
      if (!now.data) throw new Error('The API gave no answer.');
      const labels = change(now.data.noteLabels.map(inputOf));
      return (await client.mutate({ mutation: SaveNoteLabelsDocument, variables: { labels } })).data
        ?.saveNoteLabels;
    });
  return {
    reread,
    ask,
    restore: async (id: string) =>
      (await client.mutate({ mutation: RestoreNoteLabelDocument, variables: { id } })).data?.restoreNoteLabel,
    /** A lost connection is told, and counts as not kept. */
    async save(change: Parameters<typeof ask>[0]): Promise<Kept> {
      try {
        const [refused] = (await ask(change))?.errors ?? [];
        if (!refused) await reread();
        return { kept: !refused, refused };
      } catch (error) {
        await tellError(error);
        return { kept: false };
      }
    },
  };
}

const NEW = 'new';

/** In which lines something is typed that is not saved, by the ids of the labels. */
function useTypedLines() {
  const [lines, setLines] = useState<readonly string[]>([]);
  const onTyping = useCallback(
    (id: string, typing: boolean) =>
      setLines((now) => [...now.filter((each) => each !== id), ...(typing ? [id] : [])]),
    [],
  );
  return { dirty: lines.length > 0, onTyping };
}

/** Adds, renames and removes the labels of the viewer's notes. */
export function LabelEditor() {
  const t = useTexts('notes');
  const { change } = useUrl(notesUrl);
  const { data } = useNotesLabelsQuery();
  const { ask, restore, reread, save } = useLabelCalls();
  const labels = data?.noteLabels ?? [];
  const { dirty, onTyping } = useTypedLines();
  const { close, question } = useUnsavedGuard(dirty, () => change({ dialog: null }));
  const { remove } = useRemoval({
    remove: (id) => ask((all) => all.filter((label) => label.id !== id)),
    restore,
    refetch: reread,
  });
  return (
    <Dialog open title={t('labels.edit')} onClose={close}>
      <div className={styles.labels}>
        <LabelLine
          id={NEW}
          onTyping={onTyping}
          label={t('labels.new')}
          name=""
          button={t('labels.add')}
          onSave={(name) => save((all) => [...all, { name }])}
        />
        {labels.map((label) => (
          <LabelLine
            key={label.id}
            id={label.id}
            onTyping={onTyping}
            label={t('labels.nameOf', { name: label.name })}
            name={label.name}
            button={t('labels.rename')}
            onSave={(name) =>
              save((all) => all.map((each) => (each.id === label.id ? { id: each.id, name } : each)))
            }
            onRemove={() => void remove(label)}
          />
        ))}
      </div>
      {question}
    </Dialog>
  );
}

interface LabelLineProps {
  readonly id: string;
  /** Something is typed that is not saved, or no longer. */
  readonly onTyping: (id: string, typing: boolean) => void;
  /** Of the field, for screen readers. */
  readonly label: string;
  /** As the API has it; empty for a new one. */
  readonly name: string;
  /** The word on the button that saves. */
  readonly button: string;
  readonly onSave: (name: string) => Promise<Kept>;
  readonly onRemove?: () => void;
}

/** The name of a label; saved with Enter or its button, and kept as it was typed when it is refused. */
function LabelLine({ id, onTyping, label, name, button, onSave, onRemove }: LabelLineProps) {
  const t = useTexts('notes');
  const refusalText = useRefusal();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const text = typed ?? name;
  const error = refusalText(refused ?? undefined);
  const typing = typed !== null && typed.trim() !== name;
  useEffect(() => {
    onTyping(id, typing);
    return () => onTyping(id, false);
  }, [id, onTyping, typing]);
  const save = async () => {
    if (text.trim() === name) return setTyped(null);
    const { kept, refused: why = null } = await onSave(text);
    setRefused(why);
    // What was typed meanwhile stays.
    if (kept) setTyped((now) => (now === text ? null : now));
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
      {typing ? <Button type="submit">{button}</Button> : null}
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
