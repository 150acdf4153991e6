import { useMemo } from 'react';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { TableColumn } from '~/shell/ui/table.ts';
import { useShares } from '../widgets/useShares.ts';
import styles from './CameraTable.module.css';
import type { CameraColumn, CameraLine } from './cameraTable.rules.ts';

/** The columns of the camera table (specification, apps §3), all of them sortable, with the state now beside the name. */
export function useCameraColumns(): readonly TableColumn<CameraLine>[] {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { share } = useShares();
  return useMemo(() => {
    const column = (
      id: CameraColumn,
      align: 'start' | 'end',
      cell: TableColumn<CameraLine>['cell'],
    ): TableColumn<CameraLine> => ({ id, title: t(`cameras.column.${id}`), sortable: true, align, cell });
    return [
      column('camera', 'start', ({ name }) => <span dir="auto">{name}</span>),
      column('state', 'start', ({ state }) => <StateBadge state={state} plain />),
      // Time that is down without a malfunction comes from an outage that began before.
      column('total_malfunctions', 'end', ({ health: { malfunctions, outagesBefore } }) =>
        outagesBefore === 0
          ? f.number(malfunctions)
          : t('cameras.withEarlier', {
              malfunctions: f.number(malfunctions),
              before: f.number(outagesBefore),
            }),
      ),
      column('down_time', 'end', ({ health }) => f.duration(health.downSeconds)),
      column('up_time', 'end', ({ health }) => f.duration(health.upSeconds + health.degradedSeconds)),
      column('up_time_pc', 'end', ({ health }) => (
        <>
          {share(health.uptime)}
          <span className={styles.coverage}>
            {t('cameras.coverage', { share: f.percent(health.coverage, 0) })}
          </span>
        </>
      )),
      column('status', 'start', ({ operatorState }) => t(`operatorState.${operatorState}`)),
    ];
  }, [t, f, share]);
}
