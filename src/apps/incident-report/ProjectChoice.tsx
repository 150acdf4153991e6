import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Select } from '~/shell/ui/Select.tsx';
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
    <Select
      className={styles.project}
      aria-label={t('project.label')}
      value={url.project ?? ''}
      onChange={({ target }) => change({ project: target.value || null, site: [] })}
      options={[
        { value: '', label: t('project.all') },
        ...projects.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
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
