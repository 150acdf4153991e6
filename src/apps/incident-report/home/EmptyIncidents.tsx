import { Endorsed } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import type { RangeCode } from '../reportUrl.ts';

interface EmptyIncidentsProps extends Pick<ReportUrlState, 'toDesk'> {
  readonly range: RangeCode;
}

/** Nothing was raised in the range. */
export function EmptyIncidents({ range, toDesk }: EmptyIncidentsProps) {
  const t = useTexts('incident-report');
  return (
    <EmptyState
      icon={<Endorsed size={32} aria-hidden="true" />}
      title={t(`empty.${range}`)}
      action={<Link to={toDesk({ period: 'LAST_30_DAYS' })}>{t('empty.next')}</Link>}
    />
  );
}
