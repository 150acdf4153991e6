import { Time } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { partOfDay } from './greeting.ts';
import styles from './IncidentReportScreen.module.css';
import { reportUrl, tabs } from './reportUrl.ts';

interface ReportHeaderProps {
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}

/** Greeting, project menu and tabs. */
export function ReportHeader({ projects }: ReportHeaderProps) {
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
        <select
          className={styles.project}
          aria-label={t('project.label')}
          value={url.project ?? ''}
          onChange={({ target }) => change({ project: target.value || null, site: [] })}
        >
          <option value="">{t('project.all')}</option>
          {projects.map((project) => (
            <option key={project.id} value={project.id}>
              {project.name}
            </option>
          ))}
        </select>
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
