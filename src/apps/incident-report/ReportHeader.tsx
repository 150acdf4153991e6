import { Time } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import type { ReportUrlState } from './hooks/useReportUrl.ts';
import styles from './IncidentReportScreen.module.css';
import { tabs } from './reportUrl.ts';

interface ReportActionsProps extends ReportUrlState {
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}

/** The side column of small screens, and the project menu. */
export function ReportActions({ projects, url, change }: ReportActionsProps) {
  const t = useTexts('incident-report');
  return (
    <>
      <span className={styles.small}>
        <Button icon={<Time aria-hidden="true" />} onClick={() => change({ side: 'open' }, { step: true })}>
          {t('aside.title')}
        </Button>
      </span>
      <select
        className={styles.project}
        aria-label={t('project.label')}
        value={url.project ?? ''}
        onChange={({ target }) => change({ project: target.value, site: null })}
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
export function ReportTabs({ url }: Pick<ReportUrlState, 'url'>) {
  const t = useTexts('incident-report');
  const { addressWith } = useUrlState();
  return (
    <nav className={styles.tabs} aria-label={t('tab.label')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          className={styles.tab}
          to={addressWith({ tab: tab === 'home' ? null : tab })}
          preventScrollReset
          aria-current={url.tab === tab ? 'page' : undefined}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
