import { Cross } from '@blueprintjs/icons';
import type { Ref } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { CheckMenu } from '~/shell/ui/CheckMenu.tsx';
import { ClearFilters } from '~/shell/ui/ClearFilters.tsx';
import { Fold } from '~/shell/ui/Fold.tsx';
import type { DeskState } from '../desk.ts';
import { incidentStates, isFiltered, kinds, onlyFilters, type SiteIds, severities } from '../deskUrl.ts';
import { useIncidentDeskOptionsQuery } from '../list/IncidentDesk.generated.ts';
import styles from '../list/IncidentDesk.module.css';
import { CameraFilter } from './CameraFilter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { SearchFilter } from './SearchFilter.tsx';

interface DeskFiltersProps extends Pick<DeskState, 'url' | 'change'> {
  readonly siteIds: SiteIds;
  /** The field of the search, for the key that leads there. */
  readonly search: Ref<HTMLInputElement>;
}

/** What the incident table is narrowed by. */
export function DeskFilters({ url, change, siteIds, search }: DeskFiltersProps) {
  const t = useTexts('desk');
  const shell = useTexts('shell');
  const { data } = useIncidentDeskOptionsQuery();
  const named = (rows: readonly { readonly id: string; readonly name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const sites = data?.sites.filter(({ id }) => !siteIds || siteIds.includes(id));
  return (
    <fieldset className={styles.filters}>
      <legend className="sr-only">{t('filter.label')}</legend>
      <SearchFilter ref={search} value={url.search} onChange={(text) => change({ search: text })} />
      <Fold active={isFiltered(url)}>
        <CheckMenu
          label={t('column.state')}
          options={incidentStates.map((value) => ({ value, label: shell(`incidentState.${value}`) }))}
          chosen={url.state}
          onChange={(state) => change({ state })}
        />
        <CheckMenu
          label={t('column.severity')}
          options={severities.map((value) => ({ value, label: shell(`severity.${value}`) }))}
          chosen={url.severity}
          onChange={(severity) => change({ severity })}
        />
        <CheckMenu
          label={t('column.kind')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          chosen={url.kind}
          onChange={(kind) => change({ kind })}
        />
        <CheckMenu
          label={t('filter.site')}
          options={named(sites)}
          chosen={url.site}
          onChange={(site) => change({ site })}
        />
        <CameraFilter chosen={url.camera} onChange={(camera) => change({ camera })} />
        <CheckMenu
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
        <ClearFilters
          active={isFiltered(url)}
          onClear={() => change(onlyFilters({ incident: url.incident }))}
        >
          {t('filter.clear')}
        </ClearFilters>
      </Fold>
    </fieldset>
  );
}
