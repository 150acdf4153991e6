import { Calendar } from '@blueprintjs/icons';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { TodoItemFragment } from '../TodoScreen.generated.ts';
import styles from './Todo.module.css';

/** Until when it is to be done; past moments of what is not done are marked, in words too. */
export function TodoDates({ todo }: { readonly todo: TodoItemFragment }) {
  const t = useTexts('todo');
  const format = useFormat();
  const { startDate, dueDate, completed } = todo;
  if (!startDate && !dueDate) return null;
  const late = dueDate !== null && !completed && Date.parse(dueDate) < Date.now();
  const key = late ? 'date.late' : dueDate ? 'date.due' : 'date.start';
  const at = dueDate ?? startDate ?? '';
  const title = [
    ...(startDate ? [t('date.start', { date: format.date(startDate, 'dateTime') })] : []),
    ...(dueDate ? [t('date.due', { date: format.date(dueDate, 'dateTime') })] : []),
  ].join('\n');
  return (
    <time dateTime={at} title={title} className={styles.date} data-late={late || undefined}>
      <Calendar aria-hidden="true" size={12} />
      {t(key, { date: format.date(at, 'day') })}
    </time>
  );
}
