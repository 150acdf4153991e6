import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import styles from './IncidentDesk.module.css';
import type { DeskPage } from './useDeskPage.ts';

const PAGE = 50;

interface DeskPagerProps extends Pick<ReportUrlState, 'url' | 'change'> {
  readonly page: DeskPage;
}

/** Which rows of how many are shown, and the way to the others. */
export function DeskPager({ page, url, change }: DeskPagerProps) {
  const t = useTexts('incident-report');
  const format = useFormat();
  const first = url.after.length * PAGE + 1;
  const last = first + (page.rows?.length ?? 0) - 1;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span>
        {last >= first
          ? t('pager.range', {
              first: format.number(first),
              last: format.number(last),
              total: format.number(page.totalCount),
            })
          : null}
      </span>
      <Button
        icon={<ChevronLeft className="mirrored" aria-hidden="true" />}
        disabled={url.after.length === 0}
        onClick={() => change({ after: url.after.slice(0, -1) }, { step: true })}
      >
        {t('pager.previous')}
      </Button>
      <Button
        disabled={!page.hasNextPage || page.loading}
        onClick={() => change({ after: [...url.after, page.endCursor ?? ''] }, { step: true })}
      >
        {t('pager.next')}
        <ChevronRight className="mirrored" aria-hidden="true" />
      </Button>
    </nav>
  );
}
