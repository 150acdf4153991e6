import { Add, Edit, Trash } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import type { Attempted } from '~/shell/messages/useAttempt.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { useRemoval } from '~/shell/messages/useRemoval.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './organisation.module.css';
import { useOrganisationChanged } from './useOrganisationChanged.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface ManagedDrawerProps<Row extends Named> {
  readonly title: string;
  /** Undefined until they are known. */
  readonly rows: readonly Row[] | undefined;
  /** Why they are not. */
  readonly error: Error | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  /** The word on the button that creates one. */
  readonly create: string;
  /** What is known of a row, below its name. */
  readonly facts: (row: Row) => ReactNode;
  readonly empty: { readonly title: string; readonly text: string };
  /** What removing it means. */
  readonly warning: (row: Row) => string;
  /** The form of a row, or of a new one. */
  readonly form: (row: Row | null, onClose: () => void) => ReactNode;
  /** Ask the API; undefined when it gave no answer. */
  readonly remove: (id: string) => Promise<Attempted | undefined>;
  readonly restore: (id: string) => Promise<Attempted | undefined>;
}

/** What administrators keep, in a panel: each with its facts, to be created, changed, or removed after a question. */
export function ManagedDrawer<Row extends Named>(props: ManagedDrawerProps<Row>) {
  const { title, rows, error, onRetry, onClose, create, facts, empty, warning, form, ...calls } = props;
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [asked, setAsked] = useState<Row | null>(null);
  const refusal = useRefusal();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { remove } = useRemoval({
    restore: calls.restore,
    // Said here: behind a panel a message is dimmed.
    remove: async (id) => {
      const answer = await calls.remove(id);
      const [why] = answer?.errors ?? [];
      setRefused(why ?? null);
      return why ? undefined : answer;
    },
    refetch: useOrganisationChanged(),
    // Behind a panel the message, which takes the removal back, cannot be reached.
    onRemoved: onClose,
  });
  return (
    <Drawer open onClose={onClose} title={title} width={560}>
      {rows ? (
        <div className={styles.body}>
          <Button kind="primary" icon={<Add aria-hidden="true" />} onClick={() => setEdited('new')}>
            {create}
          </Button>
          {refused ? (
            <p className={styles.refused} role="alert">
              {refusal(refused)}
            </p>
          ) : null}
          {rows.length === 0 ? <EmptyState {...empty} /> : null}
          <ul className={styles.list} aria-label={title}>
            {rows.map((row) => (
              <li key={row.id} className={styles.item}>
                <div className={styles.words}>
                  <h3 className={styles.name} dir="auto">
                    {row.name}
                  </h3>
                  <p className={styles.hint}>{facts(row)}</p>
                </div>
                <RowButtons name={row.name} onEdit={() => setEdited(row)} onRemove={() => setAsked(row)} />
              </li>
            ))}
          </ul>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <BodySkeleton height={320} />
      )}
      <RemoveQuestion row={asked} warning={warning} onRemove={remove} onClose={() => setAsked(null)} />
      {edited === null ? null : form(edited === 'new' ? null : edited, () => setEdited(null))}
    </Drawer>
  );
}

interface RowButtonsProps {
  readonly name: string;
  readonly busy?: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** What is done with one of them. */
export function RowButtons({ name, busy = false, onEdit, onRemove }: RowButtonsProps) {
  const t = useTexts('organisation');
  return (
    <span className={styles.actions}>
      <IconButton icon={<Edit aria-hidden="true" />} label={t('editOf', { name })} onClick={onEdit} />
      <IconButton
        icon={<Trash aria-hidden="true" />}
        label={t('removeOf', { name })}
        busy={busy}
        onClick={onRemove}
      />
    </span>
  );
}

interface RemoveQuestionProps<Row extends Named> extends Pick<ManagedDrawerProps<Row>, 'warning'> {
  readonly onRemove: (row: Row) => Promise<boolean>;
  /** Null while nothing is asked. */
  readonly row: Row | null;
  readonly onClose: () => void;
}

/** Asks before something is removed. */
export function RemoveQuestion<Row extends Named>({
  row,
  warning,
  onRemove,
  onClose,
}: RemoveQuestionProps<Row>) {
  const t = useTexts('organisation');
  return (
    <ConfirmDialog
      open={row !== null}
      title={t('removeQuestion', { name: row?.name ?? '' })}
      text={row ? warning(row) : ''}
      confirm={t('remove')}
      danger
      onConfirm={() => {
        if (row) void onRemove(row);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
