import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { withToggled } from '~/lib/defineUrl.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { CheckMenu } from '~/shell/ui/CheckMenu.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { type Facet, facetValues, fleetFilter } from './fleet.rules.ts';

interface FacetMenuProps {
  readonly facet: Facet;
  readonly fleet: readonly FleetCamera[];
}

/** The values of a facet, each with how many cameras it would leave. They are counted when the menu is opened. */
export function FacetMenu({ facet, fleet }: FacetMenuProps) {
  const t = useTexts('cameras');
  const shell = useTexts('shell');
  const f = useFormat();
  const { url: filter, change } = useUrlControl(fleetFilter);
  const labelOf = (value: string, label: string) =>
    facet === 'state' ? textByKey(shell, `state.${value}`) : label === '' ? t('none') : label;
  return (
    <CheckMenu
      label={t(`facet.${facet}`)}
      chosen={filter[facet]}
      onToggle={(value, on) => change((now) => ({ [facet]: withToggled(now[facet], value, on) }))}
      options={() =>
        facetValues(fleet, facet, filter)
          .map((each) => ({ ...each, label: labelOf(each.value, each.label) }))
          .sort((a, b) => a.label.localeCompare(b.label, f.language, { numeric: true }))
      }
    />
  );
}
