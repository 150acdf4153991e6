import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import type { ReportUrlState } from './hooks/useReportUrl.ts';
import { IncidentReportProjectsDocument } from './IncidentReportScreen.generated.ts';
import styles from './IncidentReportScreen.module.css';

type ProjectChoiceProps = Pick<ReportUrlState, 'url' | 'change'>;

interface ChoiceProps extends ProjectChoiceProps {
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}

function Choice({ projects, url, change }: ChoiceProps) {
  const t = useTexts('incident-report');
  return (
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
  );
}

function KnownProjects(props: ProjectChoiceProps) {
  const { projects } = usePreloaded(IncidentReportProjectsDocument).data;
  return <Choice projects={projects} {...props} />;
}

/** The project that the report is about, or all of them. */
export function ProjectChoice(props: ProjectChoiceProps) {
  const none = <Choice projects={[]} {...props} />;
  return (
    <DataBoundary skeleton={none} failed={() => none}>
      <KnownProjects {...props} />
    </DataBoundary>
  );
}
