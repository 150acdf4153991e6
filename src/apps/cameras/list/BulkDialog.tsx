import { type FormEvent, useState } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import type { CameraBulkChangesInput } from '~/graphql/types.generated.ts';
import { normaliseTags } from '~/resolvers/registry/registry.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { Field } from '~/shell/ui/Field.tsx';
import styles from './Cameras.module.css';

export type BulkKind = 'tag' | 'move' | 'priority';

interface BulkDialogProps {
  readonly kind: BulkKind;
  readonly fleet: readonly FleetCamera[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onRun: (input: CameraBulkChangesInput) => Promise<void>;
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What is left empty stays as it is. */
function inputOf(data: FormData): CameraBulkChangesInput {
  const [add, remove] = ['add', 'remove'].map((name) => normaliseTags(textOf(data, name).split(',')));
  const [siteId, group, priority] = ['siteId', 'group', 'priority'].map((name) => textOf(data, name));
  return {
    ...(add && add.length > 0 ? { addTags: add } : {}),
    ...(remove && remove.length > 0 ? { removeTags: remove } : {}),
    ...(siteId ? { siteId } : {}),
    ...(group ? { group } : {}),
    ...(priority ? { priority: Number(priority) } : {}),
  };
}

/** Asks for the tags, the place or the priority that the selected cameras are to have. */
export function BulkDialog({ kind, fleet, busy, onClose, onRun }: BulkDialogProps) {
  const t = useTexts('cameras');
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = inputOf(new FormData(event.currentTarget));
    setEmpty(Object.keys(input).length === 0);
    if (Object.keys(input).length > 0) void onRun(input);
  };
  return (
    <Drawer open onClose={onClose} title={t(`bulk.${kind}Title`)}>
      <form className={styles.form} onSubmit={submit}>
        {kind === 'tag' ? (
          <>
            <Field label={t('bulk.addTags')}>{(field) => <input {...field} name="add" dir="auto" />}</Field>
            <Field label={t('bulk.removeTags')}>
              {(field) => <input {...field} name="remove" dir="auto" />}
            </Field>
          </>
        ) : null}
        {kind === 'move' ? <PlaceFields fleet={fleet} /> : null}
        {kind === 'priority' ? (
          <Field label={t('field.priority')}>
            {(field) => (
              <select {...field} name="priority" defaultValue="3">
                {['1', '2', '3', '4', '5'].map((value) => (
                  <option key={value} value={value}>
                    {t(`priority.${value}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
        {empty ? <p role="alert">{t('bulk.empty')}</p> : null}
        <Button kind="primary" type="submit" wide busy={busy}>
          {t('bulk.apply')}
        </Button>
      </form>
    </Drawer>
  );
}

function PlaceFields({ fleet }: Pick<BulkDialogProps, 'fleet'>) {
  const t = useTexts('cameras');
  const sites = [...new Map(fleet.map(({ siteId, siteName }) => [siteId, siteName]))];
  const groups = [...new Set(fleet.map(({ group }) => group))].filter(Boolean).sort();
  return (
    <>
      <Field label={t('field.site')}>
        {(field) => (
          <select {...field} name="siteId" defaultValue="">
            <option value="">{t('bulk.asIs')}</option>
            {sites.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('field.group')}>
        {(field) => (
          <input {...field} name="group" list="camera-groups" placeholder={t('bulk.asIs')} dir="auto" />
        )}
      </Field>
      <datalist id="camera-groups">
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  );
}
