import { useDeferredValue, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { CheckMenu } from '~/shell/ui/CheckMenu.tsx';
import styles from '~/shell/ui/Popup.module.css';
import { useIncidentDeskCamerasQuery } from '../list/IncidentDesk.generated.ts';

interface CameraFilterProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

/** Cameras to filter by, searched by name behind the API: there may be thousands. */
export function CameraFilter({ chosen, onChange }: CameraFilterProps) {
  const t = useTexts('desk');
  const [needed, setNeeded] = useState(chosen.length > 0);
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const { data, previousData } = useIncidentDeskCamerasQuery({ variables: { search }, skip: !needed });
  const nodes = (data ?? previousData)?.cameras.nodes ?? [];
  return (
    <CheckMenu
      label={t('column.camera')}
      options={nodes.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={chosen}
      onChange={onChange}
      onOpen={() => setNeeded(true)}
      head={
        <input
          type="search"
          className={styles.search}
          aria-label={t('filter.searchCameras')}
          placeholder={t('filter.searchCameras')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      }
    />
  );
}
