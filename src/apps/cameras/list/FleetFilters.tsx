import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { bp } from '~/shell/ui/blueprint.ts';
import { useTypedParam } from '~/shell/ui/useTypedParam.ts';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import styles from './Cameras.module.css';
import { FacetMenu } from './FacetMenu.tsx';
import { type FleetFilter, facetParams, facets } from './fleet.rules.ts';

interface FleetFiltersProps {
  readonly fleet: readonly FleetCamera[];
  readonly filter: FleetFilter;
  readonly shown: number;
}

const nothing = Object.fromEntries(['search', ...Object.values(facetParams)].map((name) => [name, null]));

/** The search and a menu a facet; what is chosen stands in the address. */
export function FleetFilters({ fleet, filter, shown }: FleetFiltersProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const { change } = useUrlState();
  const search = useTypedParam('search');
  const active = filter.search !== '' || facets.some((facet) => filter[facet].length > 0);
  return (
    <search className={styles.filters}>
      <input
        {...search}
        type="search"
        className={`${bp.input} ${styles.search}`}
        placeholder={t('search')}
        aria-label={t('search')}
        dir="auto"
      />
      {facets.map((facet) => (
        <FacetMenu key={facet} facet={facet} fleet={fleet} filter={filter} />
      ))}
      {active ? (
        <Button kind="quiet" onClick={() => change(nothing)}>
          {t('clearFilters')}
        </Button>
      ) : null}
      <p className={styles.count} role="status">
        {t('count', { shown: f.number(shown), total: f.number(fleet.length) })}
      </p>
    </search>
  );
}
