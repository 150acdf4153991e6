import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { maintenanceErrors } from '~/resolvers/registry/maintenance.rules.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import styles from '../list/Cameras.module.css';
import { localInput, momentOf } from './localMoment.ts';
import { usePlanMaintenanceMutation } from './Maintenance.generated.ts';

/** Times are typed as the browser's clock shows them. */
interface Values {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

interface MaintenanceDrawerProps {
  readonly cameras: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
  readonly onPlanned: () => void;
}

/** The most cameras of one window. */
const MOST = 100;
const HOUR = 3_600_000;

/** Null where a window begins as it is planned. */
const beginOf = (from: string, opened: number): string | null =>
  from === localInput(opened) ? null : momentOf(from);

const millis = (moment: string | null, without: number): number => (moment ? Date.parse(moment) : without);

/** Plans when cameras are worked on; times are those of the browser's clock. */
export function MaintenanceDrawer({ cameras, onClose, onPlanned }: MaintenanceDrawerProps) {
  const t = useTexts('cameras');
  const [plan] = usePlanMaintenanceMutation();
  const [opened] = useState(Date.now);
  const form = useForm<Values>({
    defaultValues: { from: localInput(opened), to: localInput(opened + HOUR), reason: '' },
    resolver: rulesOf<Values>(({ from, to, reason }) => {
      const now = Date.now();
      const window = { from: millis(beginOf(from, opened), now), to: millis(momentOf(to), 0), reason };
      return maintenanceErrors(window, now);
    }),
  });
  const tooMany = cameras.length > MOST;

  async function send({ from, to, reason }: Values) {
    const input = {
      cameraIds: cameras.map(({ id }) => id),
      from: beginOf(from, opened),
      to: momentOf(to) ?? new Date(0).toISOString(),
      reason,
    };
    const payload = (await plan({ variables: { input } })).data?.planMaintenance;
    if (payload?.window) {
      messages.success(textByKey(t, `maintenance.done.${payload.window.phase}`, { count: cameras.length }));
      onPlanned();
    }
    return payload?.errors ?? [];
  }

  return (
    <FormDialog
      title={t('maintenance.plan')}
      confirm={t('maintenance.save')}
      drawer={420}
      form={form}
      send={send}
      disabled={tooMany}
      onClose={onClose}
    >
      <p className={styles.muted}>
        {t('maintenance.what', { count: cameras.length })}{' '}
        <bdi>
          {cameras
            .slice(0, 3)
            .map(({ name }) => name)
            .join(', ')}
        </bdi>
        {cameras.length > 3 ? ' …' : ''}
      </p>
      <FormField<Values> name="from" label={t('maintenance.from')} type="datetime-local" />
      <FormField<Values> name="to" label={t('maintenance.to')} type="datetime-local" />
      <FormField<Values> name="reason" label={t('maintenance.reason')} />
      {tooMany ? <p role="alert">{t('maintenance.tooMany', { most: MOST })}</p> : null}
    </FormDialog>
  );
}
