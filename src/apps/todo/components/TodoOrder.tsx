import { SortAsc, SortDesc } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { Select } from '~/shell/ui/Select.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { orderOf, type TodoView, todoOrders, todoUrl } from '../todoUrl.ts';
import styles from './Todo.module.css';

/** By what the list is ordered, and which way. */
export function TodoOrder({ view }: { readonly view: TodoView }) {
  const t = useTexts('todo');
  const { url, change } = useUrlControl(todoUrl);
  const order = orderOf(view, url);
  return (
    <div className={styles.order}>
      <Select
        aria-label={t('order.label')}
        value={order}
        onChange={({ target }) => {
          const chosen = todoOrders.find((each) => each === target.value);
          if (chosen) change({ order: chosen });
        }}
        options={todoOrders.map((each) => ({ value: each, label: t(`order.${each}`) }))}
      />
      <IconButton
        icon={url.desc ? <SortDesc aria-hidden="true" /> : <SortAsc aria-hidden="true" />}
        label={t(url.desc ? 'order.turnUp' : 'order.turnDown')}
        onClick={() => change(({ desc }) => ({ desc: !desc }))}
      />
    </div>
  );
}
