import type { CSSProperties } from 'react';
import { severityLook } from '~/features/cameras/states.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { changeLook } from '~/shell/ui/changeLook.ts';
import { Metric } from '~/shell/ui/Metric.tsx';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import { toneColour } from '~/shell/ui/tones.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { RangeChoice } from '../RangeChoice.tsx';
import { countRanges, periodOfCode } from '../reportUrl.ts';
import styles from './HomeTab.module.css';
import type { IncidentCountFragment } from './IncidentCount.generated.ts';

interface IncidentCountProps extends ReportUrlState {
  readonly data: IncidentCountFragment;
}

/** Widgets 1 to 4: how many incidents there were, and how many of each severity. */
export function IncidentCount({ data, url, toDesk }: IncidentCountProps) {
  const t = useTexts('incident-report');
  const shell = useTexts('shell');
  const format = useFormat();
  const { total, previousTotal, open, bySeverity } = data.counted;
  const period = periodOfCode[url.count];
  const more = total - previousTotal;
  return (
    <div className={styles.counters}>
      <Widget title={t('count.title')} actions={<RangeChoice name="count" codes={countRanges} />}>
        <div className={styles.beside}>
          <Metric
            value={format.number(total)}
            label={t('count.raised', { count: total })}
            to={toDesk({ period })}
            change={{
              ...changeLook(more, 'down'),
              text: t(`count.change.${url.count}`, { change: format.change(more, 'number') }),
            }}
          />
          <Metric
            size="small"
            value={format.number(open)}
            label={t('count.open')}
            to={toDesk({ period, state: ['NEW', 'ACKNOWLEDGED'] })}
          />
        </div>
      </Widget>
      {bySeverity.map(({ severity, count }) => {
        const { tone, shape } = severityLook[severity];
        return (
          <div
            key={severity}
            className={styles.severity}
            style={{ '--tone': toneColour(tone) } as CSSProperties}
          >
            <Widget title={shell(`severity.${severity}`)}>
              <div className={styles.beside}>
                <Metric
                  value={format.number(count)}
                  label={t('count.alerts', { count })}
                  to={toDesk({ period, severity: [severity] })}
                />
                <StateShape shape={shape} tone={tone} size={24} />
              </div>
            </Widget>
          </div>
        );
      })}
    </div>
  );
}
