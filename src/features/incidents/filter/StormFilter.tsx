import { Cross } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { DeskState } from '../desk.ts';
import styles from '../list/IncidentDesk.module.css';

/** Whether storms are one line each, or which storm is looked into. */
export function StormFilter({ url, change }: Pick<DeskState, 'url' | 'change'>) {
  const t = useTexts('desk');
  if (url.storm !== null)
    return (
      <Button icon={<Cross aria-hidden="true" />} onClick={() => change({ storm: null })}>
        {t('filter.storm')}
      </Button>
    );
  return (
    <label className={styles.storms}>
      <input
        type="checkbox"
        checked={url.storms === 'folded'}
        onChange={({ target }) => change({ storms: target.checked ? 'folded' : 'open' })}
      />
      {t('filter.storms')}
    </label>
  );
}
