import { useState } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { MaintenanceDrawer } from '../maintenance/MaintenanceDrawer.tsx';
import { BulkDialog, type BulkKind } from './BulkDialog.tsx';
import styles from './Cameras.module.css';
import { useBulk } from './useBulk.ts';

interface BulkBarProps {
  readonly fleet: readonly FleetCamera[];
  readonly selection: Selection<FleetCamera>;
  readonly refresh: () => Promise<unknown>;
}

const kinds: readonly BulkKind[] = ['tag', 'move', 'priority'];

/** What can be done with the cameras that are selected. */
export function BulkBar({ fleet, selection, refresh }: BulkBarProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const { busy, run } = useBulk(refresh);
  const [open, setOpen] = useState<BulkKind | 'maintenance' | null>(null);
  const cameras = selection.rows;
  if (cameras.length === 0) return null;
  return (
    <section className={styles.bulk} aria-label={t('bulk.title')}>
      <p role="status">{t('bulk.selected', { count: cameras.length, number: f.number(cameras.length) })}</p>
      <Button busy={busy} onClick={() => void run(cameras, { state: 'PAUSED' })}>
        {t('bulk.pause')}
      </Button>
      <Button disabled={busy} onClick={() => void run(cameras, { state: 'ACTIVE' })}>
        {t('bulk.activate')}
      </Button>
      {kinds.map((kind) => (
        <Button key={kind} disabled={busy} onClick={() => setOpen(kind)}>
          {t(`bulk.${kind}`)}
        </Button>
      ))}
      <Button disabled={busy} onClick={() => setOpen('maintenance')}>
        {t('bulk.maintenance')}
      </Button>
      <Button kind="quiet" onClick={selection.clear}>
        {t('bulk.clear')}
      </Button>
      {open !== null && open !== 'maintenance' ? (
        <BulkDialog
          kind={open}
          fleet={fleet}
          busy={busy}
          onClose={() => setOpen(null)}
          onRun={async (input) => {
            if (await run(cameras, { input })) setOpen(null);
          }}
        />
      ) : null}
      {open === 'maintenance' ? (
        <MaintenanceDrawer cameras={cameras} onClose={() => setOpen(null)} onPlanned={() => void refresh()} />
      ) : null}
    </section>
  );
}
