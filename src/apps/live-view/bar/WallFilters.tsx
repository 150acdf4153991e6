import { useMemo } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { cameraStateLook } from '~/features/cameras/states.ts';
import type { CameraState } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { CheckMenu } from '~/shell/ui/CheckMenu.tsx';
import type { CheckOption } from '~/shell/ui/CheckOptions.tsx';
import { asksForNothing, type Filter, noFilter } from '../view.rules.ts';
import { SearchField } from './SearchField.tsx';
import styles from './WallBar.module.css';

const states = Object.keys(cameraStateLook) as CameraState[];

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
  readonly onChange: (filter: Filter) => void;
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
  const set = (change: Partial<Filter>) => onChange({ ...filter, ...change });
  return (
    <search className={styles.filters} aria-label={t('filter.label')}>
      <SearchField value={filter.search} onChange={(search) => set({ search })} />
      <CheckMenu
        label={t('filter.site')}
        options={sites}
        chosen={filter.siteIds}
        onChange={(siteIds) => set({ siteIds })}
      />
      <CheckMenu
        label={t('filter.group')}
        options={groups}
        chosen={filter.groups}
        onChange={(chosen) => set({ groups: chosen })}
      />
      <CheckMenu
        label={t('filter.tag')}
        options={tags}
        chosen={filter.tags}
        onChange={(chosen) => set({ tags: chosen })}
      />
      <CheckMenu
        label={t('filter.state')}
        options={states.map((state) => ({ value: state, label: shell(cameraStateLook[state].word) }))}
        chosen={filter.states}
        onChange={(chosen) => set({ states: chosen as readonly CameraState[] })}
      />
      <output className={styles.found}>{t('filter.found', { count: found, total: fleet.size })}</output>
      {asksForNothing(filter) ? null : (
        <Button kind="quiet" onClick={() => onChange(noFilter)}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  );
}
