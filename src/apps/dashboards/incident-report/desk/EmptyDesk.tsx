import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { isFiltered, onlyFilters } from '../reportUrl.ts';

/** No incident fits what is asked. */
export function EmptyDesk({ url, change }: ReportUrlState) {
  const t = useTexts('incident-report');
  if (!isFiltered(url)) return <EmptyState title={t('desk.none')} text={t('desk.noneText')} />;
  return (
    <EmptyState
      title={t('desk.noMatch')}
      text={t('desk.noMatchText')}
      action={<Button onClick={() => change(onlyFilters({}))}>{t('filter.clear')}</Button>}
    />
  );
}
