import { cameraStateLook } from '~/features/cameras/states.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { useTypedParam } from '~/shell/ui/useTypedParam.ts';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import styles from './CameraTableFilter.module.css';
import { cameraStates, stateGroups } from './cameraTable.rules.ts';

/** Search by name and choice of state, for the table of cameras. */
export function CameraTableFilter() {
  const t = useTexts('dashboards');
  const words = useTexts('shell');
  const { params, change } = useUrlState();
  const search = useTypedParam('search');

  return (
    <search className={styles.filter}>
      <input
        {...search}
        type="search"
        className={`bp6-input ${styles.input}`}
        aria-label={t('cameras.search')}
        placeholder={t('cameras.search')}
      />
      <select
        className={`bp6-input ${styles.input}`}
        aria-label={t('cameras.state')}
        value={params.get('state') ?? ''}
        onChange={({ target }) => change({ state: target.value })}
      >
        <option value="">{t('cameras.allStates')}</option>
        {Object.keys(stateGroups).map((group) => (
          <option key={group} value={group}>
            {textByKey(t, `stateGroup.${group}`)}
          </option>
        ))}
        {cameraStates.map((state) => (
          <option key={state} value={state}>
            {words(cameraStateLook[state].word)}
          </option>
        ))}
      </select>
    </search>
  );
}
