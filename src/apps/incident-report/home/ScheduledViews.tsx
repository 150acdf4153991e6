import { EyeOpen } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { cameraHealthPath } from '~/apps/dashboards/paths.ts';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Badge } from '~/shell/ui/Badge.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ScrollRegion } from '~/shell/ui/ScrollRegion.tsx';
import { UrlTabs } from '~/shell/ui/UrlTabs.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { dayOfCode, reportUrl, viewDays } from '../reportUrl.ts';
import styles from './HomeTab.module.css';
import type { ScheduledViewsFragment } from './ScheduledViews.generated.ts';

interface ScheduledViewsProps extends ReportUrlState {
  readonly data: ScheduledViewsFragment;
}

function EmptyViews({ tomorrow }: { readonly tomorrow: boolean }) {
  const t = useTexts('incident-report');
  return (
    <EmptyState
      icon={<EyeOpen size={32} aria-hidden="true" />}
      title={t(tomorrow ? 'views.emptyTomorrow' : 'views.emptyToday')}
      text={t('views.emptyText')}
    />
  );
}

/** Widget 7: the cameras that somebody is expected to watch, today or tomorrow. */
export function ScheduledViews({ data, url }: ScheduledViewsProps) {
  const t = useTexts('incident-report');
  const { nodes: views, totalCount: total } = data.scheduledViews;
  const options = viewDays.map((value) => ({ value, label: t(`views.${dayOfCode[value]}`) }));
  return (
    <Widget
      title={t('views.title')}
      subtitle={t('views.count', { count: total })}
      flush
      actions={<UrlTabs definition={reportUrl} name="views" label={t('views.day')} options={options} />}
    >
      {views.length === 0 ? (
        <EmptyViews tomorrow={url.views === 'TM'} />
      ) : (
        <ScrollRegion label={t('views.title')} className={styles.scroll} maxHeight={400}>
          <ul>
            {views.map(({ camera, from, to, now }) => (
              <li key={`${camera.id} ${from}`} className={styles.view} data-now={now}>
                <span className={styles.window}>
                  {from}–{to}
                </span>
                <span className={styles.watched} dir="auto">
                  <Link to={cameraHealthPath({ camera: camera.id, behind: 'camera' })}>{camera.name}</Link>
                  <span className={styles.muted}>{camera.site.name}</span>
                </span>
                {now ? (
                  <Badge tone="chart-1" shape="disc" plain>
                    {t('views.now')}
                  </Badge>
                ) : null}
                <StateBadge state={camera.state} plain />
              </li>
            ))}
          </ul>
          {total > views.length ? (
            <p className={styles.muted}>{t('views.more', { shown: views.length, total })}</p>
          ) : null}
        </ScrollRegion>
      )}
    </Widget>
  );
}
