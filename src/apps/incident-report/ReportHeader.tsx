import { Time } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { partOfDay } from './greeting.ts';
import styles from './IncidentReportScreen.module.css';
import { ProjectChoice } from './ProjectChoice.tsx';
import { reportUrl, tabs } from './reportUrl.ts';

/** Greeting, project menu and tabs. */
export function ReportHeader() {
  const t = useTexts('incident-report');
  const title = useTexts('shell')('navigation.incidentReport');
  const name = useSession()?.user?.displayName ?? '';
  const { url, change, linkTo } = useUrlControl(reportUrl);
  const greeting = partOfDay(new Date().getHours());
  return (
    <>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1>{name ? t(`greeting.${greeting}`, { name }) : title}</h1>
          <p className={styles.muted}>{title}</p>
        </div>
        <span className={styles.small}>
          <Button icon={<Time aria-hidden="true" />} onClick={() => change({ side: true }, { step: true })}>
            {t('aside.title')}
          </Button>
        </span>
        <ProjectChoice />
      </header>
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
    </>
  );
}
