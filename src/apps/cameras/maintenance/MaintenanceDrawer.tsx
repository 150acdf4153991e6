import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusals, refuse } from '~/resolvers/base/refusal.rules.ts';
import { maintenanceErrors } from '~/resolvers/registry/maintenance.rules.ts';
import { dateText, localMinute } from '~/shell/i18n/dateText.ts';
import { textByKey, useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { FormDateField } from '~/shell/ui/form/FormDateField.tsx';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import styles from '../list/Cameras.module.css';
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

/** What was typed as a moment; null when it is none. */
function momentOf(text: string): string | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The most cameras of one window. */
const MOST = 100;
const HOUR = 3_600_000;

/** Null where a window begins as it is planned. */
const beginOf = (from: string, opened: number): string | null =>
  from === localMinute(opened) ? null : momentOf(from);

const millis = (moment: string | null, without: number): number => (moment ? Date.parse(moment) : without);

/** Plans when cameras are worked on; times are those of the browser's clock. */
export function MaintenanceDrawer({ cameras, onClose, onPlanned }: MaintenanceDrawerProps) {
  const t = useTexts('cameras');
  const [plan] = usePlanMaintenanceMutation();
  const language = useLanguage();
  const [opened] = useState(Date.now);
  const form = useForm<Values>({
    defaultValues: { from: localMinute(opened), to: localMinute(opened + HOUR), reason: '' },
    resolver: rulesOf<Values>(({ from, to, reason }) => {
      const now = Date.now();
      const window = { from: millis(beginOf(from, opened), now), to: millis(momentOf(to), 0), reason };
      const example = dateText(localMinute(opened), language);
      const unreadable = (field: 'from' | 'to', text: string) =>
        text !== '' && momentOf(text) === null && refuse(field, 'INVALID_FORMAT', { example });
      return [...refusals(unreadable('from', from), unreadable('to', to)), ...maintenanceErrors(window, now)];
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
      <FormDateField<Values> name="from" label={t('maintenance.from')} time />
      <FormDateField<Values> name="to" label={t('maintenance.to')} time />
      <FormField<Values> name="reason" label={t('maintenance.reason')} />
      {tooMany ? <p role="alert">{t('maintenance.tooMany', { most: MOST })}</p> : null}
    </FormDialog>
  );
}
