import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import type { DeskState } from '../desk.ts';
import { isFiltered, noFilters } from '../deskUrl.ts';

/** No incident fits what is asked. */
export function EmptyDesk({ url, change }: Pick<DeskState, 'url' | 'change'>) {
  const t = useTexts('desk');
  if (!isFiltered(url)) {
    return (
      <EmptyState
        title={t('desk.none')}
        text={t('desk.noneText')}
        action={
          <Button onClick={() => change({ state: ['RESOLVED', 'DISMISSED'] })}>{t('desk.showClosed')}</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('desk.noMatch')}
      text={t('desk.noMatchText')}
      action={<Button onClick={() => change(noFilters)}>{t('filter.clear')}</Button>}
    />
  );
}
