import { Time } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import styles from './IncidentReportScreen.module.css';
import { reportUrl, tabs } from './reportUrl.ts';

interface ReportActionsProps {
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}

/** The side column of small screens, and the project menu. */
export function ReportActions({ projects }: ReportActionsProps) {
  const t = useTexts('incident-report');
  const { url, change } = useUrlControl(reportUrl);
  return (
    <>
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
