import { Time } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import styles from './IncidentReportScreen.module.css';
import { ProjectChoice } from './ProjectChoice.tsx';
import { ProjectsButton } from './ProjectsButton.tsx';
import { reportUrl, tabs } from './reportUrl.ts';

/** The side column of small screens, and the project menu. */
export function ReportActions() {
  const t = useTexts('incident-report');
  const { change } = useUrlControl(reportUrl);
  return (
    <>
      <span className={styles.small}>
        <Button icon={<Time aria-hidden="true" />} onClick={() => change({ side: true }, { step: true })}>
          {t('aside.title')}
        </Button>
      </span>
      <ProjectChoice />
      <ProjectsButton />
    </>
  );
}

/** The parts of the report. */
export function ReportTabs() {
  const t = useTexts('incident-report');
  const { url, linkTo } = useUrlControl(reportUrl);
  return (
    <nav className={styles.tabs} aria-label={t('tab.label')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          className={styles.tab}
          to={linkTo({ tab })}
          preventScrollReset
          aria-current={url.tab === tab ? 'page' : undefined}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
