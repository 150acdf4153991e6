import { cameraStateLook, cameraStates } from '~/features/cameras/states.ts';
import { oneOf } from '~/lib/defineUrl.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { Select } from '~/shell/ui/Select.tsx';
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
      <Select
        className={styles.state}
        aria-label={t('cameras.state')}
        value={url.state ?? ''}
        onChange={({ target }) => change({ state: oneOf(stateChoices, target.value) ?? null })}
        options={[
          { value: '', label: t('cameras.allStates') },
          ...Object.keys(stateGroups).map((group) => ({
            value: group,
            label: textByKey(t, `stateGroup.${group}`),
          })),
          ...cameraStates.map((state) => ({ value: state, label: words(cameraStateLook[state].word) })),
        ]}
      />
    </search>
  );
}
