import { useTexts } from '~/shell/i18n/useTexts.ts';
import { SortButton } from '~/shell/ui/SortButton.tsx';
import { nextSort } from '~/shell/ui/table.ts';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { columns, contactsUrl } from '../contactsUrl.ts';
import styles from './ContactTable.module.css';

interface ContactHeadProps {
  readonly allSelected: boolean;
  readonly onAll: () => void;
}

/** The heads of the table, by which it is sorted; the first selects all rows that are loaded. */
export function ContactHead({ allSelected, onAll }: ContactHeadProps) {
  const t = useTexts('contacts');
  const { url, change } = useUrlControl(contactsUrl);
  const { sort } = url;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.check}>
          <input type="checkbox" aria-label={t('selectAll')} checked={allSelected} onChange={onAll} />
        </th>
        {columns.map((column) => {
          const direction = sort.column === column ? sort.direction : null;
          return (
            <th
              key={column}
              scope="col"
              data-column={column}
              aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : 'none'}
            >
              <SortButton
                title={t(`field.${column}`)}
                direction={direction}
                onClick={() => change((now) => ({ sort: nextSort(now.sort, column) }))}
              />
            </th>
          );
        })}
        <th scope="col" className={styles.tools}>
          <span className="sr-only">{t('tools')}</span>
        </th>
      </tr>
    </thead>
  );
}
