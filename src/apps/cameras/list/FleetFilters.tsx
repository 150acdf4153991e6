import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ClearFilters } from '~/shell/ui/ClearFilters.tsx';
import { Fold } from '~/shell/ui/Fold.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import styles from './Cameras.module.css';
import { FacetMenu } from './FacetMenu.tsx';
import { facets, fleetFilter } from './fleet.rules.ts';

interface FleetFiltersProps {
  readonly fleet: readonly FleetCamera[];
}

/** The search and a menu a facet; what is chosen stands in the address. */
export function FleetFilters({ fleet }: FleetFiltersProps) {
  const t = useTexts('cameras');
  const { url, change } = useUrlControl(fleetFilter);
  const active = fleetFilter.changed('', url) !== '';
  return (
    <search className={styles.filters}>
      <SearchInput
        className={styles.search}
        label={t('search')}
        placeholder={t('searchShort')}
        value={url.search}
        onSearch={(search) => change({ search })}
      />
      <Fold active={active}>
        {facets.map((facet) => (
          <FacetMenu key={facet} facet={facet} fleet={fleet} />
        ))}
        <ClearFilters active={active} onClear={() => change(fleetFilter.defaults)}>
          {t('clearFilters')}
        </ClearFilters>
      </Fold>
    </search>
  );
}
