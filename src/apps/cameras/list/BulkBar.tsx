import { useState } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { CancelProgress } from '~/shell/ui/CancelProgress.tsx';
import { SelectionBar } from '~/shell/ui/SelectionBar.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { MaintenanceDrawer } from '../maintenance/MaintenanceDrawer.tsx';
import { BulkDialog, type BulkKind } from './BulkDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useCameraChanges } from './useCameraChanges.ts';

interface BulkBarProps {
  readonly fleet: readonly FleetCamera[];
  readonly selection: Selection<FleetCamera>;
  readonly refresh: () => Promise<unknown>;
}

const kinds: readonly BulkKind[] = ['tag', 'move', 'priority'];

/** What can be done with the cameras that are selected: none of it is offered before one is. */
export function BulkBar({ fleet, selection, refresh }: BulkBarProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const { progress, cancel, run } = useCameraChanges(refresh);
  const busy = progress !== null;
  const [open, setOpen] = useState<BulkKind | 'maintenance' | 'remove' | null>(null);
  const cameras = selection.rows;
  const idle = busy || cameras.length === 0;
  return (
    <SelectionBar label={t('bulk.title')} active={cameras.length > 0}>
      <p role="status">{t('bulk.selected', { count: cameras.length, number: f.number(cameras.length) })}</p>
      <Button busy={busy} disabled={idle} onClick={() => void run(cameras, { state: 'PAUSED' })}>
        {t('bulk.pause')}
      </Button>
      <Button disabled={idle} onClick={() => void run(cameras, { state: 'ACTIVE' })}>
        {t('bulk.activate')}
      </Button>
      {kinds.map((kind) => (
        <Button key={kind} disabled={idle} onClick={() => setOpen(kind)}>
          {t(`bulk.${kind}`)}
        </Button>
      ))}
      <Button disabled={idle} onClick={() => setOpen('maintenance')}>
        {t('bulk.maintenance')}
      </Button>
      <Button kind="danger" disabled={idle} onClick={() => setOpen('remove')}>
        {t('bulk.remove')}
      </Button>
      {progress && progress.total > 100 ? <CancelProgress progress={progress} onCancel={cancel} /> : null}
      <Button kind="quiet" disabled={cameras.length === 0} onClick={selection.clear}>
        {t('bulk.clear')}
      </Button>
      {open !== null && open !== 'maintenance' && open !== 'remove' ? (
        <BulkDialog
          kind={open}
          fleet={fleet}
          onRun={(input) => run(cameras, { input })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'maintenance' ? (
        <MaintenanceDrawer cameras={cameras} onClose={() => setOpen(null)} onPlanned={() => void refresh()} />
      ) : null}
      {open === 'remove' ? (
        <RemoveDialog
          cameras={cameras}
          onClose={() => setOpen(null)}
          onConfirm={() => void run(cameras, { removal: 'REMOVE' })}
        />
      ) : null}
    </SelectionBar>
  );
}
