import { CaretDown } from '@blueprintjs/icons';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePopup } from '~/shell/ui/usePopup.ts';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import styles from './Cameras.module.css';
import { type Facet, type FleetCamera, type FleetFilter, facetParams, facetValues } from './fleet.rules.ts';

interface FacetMenuProps {
  readonly facet: Facet;
  readonly fleet: readonly FleetCamera[];
  readonly filter: FleetFilter;
}

/** The values of a facet as check boxes, each with how many cameras it would leave. They are counted when it is opened. */
export function FacetMenu({ facet, fleet, filter }: FacetMenuProps) {
  const t = useTexts('cameras');
  const { open, setOpen, frame, button } = usePopup();
  const chosen = filter[facet];
  return (
    <div ref={frame} className={styles.facet}>
      <button
        ref={button}
        type="button"
        className={styles.facetButton}
        data-active={chosen.length > 0}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(`facet.${facet}`)}
        {chosen.length > 0 ? <span className={styles.facetCount}>{chosen.length}</span> : null}
        <CaretDown aria-hidden="true" />
      </button>
      {open ? <FacetValues facet={facet} fleet={fleet} filter={filter} /> : null}
    </div>
  );
}

function FacetValues({ facet, fleet, filter }: FacetMenuProps) {
  const t = useTexts('cameras');
  const shell = useTexts('shell');
  const f = useFormat();
  const { change } = useUrlState();
  const chosen = filter[facet];
  const values = facetValues(fleet, facet, filter);
  const labelOf = (value: string, label: string) =>
    facet === 'states' ? shell(`state.${value}`) : label === '' ? t('none') : label;
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    change({ [facetParams[facet]]: next.join(',') });
  };
  const sorted = values
    .map((each) => ({ ...each, label: labelOf(each.value, each.label) }))
    .sort((a, b) => a.label.localeCompare(b.label, f.language, { numeric: true }));
  return (
    <fieldset className={styles.facetValues}>
      <legend className="sr-only">{t(`facet.${facet}`)}</legend>
      {sorted.map(({ value, label, count }) => (
        <label key={value} className={styles.facetValue}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <bdi>{label}</bdi>
          <span className={styles.facetCount}>{f.number(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
