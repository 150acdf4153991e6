import { useEffect, useRef, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { cameraStateLook } from '~/shell/ui/states.ts';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import styles from './CameraTableFilter.module.css';
import { cameraStates, stateGroups } from './cameraTable.rules.ts';

/** Search by name and choice of state, for the table of cameras. */
export function CameraTableFilter() {
  const t = useTexts('dashboards');
  const words = useTexts('shell');
  const { params, change } = useUrlState();
  const search = params.get('search') ?? '';
  const [draft, setDraft] = useState(search);
  const input = useRef<HTMLInputElement>(null);

  // What is being typed is ahead of the address; at any other time the address is right.
  useEffect(() => {
    if (document.activeElement !== input.current) setDraft(search);
  }, [search]);

  return (
    <search className={styles.filter}>
      <input
        ref={input}
        type="search"
        className={`bp6-input ${styles.input}`}
        aria-label={t('cameras.search')}
        placeholder={t('cameras.search')}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
          change({ search: target.value });
        }}
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
            {t(`stateGroup.${group}`)}
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
