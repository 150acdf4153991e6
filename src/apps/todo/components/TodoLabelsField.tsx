import { useController } from 'react-hook-form';
import { withToggled } from '~/lib/defineUrl.ts';
import { todoLabels } from '~/resolvers/todo/todo.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ColourDot } from '~/shell/ui/ColourDot.tsx';
import type { TodoValues } from '../todoForm.rules.ts';
import styles from './Todo.module.css';

/** The labels of the form's to-do, as boxes. */
export function TodoLabelsField() {
  const t = useTexts('todo');
  const { field } = useController<TodoValues, 'labelIds'>({ name: 'labelIds' });
  return (
    <fieldset className={styles.labels}>
      <legend>{t('labels')}</legend>
      {todoLabels.map(({ id, title, color }) => (
        <label key={id} className={styles.label}>
          <input
            type="checkbox"
            checked={field.value.includes(id)}
            onChange={({ target }) => field.onChange(withToggled(field.value, id, target.checked))}
          />
          <ColourDot colour={color} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
