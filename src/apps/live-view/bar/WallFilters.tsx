import { useMemo } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { cameraStateLook, cameraStates } from '~/features/cameras/states.ts';
import { withToggled } from '~/lib/defineUrl.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { CheckMenu } from '~/shell/ui/CheckMenu.tsx';
import type { CheckOption } from '~/shell/ui/CheckOptions.tsx';
import { ClearFilters } from '~/shell/ui/ClearFilters.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { asksForNothing, type Filter, noFilter } from '../view.rules.ts';
import styles from './WallBar.module.css';

/** Each value once, by its label. */
const choicesOf = (entries: readonly (readonly [value: string, label: string])[]): CheckOption[] =>
  [...new Map(entries)]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));

interface WallFiltersProps {
  readonly fleet: ReadonlyMap<string, FleetCamera>;
  readonly filter: Filter;
  /** How many cameras it leaves. */
  readonly found: number;
  /** Told what becomes of the filter that the address is coming to. */
  readonly onChange: (next: (now: Filter) => Filter) => void;
}

/** What chooses cameras: search, site, group, tag and state. */
export function WallFilters({ fleet, filter, found, onChange }: WallFiltersProps) {
  const t = useTexts('live-view');
  const shell = useTexts('shell');
  const { sites, groups, tags } = useMemo(() => {
    const cameras = [...fleet.values()];
    return {
      sites: choicesOf(cameras.map(({ siteId, siteName }) => [siteId, siteName])),
      groups: choicesOf(cameras.map(({ group }) => [group, group])),
      tags: choicesOf(cameras.flatMap((camera) => camera.tags.map((tag) => [tag, tag] as const))),
    };
  }, [fleet]);
  return (
    <search className={styles.filters} aria-label={t('filter.label')}>
      <SearchInput
        className={styles.search}
        label={t('filter.search')}
        value={filter.search}
        onSearch={(search) => onChange((now) => ({ ...now, search }))}
      />
      <CheckMenu
        label={t('filter.site')}
        options={sites}
        chosen={filter.siteIds}
        onToggle={(id, on) => onChange((now) => ({ ...now, siteIds: withToggled(now.siteIds, id, on) }))}
      />
      <CheckMenu
        label={t('filter.group')}
        options={groups}
        chosen={filter.groups}
        onToggle={(group, on) => onChange((now) => ({ ...now, groups: withToggled(now.groups, group, on) }))}
      />
      <CheckMenu
        label={t('filter.tag')}
        options={tags}
        chosen={filter.tags}
        onToggle={(tag, on) => onChange((now) => ({ ...now, tags: withToggled(now.tags, tag, on) }))}
      />
      <CheckMenu
        label={t('filter.state')}
        options={cameraStates.map((state) => ({ value: state, label: shell(cameraStateLook[state].word) }))}
        chosen={filter.states}
        onToggle={(state, on) => onChange((now) => ({ ...now, states: withToggled(now.states, state, on) }))}
      />
      <output className={styles.found}>{t('filter.found', { count: found, total: fleet.size })}</output>
      <ClearFilters active={!asksForNothing(filter)} onClear={() => onChange(() => noFilter)}>
        {t('filter.clear')}
      </ClearFilters>
    </search>
  );
}
