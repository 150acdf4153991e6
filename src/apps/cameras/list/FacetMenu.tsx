import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { CheckMenu } from '~/shell/ui/CheckMenu.tsx';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import { type Facet, type FleetFilter, facetParams, facetValues } from './fleet.rules.ts';

interface FacetMenuProps {
  readonly facet: Facet;
  readonly fleet: readonly FleetCamera[];
  readonly filter: FleetFilter;
}

/** The values of a facet, each with how many cameras it would leave. They are counted when the menu is opened. */
export function FacetMenu({ facet, fleet, filter }: FacetMenuProps) {
  const t = useTexts('cameras');
  const shell = useTexts('shell');
  const f = useFormat();
  const { change } = useUrlState();
  const labelOf = (value: string, label: string) =>
    facet === 'states' ? shell(`state.${value}`) : label === '' ? t('none') : label;
  return (
    <CheckMenu
      label={t(`facet.${facet}`)}
      chosen={filter[facet]}
      onChange={(chosen) => change({ [facetParams[facet]]: chosen.join(',') })}
      options={() =>
        facetValues(fleet, facet, filter)
          .map((each) => ({ ...each, label: labelOf(each.value, each.label) }))
          .sort((a, b) => a.label.localeCompare(b.label, f.language, { numeric: true }))
      }
    />
  );
}
