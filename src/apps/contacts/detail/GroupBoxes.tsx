import { useController } from 'react-hook-form';
import { withToggled } from '~/lib/defineUrl.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useContactViews } from '../views/useContactViews.ts';
import styles from './ContactDetail.module.css';
import type { ContactValues } from './contactForm.ts';

/** The viewer's groups as boxes; those that are ticked hold the contact when it is saved. */
export function GroupBoxes() {
  const t = useTexts('contacts');
  const { groups } = useContactViews('all');
  const { field } = useController<ContactValues, 'groups'>({ name: 'groups' });
  if (groups.length === 0) return null;
  return (
    <fieldset className={styles.groups}>
      <legend>{t('groups')}</legend>
      {groups.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={field.value.includes(id)}
            onChange={({ target }) => field.onChange(withToggled(field.value, id, target.checked))}
          />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
