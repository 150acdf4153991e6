import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Select } from '~/shell/ui/Select.tsx';
import type { DeskState } from '../desk.ts';
import type { DeskUrl } from '../deskUrl.ts';

type Order = Pick<DeskUrl, 'sort' | 'dir'>;

/** The orders of the desk by their names. */
const orders = {
  urgent: { sort: 'urgent', dir: 'desc' },
  leastUrgent: { sort: 'urgent', dir: 'asc' },
  newest: { sort: 'raised', dir: 'desc' },
  oldest: { sort: 'raised', dir: 'asc' },
  highest: { sort: 'number', dir: 'desc' },
  lowest: { sort: 'number', dir: 'asc' },
} as const satisfies Record<string, Order>;

const names = Object.keys(orders) as (keyof typeof orders)[];

/** What the incident table is ordered by, in words. */
export function OrderChoice({ url, change }: Pick<DeskState, 'url' | 'change'>) {
  const t = useTexts('desk');
  const chosen = names.find((name) => orders[name].sort === url.sort && orders[name].dir === url.dir);
  return (
    <Select
      aria-label={t('order.label')}
      value={chosen}
      onChange={({ target }) => {
        const name = names.find((each) => each === target.value);
        if (name) change(orders[name]);
      }}
      options={names.map((name) => ({ value: name, label: t(`order.${name}`) }))}
    />
  );
}
