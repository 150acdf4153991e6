import { useTexts } from '~/shell/i18n/useTexts.ts';
import { SortButton } from '~/shell/ui/SortButton.tsx';
import type { DeskState } from '../desk.ts';
import styles from './IncidentDesk.module.css';

/** What stands below each head: two things where a row has two lines. */
const columns = [
  ['severity'],
  ['camera', 'site'],
  ['state', 'assignee'],
  ['raised'],
  ['summary', 'kind'],
] as const;

type Sorting = Pick<DeskState, 'url' | 'change'>;

function SortHead({ column, url, change }: { readonly column: 'number' | 'raised' } & Sorting) {
  const t = useTexts('desk');
  const active = url.sort === column;
  return (
    <th scope="col" aria-sort={active ? (url.dir === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <SortButton
        title={t(`column.${column}`)}
        direction={active ? url.dir : null}
        onClick={() =>
          change(({ sort, dir }) => ({
            sort: column,
            dir: sort === column && dir === 'desc' ? 'asc' : 'desc',
          }))
        }
      />
    </th>
  );
}

interface TableHeadProps extends Sorting {
  readonly selectable: boolean;
  readonly allSelected: boolean;
  readonly onAll: () => void;
}

/** The heads of the incident table: two of them sort it. */
export function TableHead({ url, change, selectable, allSelected, onAll }: TableHeadProps) {
  const t = useTexts('desk');
  return (
    <thead>
      <tr aria-rowindex={1} data-selectable={selectable || undefined}>
        {selectable ? (
          <th scope="col" className={styles.check}>
            <input type="checkbox" aria-label={t('desk.selectAll')} checked={allSelected} onChange={onAll} />
          </th>
        ) : null}
        <SortHead column="number" url={url} change={change} />
        {columns.map((names) =>
          names[0] === 'raised' ? (
            <SortHead key="raised" column="raised" url={url} change={change} />
          ) : (
            <th key={names[0]} scope="col">
              {names.map((name) => t(`column.${name}`)).join(' · ')}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
