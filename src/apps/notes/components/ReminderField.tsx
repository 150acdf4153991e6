import { Cross } from '@blueprintjs/icons';
import { localMinute } from '~/shell/i18n/dateText.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { DateField } from '~/shell/ui/DateField.tsx';
import styles from './NoteEditor.module.css';

interface ReminderFieldProps {
  /** ISO 8601; null for never. */
  readonly reminder: string | null;
  readonly onChange: (reminder: string | null) => void;
}

/** When to remind, on the browser's clock. */
export function ReminderField({ reminder, onChange }: ReminderFieldProps) {
  const t = useTexts('notes');
  return (
    <div className={styles.reminder}>
      <span aria-hidden="true">{t('reminder.label')}</span>
      <DateField
        label={t('reminder.label')}
        time
        value={reminder === null ? '' : localMinute(Date.parse(reminder))}
        onChange={(value) => onChange(value === '' ? null : new Date(value).toISOString())}
      />
      {reminder === null ? null : (
        <IconButton
          icon={<Cross aria-hidden="true" />}
          label={t('reminder.none')}
          onClick={() => onChange(null)}
        />
      )}
    </div>
  );
}
