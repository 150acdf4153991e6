import type { Ref } from 'react';
import { withToggled } from '~/lib/defineUrl.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { CheckMenu } from '~/shell/ui/CheckMenu.tsx';
import { Fold } from '~/shell/ui/Fold.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import {
  deskUrl,
  incidentStates,
  isFiltered,
  kinds,
  SEARCH_LIMIT,
  type SiteIds,
  severities,
} from '../deskUrl.ts';
import { useIncidentDeskOptionsQuery } from '../list/IncidentDesk.generated.ts';
import styles from '../list/IncidentDesk.module.css';
import { CameraFilter } from './CameraFilter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';

interface DeskFiltersProps {
  readonly siteIds: SiteIds;
  /** The field of the search, for the key that leads there. */
  readonly search: Ref<HTMLInputElement>;
}

/** What the incident table is narrowed by. */
export function DeskFilters({ siteIds, search }: DeskFiltersProps) {
  const { url, change } = useUrlControl(deskUrl);
  const t = useTexts('desk');
  const shell = useTexts('shell');
  const { data } = useIncidentDeskOptionsQuery();
  const named = (rows: readonly { readonly id: string; readonly name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const sites = data?.sites.filter(({ id }) => !siteIds || siteIds.includes(id));
  return (
    <fieldset className={styles.filters}>
      <legend className="sr-only">{t('filter.label')}</legend>
      <SearchInput
        ref={search}
        className={styles.search}
        label={t('filter.search')}
        placeholder={t('keys.search')}
        limit={SEARCH_LIMIT}
        value={url.search}
        onSearch={(text) => change({ search: text })}
      />
      <Fold active={isFiltered(url)}>
        <CheckMenu
          label={t('column.state')}
          options={incidentStates.map((value) => ({ value, label: shell(`incidentState.${value}`) }))}
          chosen={url.state}
          onToggle={(value, on) => change((now) => ({ state: withToggled(now.state, value, on) }))}
        />
        <CheckMenu
          label={t('column.severity')}
          options={severities.map((value) => ({ value, label: shell(`severity.${value}`) }))}
          chosen={url.severity}
          onToggle={(value, on) => change((now) => ({ severity: withToggled(now.severity, value, on) }))}
        />
        <CheckMenu
          label={t('column.kind')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          chosen={url.kind}
          onToggle={(value, on) => change((now) => ({ kind: withToggled(now.kind, value, on) }))}
        />
        <CheckMenu
          label={t('filter.site')}
          options={named(sites)}
          chosen={url.site}
          onToggle={(value, on) => change((now) => ({ site: withToggled(now.site, value, on) }))}
        />
        <CameraFilter
          chosen={url.camera}
          onToggle={(value, on) => change((now) => ({ camera: withToggled(now.camera, value, on) }))}
        />
        <CheckMenu
          label={t('column.assignee')}
          options={named(data?.teamMembers)}
          chosen={url.assignee}
          onToggle={(value, on) => change((now) => ({ assignee: withToggled(now.assignee, value, on) }))}
        />
        <PeriodFilter />
      </Fold>
    </fieldset>
  );
}
