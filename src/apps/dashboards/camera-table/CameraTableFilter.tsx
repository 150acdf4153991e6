import { cameraStateLook, cameraStates } from '~/features/cameras/states.ts';
import { oneOf } from '~/lib/defineUrl.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import styles from './CameraTableFilter.module.css';
import { cameraTableUrl, stateChoices, stateGroups } from './cameraTable.rules.ts';

/** Search by name and choice of state, for the table of cameras. */
export function CameraTableFilter() {
  const t = useTexts('dashboards');
  const words = useTexts('shell');
  const { url, change } = useUrlControl(cameraTableUrl);

  return (
    <search className={styles.filter}>
      <SearchInput
        className={styles.search}
        label={t('cameras.search')}
        value={url.search}
        onSearch={(search) => change({ search })}
      />
      <select
        className={`bp6-input ${styles.input}`}
        aria-label={t('cameras.state')}
        value={url.state ?? ''}
        onChange={({ target }) => change({ state: oneOf(stateChoices, target.value) ?? null })}
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
