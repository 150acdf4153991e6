import { Calendar } from '@blueprintjs/icons';
import { momentStyle } from '~/shell/i18n/momentStyle.rules.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { shownDate } from '../shownDate.rules.ts';
import type { TodoItemFragment } from '../TodoScreen.generated.ts';
import styles from './Todo.module.css';

/** Until when it is to be done; past moments of what is not done are marked, in words too. */
export function TodoDates({ todo }: { readonly todo: TodoItemFragment }) {
  const t = useTexts('todo');
  const format = useFormat();
  const { startDate, dueDate } = todo;
  const now = new Date();
  const shown = shownDate(todo, now.getTime());
  if (!shown) return null;
  const { kind, at } = shown;
  const title = [
    ...(startDate ? [t('date.start', { date: format.date(startDate, 'dateTime') })] : []),
    ...(dueDate ? [t('date.due', { date: format.date(dueDate, 'dateTime') })] : []),
  ].join('\n');
  return (
    <time dateTime={at} title={title} className={styles.date} data-late={kind === 'late' || undefined}>
      <Calendar aria-hidden="true" size={12} />
      {t(`date.${kind}`, { date: format.date(at, momentStyle(new Date(at), now)) })}
    </time>
  );
}
