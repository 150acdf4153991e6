import { lazy, type ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { WhenSeen } from '~/shell/ui/WhenSeen.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import styles from './HomeTab.module.css';
import type { ReportFleetProps } from './ReportFleet.tsx';

const ReportFleet = lazy(async () => ({ default: (await import('./ReportFleet.tsx')).ReportFleet }));

/** Pixels that the drawing takes at most; its place (`.map`) knows them too. */
const HEIGHT = 376;

/** Widget 13, first half: where the cameras are and how they are; a chosen one leads to its incidents. */
export function ReportMap(props: Omit<ReportFleetProps, 'height'>): ReactNode {
  const t = useTexts('incident-report');
  return (
    <Widget title={t('map.title')} subtitle={t('map.hint')} flush>
      <WhenSeen className={styles.map}>
        <ReportFleet height={HEIGHT} {...props} />
      </WhenSeen>
    </Widget>
  );
}
