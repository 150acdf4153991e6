import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { IncidentReportProjectsDocument } from './IncidentReportScreen.generated.ts';
import styles from './IncidentReportScreen.module.css';
import { reportUrl } from './reportUrl.ts';

interface ChoiceProps {
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}

function Choice({ projects }: ChoiceProps) {
  const t = useTexts('incident-report');
  const { url, change } = useUrlControl(reportUrl);
  return (
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
  );
}

function KnownProjects() {
  const { projects } = usePreloaded(IncidentReportProjectsDocument).data;
  return <Choice projects={projects} />;
}

/** The project that the report is about, or all of them. */
export function ProjectChoice() {
  const none = <Choice projects={[]} />;
  return (
    <DataBoundary skeleton={none} failed={() => none}>
      <KnownProjects />
    </DataBoundary>
  );
}
