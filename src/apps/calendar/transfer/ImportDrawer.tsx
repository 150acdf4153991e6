import type { ChangeEvent } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useErrorText } from '~/shell/messages/errorText.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { Field } from '~/shell/ui/Field.tsx';
import styles from '../CalendarScreen.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { useCalendarImport } from './useCalendarImport.ts';

interface ImportDrawerProps {
  readonly onClose: () => void;
}

/** An iCalendar file is first shown as what it would bring, and taken over when somebody says so. */
export function ImportDrawer({ onClose }: ImportDrawerProps) {
  const t = useTexts('calendar');
  const f = useFormat();
  const errorText = useErrorText();
  const { plan, failure, busy, read, apply } = useCalendarImport(onClose);
  const count = plan?.fresh.length ?? 0;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void read(file);
  };
  return (
    <Drawer open onClose={onClose} title={t('import.title')} width={560}>
      <div className={styles.form}>
        <p className={styles.note}>{t('import.text')}</p>
        <Field label={t('import.file')} error={failure ? errorText(failure) : undefined}>
          {(field) => <input {...field} type="file" accept=".ics,text/calendar" onChange={choose} />}
        </Field>
        {plan ? <ImportPreview plan={plan} /> : null}
        <Button
          kind="primary"
          wide
          busy={busy}
          disabled={count === 0}
          onClick={() => void apply(plan?.fresh ?? [])}
        >
          {count > 0 ? t('import.apply', { count, number: f.number(count) }) : t('import.nothing')}
        </Button>
      </div>
    </Drawer>
  );
}
