import type { CameraState } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Select } from '~/shell/ui/Select.tsx';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import { cameraStateLook } from '../states.ts';
import { areaOf, countStates, placesOf } from './area.ts';
import styles from './CameraMap.module.css';
import type { Area, MapMarker } from './mapTypes.ts';

interface MapFiltersProps {
  readonly markers: readonly MapMarker[];
  /** None is all. */
  readonly states: readonly CameraState[];
  readonly onStates: (states: readonly CameraState[]) => void;
  readonly area: Area | null;
  readonly onArea: (area: Area | null) => void;
}

/** Which cameras are shown: by place, as opening a cluster does, and by state. */
export function MapFilters({ markers, states, onStates, area, onArea }: MapFiltersProps) {
  const t = useTexts('map');
  const shell = useTexts('shell');
  const f = useFormat();
  const toggle = (state: CameraState) =>
    onStates(states.includes(state) ? states.filter((each) => each !== state) : [...states, state]);
  const choose = (id: string) => onArea(id === '' ? null : areaOf(markers, id));
  return (
    <div className={styles.filters}>
      <Select
        className={styles.area}
        aria-label={t('area')}
        value={area ? (area.placeId ?? 'chosen') : ''}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: '', label: t('everywhere') },
          ...(area?.placeId === null ? [{ value: 'chosen', label: t('chosenArea') }] : []),
          ...placesOf(markers).map(({ id, name, count }) => ({
            value: id,
            label: t('place', { name, count, number: f.number(count) }),
          })),
        ]}
      />
      <fieldset className={styles.states} aria-label={t('states')}>
        {countStates(markers).map(([state, count]) =>
          count === 0 && !states.includes(state) ? null : (
            <button
              key={state}
              type="button"
              className={styles.state}
              aria-pressed={states.includes(state)}
              onClick={() => toggle(state)}
            >
              <StateShape {...cameraStateLook[state]} />
              {shell(cameraStateLook[state].word)}
              <span className={styles.count}>{f.number(count)}</span>
            </button>
          ),
        )}
      </fieldset>
    </div>
  );
}
