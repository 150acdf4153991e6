import { useTexts } from '../i18n/useTexts.ts';
import { type Undoable, useUndoable } from './useUndoable.ts';

interface Saved {
  readonly id: string;
  readonly name: string;
}

interface RemovalOptions extends Pick<Undoable, 'refetch'> {
  /** Asks the API; undefined when it gave no answer. */
  readonly remove: (id: string) => ReturnType<Undoable['run']>;
  readonly restore: (id: string) => ReturnType<Undoable['undo']>;
  /** Before the list is read anew. */
  readonly onRemoved?: () => void;
  /** After the list was read anew. */
  readonly onRestored?: (id: string) => void;
}

/** Removes what has a name, and offers to take that back. */
export function useRemoval({ remove, restore, refetch, onRemoved, onRestored }: RemovalOptions) {
  const t = useTexts('shell');
  const { busy, act } = useUndoable();
  return {
    busy,
    remove: ({ id, name }: Saved) =>
      act({
        name,
        done: t('removed', { name }),
        undone: t('restored', { name }),
        run: () => remove(id),
        undo: () => restore(id),
        refetch,
        onDone: onRemoved,
        onUndone: () => onRestored?.(id),
      }),
  };
}
