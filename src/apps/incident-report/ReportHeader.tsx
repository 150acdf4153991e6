import { Time } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import { partOfDay } from './greeting.ts';
import type { ReportUrlState } from './hooks/useReportUrl.ts';
import styles from './IncidentReportScreen.module.css';
import { ProjectChoice } from './ProjectChoice.tsx';
import { tabs } from './reportUrl.ts';

/** Greeting, project menu and tabs. */
export function ReportHeader({ url, change }: Pick<ReportUrlState, 'url' | 'change'>) {
  const t = useTexts('incident-report');
  const title = useTexts('shell')('navigation.incidentReport');
  const name = useSession()?.user?.displayName ?? '';
  const { addressWith } = useUrlState();
  const greeting = partOfDay(new Date().getHours());
  return (
    <>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1>{name ? t(`greeting.${greeting}`, { name }) : title}</h1>
          <p className={styles.muted}>{title}</p>
        </div>
        <span className={styles.small}>
          <Button icon={<Time aria-hidden="true" />} onClick={() => change({ side: 'open' }, { step: true })}>
            {t('aside.title')}
          </Button>
        </span>
        <ProjectChoice url={url} change={change} />
      </header>
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
    </>
  );
}
