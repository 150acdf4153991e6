import { Cross } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { incidentStates, isFiltered, kinds, onlyFilters, severities } from '../reportUrl.ts';
import type { SiteIds } from '../reportVariables.ts';
import { CameraFilter } from './CameraFilter.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { useIncidentDeskOptionsQuery } from './IncidentDesk.generated.ts';
import styles from './IncidentDesk.module.css';
import { PeriodFilter } from './PeriodFilter.tsx';

interface DeskFiltersProps extends Pick<ReportUrlState, 'url' | 'change'> {
  readonly siteIds: SiteIds;
}

/** What the incident table is narrowed by. */
export function DeskFilters({ url, change, siteIds }: DeskFiltersProps) {
  const t = useTexts('incident-report');
  const shell = useTexts('shell');
  const { data } = useIncidentDeskOptionsQuery();
  const named = (rows: readonly { readonly id: string; readonly name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const sites = data?.sites.filter(({ id }) => !siteIds || siteIds.includes(id));
  return (
    <fieldset className={styles.filters}>
      <legend className="sr-only">{t('filter.label')}</legend>
      <FilterMenu
        label={t('column.state')}
        options={incidentStates.map((value) => ({ value, label: shell(`incidentState.${value}`) }))}
        chosen={url.state}
        onChange={(state) => change({ state })}
      />
      <FilterMenu
        label={t('column.severity')}
        options={severities.map((value) => ({ value, label: shell(`severity.${value}`) }))}
        chosen={url.severity}
        onChange={(severity) => change({ severity })}
      />
      <FilterMenu
        label={t('column.kind')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        chosen={url.kind}
        onChange={(kind) => change({ kind })}
      />
      <FilterMenu
        label={t('filter.site')}
        options={named(sites)}
        chosen={url.site}
        onChange={(site) => change({ site })}
      />
      <CameraFilter chosen={url.camera} onChange={(camera) => change({ camera })} />
      <FilterMenu
        label={t('column.assignee')}
        options={named(data?.teamMembers)}
        chosen={url.assignee}
        onChange={(assignee) => change({ assignee })}
      />
      <PeriodFilter url={url} change={change} />
      {url.storm === null ? (
        <label className={styles.storms}>
          <input
            type="checkbox"
            checked={url.storms === 'folded'}
            onChange={({ target }) => change({ storms: target.checked ? null : 'open' })}
          />
          {t('filter.storms')}
        </label>
      ) : (
        <Button icon={<Cross aria-hidden="true" />} onClick={() => change({ storm: null })}>
          {t('filter.storm')}
        </Button>
      )}
      {isFiltered(url) ? (
        <Button
          kind="quiet"
          icon={<Cross aria-hidden="true" />}
          onClick={() => change(onlyFilters({ incident: url.incident }))}
        >
          {t('filter.clear')}
        </Button>
      ) : null}
    </fieldset>
  );
}
