import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { CheckMenu } from '~/shell/ui/CheckMenu.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { useIncidentDeskCamerasQuery } from '../list/IncidentDesk.generated.ts';

interface CameraFilterProps {
  readonly chosen: readonly string[];
  readonly onToggle: (id: string, on: boolean) => void;
}

/** Cameras to filter by, searched by name behind the API: there may be thousands. */
export function CameraFilter({ chosen, onToggle }: CameraFilterProps) {
  const t = useTexts('desk');
  const [needed, setNeeded] = useState(chosen.length > 0);
  const [search, setSearch] = useState('');
  const { data, previousData } = useIncidentDeskCamerasQuery({ variables: { search }, skip: !needed });
  const nodes = (data ?? previousData)?.cameras.nodes ?? [];
  return (
    <CheckMenu
      label={t('column.camera')}
      options={nodes.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={chosen}
      onToggle={onToggle}
      onOpen={() => setNeeded(true)}
      head={<SearchInput label={t('filter.searchCameras')} value={search} onSearch={setSearch} />}
    />
  );
}
