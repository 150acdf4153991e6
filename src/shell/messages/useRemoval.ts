import { useTexts } from '../i18n/useTexts.ts';
import { messages } from './messages.ts';
import { type Attempted, useAttempt } from './useAttempt.ts';

interface Saved {
  readonly id: string;
  readonly name: string;
}

interface RemovalOptions {
  /** Asks the API; undefined when it gave no answer. */
  readonly remove: (id: string) => Promise<Attempted | undefined>;
  readonly restore: (id: string) => Promise<Attempted | undefined>;
  /** Reads the list anew. */
  readonly refetch: () => Promise<unknown>;
  /** Before the list is read anew. */
  readonly onRemoved?: () => void;
  /** After the list was read anew. */
  readonly onRestored?: (id: string) => void;
}

/** Removes what has a name, and offers to take that back. */
export function useRemoval({ remove, restore, refetch, onRemoved, onRestored }: RemovalOptions) {
  const t = useTexts('shell');
  const { busy, attempt } = useAttempt();
  const undo = async ({ id, name }: Saved) => {
    if (!(await attempt(name, () => restore(id)))) return;
    await refetch();
    onRestored?.(id);
    messages.info(t('restored', { name }));
  };
  const removeSaved = async (saved: Saved) => {
    if (!(await attempt(saved.name, () => remove(saved.id)))) return;
    onRemoved?.();
    await refetch();
    messages.success(t('removed', { name: saved.name }), {
      label: t('undo'),
      run: () => void undo(saved),
    });
  };
  return { busy, remove: removeSaved };
}
