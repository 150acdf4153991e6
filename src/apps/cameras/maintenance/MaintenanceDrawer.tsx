import { type FormEvent, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { Field } from '~/shell/ui/Field.tsx';
import styles from '../list/Cameras.module.css';
import { localInput, momentOf } from './localMoment.ts';
import { usePlanMaintenanceMutation } from './Maintenance.generated.ts';

interface MaintenanceDrawerProps {
  readonly cameras: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
  readonly onPlanned: () => void;
}

/** The most cameras of one window. */
const MOST = 100;
const HOUR = 3_600_000;

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** Plans when cameras are worked on; times are those of the browser's clock. */
export function MaintenanceDrawer({ cameras, onClose, onPlanned }: MaintenanceDrawerProps) {
  const t = useTexts('cameras');
  const refusal = useRefusal();
  const [plan, { loading }] = usePlanMaintenanceMutation();
  const [errors, setErrors] = useState<readonly Refusal[]>([]);
  const [opened] = useState(Date.now);
  const first = cameras
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
  const names = cameras.length > 3 ? `${first} …` : first;
  const tooMany = cameras.length > MOST;
  const errorOf = (name: string) => refusal(errors.find(({ field }) => field === name));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const from = textOf(data, 'from');
    const input = {
      cameraIds: cameras.map(({ id }) => id),
      from: from === localInput(opened) || from === '' ? null : momentOf(from),
      to: momentOf(textOf(data, 'to')) ?? new Date(0).toISOString(),
      reason: textOf(data, 'reason'),
    };
    const answer = await plan({ variables: { input } }).catch((error: unknown) => tellError(error, names));
    const payload = answer?.data?.planMaintenance;
    setErrors(payload?.errors ?? []);
    if (!payload?.window) return;
    messages.success(t(`maintenance.done.${payload.window.phase}`, { count: cameras.length }));
    onPlanned();
    onClose();
  }

  return (
    <Drawer open onClose={onClose} title={t('maintenance.plan')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.muted}>
          {t('maintenance.what', { count: cameras.length })} <bdi>{names}</bdi>
        </p>
        <Field label={t('maintenance.from')} error={errorOf('from')}>
          {(field) => (
            <input {...field} name="from" type="datetime-local" defaultValue={localInput(opened)} />
          )}
        </Field>
        <Field label={t('maintenance.to')} error={errorOf('to')}>
          {(field) => (
            <input {...field} name="to" type="datetime-local" defaultValue={localInput(opened + HOUR)} />
          )}
        </Field>
        <Field label={t('maintenance.reason')} error={errorOf('reason')}>
          {(field) => <input {...field} name="reason" dir="auto" autoComplete="off" />}
        </Field>
        {tooMany ? <p role="alert">{t('maintenance.tooMany', { most: MOST })}</p> : null}
        <Button kind="primary" type="submit" wide busy={loading} disabled={tooMany}>
          {t('maintenance.save')}
        </Button>
      </form>
    </Drawer>
  );
}
