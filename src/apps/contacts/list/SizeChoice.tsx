import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Select } from '~/shell/ui/Select.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import styles from '../Contacts.module.css';
import { contactsUrl, sizes } from '../contactsUrl.ts';

/** How many rows a page has. */
export function SizeChoice() {
  const t = useTexts('contacts');
  const { url, change } = useUrlControl(contactsUrl);
  return (
    <div className={styles.size}>
      <span aria-hidden="true">{t('size')}</span>
      <Select
        aria-label={t('size')}
        value={url.size}
        onChange={({ target }) => change({ size: sizes.find((size) => size === target.value) ?? '25' })}
        options={sizes.map((value) => ({ value, label: value === 'all' ? t('sizeAll') : value }))}
      />
    </div>
  );
}
