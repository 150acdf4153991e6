import { useMemo, useState } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { cameraStateLook } from '~/features/cameras/states.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import styles from '~/shell/ui/Popup.module.css';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import { matches, noFilter } from '../view.rules.ts';
import own from './CameraPicker.module.css';

/** Most cameras that are listed: a search finds the others. */
const LISTED = 60;

interface CameraPickerProps {
  readonly open: boolean;
  readonly fleet: ReadonlyMap<string, FleetCamera>;
  /** Cameras that stand on the wall: choosing one moves it. */
  readonly onWall: ReadonlySet<string>;
  readonly onPick: (cameraId: string) => void;
  readonly onClose: () => void;
}

function Cameras({ fleet, onWall, onPick }: Omit<CameraPickerProps, 'open' | 'onClose'>) {
  const t = useTexts('live-view');
  const shell = useTexts('shell');
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const filter = { ...noFilter, search };
    // Those that are not there yet are what is usually looked for.
    return [...fleet.values()]
      .filter((camera) => matches(camera, filter))
      .sort((a, b) => Number(onWall.has(a.id)) - Number(onWall.has(b.id)))
      .slice(0, LISTED);
  }, [fleet, onWall, search]);
  return (
    <>
      <SearchInput label={t('filter.search')} value={search} onSearch={setSearch} />
      {found.length === 0 ? <p className={styles.none}>{t('picker.none')}</p> : null}
      <ul className={own.list}>
        {found.map(({ id, name, siteName, state }) => (
          <li key={id}>
            <button type="button" className={styles.option} onClick={() => onPick(id)}>
              <StateShape {...cameraStateLook[state]} />
              <span className={styles.grow}>
                <bdi>{name}</bdi>{' '}
                <span className={styles.muted}>
                  {t('picker.about', { site: siteName, state: shell(cameraStateLook[state].word) })}
                </span>
              </span>
              {onWall.has(id) ? <span className={styles.muted}>{t('picker.onWall')}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Chooses a camera for a place. */
export function CameraPicker({ open, onClose, ...rest }: CameraPickerProps) {
  const t = useTexts('live-view');
  return (
    <Dialog open={open} title={t('picker.title')} onClose={onClose}>
      <Cameras {...rest} />
    </Dialog>
  );
}
