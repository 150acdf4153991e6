import { Cross } from '@blueprintjs/icons';
import { localMinute } from '~/shell/i18n/dateText.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { askForNotices, noticePermission } from '~/shell/messages/browserNotice.ts';
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
  const set = (value: string) => {
    onChange(value === '' ? null : new Date(value).toISOString());
    // Whoever wants to be reminded is asked by the browser whether it may.
    if (value !== '' && noticePermission() === 'default') void askForNotices();
  };
  return (
    <div className={styles.reminder}>
      <span aria-hidden="true">{t('reminder.label')}</span>
      <DateField
        label={t('reminder.label')}
        time
        value={reminder === null ? '' : localMinute(Date.parse(reminder))}
        onChange={set}
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
