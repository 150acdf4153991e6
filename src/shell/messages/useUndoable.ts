import { useCallback, useMemo, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { messages } from './messages.ts';
import { type Attempted, useAttempt } from './useAttempt.ts';

/** Something that is done at once, and can be taken back. */
export interface Undoable {
  /** What it is done to, before the sentence of a refusal: the subject of a mail, "3 notes". */
  readonly name: string;
  /** Said when it is done: "3 notes archived". */
  readonly done: string;
  /** Said when it was taken back. */
  readonly undone: string;
  /** Asks the API; undefined when it gave no answer. */
  readonly run: () => Promise<Attempted | undefined>;
  /** Makes it as it was, with the same ids. */
  readonly undo: () => Promise<Attempted | undefined>;
  /** When it is done, before anything is read anew. */
  readonly onDone?: (() => void) | undefined;
  /** When it was taken back, and read anew. */
  readonly onUndone?: (() => void) | undefined;
  /** After both: reads what follows from it anew. A failure of it is not told: what was done is done. */
  readonly refetch?: (() => Promise<unknown>) | undefined;
}

/** Does what can be undone. */
export interface Undoing {
  /** Something is on its way. */
  readonly busy: boolean;
  /** Does it, says so and offers Undo; says why when it was refused. Answers whether it was done. */
  readonly act: (work: Undoable) => Promise<boolean>;
  /** Takes back what was done last here, for a key. Answers whether there was something, and it was taken back. */
  readonly undoLast: () => Promise<boolean>;
}

const readAnew = (refetch: Undoable['refetch']) => refetch?.().catch(() => undefined);

/** The one way to change and remove in lists: do, say so, Undo. */
export function useUndoable(): Undoing {
  const t = useTexts('shell');
  const { busy, attempt } = useAttempt();
  const last = useRef<Undoable | null>(null);

  const undo = useCallback(
    async (work: Undoable): Promise<boolean> => {
      if (last.current === work) last.current = null;
      if (!(await attempt(work.name, work.undo))) return false;
      await readAnew(work.refetch);
      work.onUndone?.();
      messages.info(work.undone);
      return true;
    },
    [attempt],
  );

  const act = useCallback(
    async (work: Undoable): Promise<boolean> => {
      if (!(await attempt(work.name, work.run))) return false;
      last.current = work;
      work.onDone?.();
      await readAnew(work.refetch);
      messages.success(work.done, { label: t('undo'), run: () => void undo(work) });
      return true;
    },
    [attempt, t, undo],
  );

  const undoLast = useCallback(() => (last.current ? undo(last.current) : Promise.resolve(false)), [undo]);
  return useMemo(() => ({ busy, act, undoLast }), [busy, act, undoLast]);
}
