import { lazy, Suspense, useMemo } from 'react';
import { isBeginning } from '~/features/organisation/firstSteps.rules.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { nextSort } from '~/shell/ui/table.ts';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { useMedia } from '~/shell/ui/useMedia.ts';
import { useSelection } from '~/shell/ui/useSelection.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { firstStepLinks } from '../paths.ts';
import { ExportButton } from '../transfer/ExportButton.tsx';
import { BulkBar } from './BulkBar.tsx';
import styles from './Cameras.module.css';
import { ColumnMenu } from './ColumnMenu.tsx';
import { useColumnChoice } from './columnChoice.ts';
import { FleetCards } from './FleetCards.tsx';
import { FleetFilters } from './FleetFilters.tsx';
import { FleetPanels } from './FleetPanels.tsx';
import { FleetTable } from './FleetTable.tsx';
import { camerasUrl, filterFleet, sortFleet } from './fleet.rules.ts';
import { useNamedFleet } from './useNamedFleet.ts';

const FirstSteps = lazy(async () => ({
  default: (await import('~/features/organisation/FirstSteps.tsx')).FirstSteps,
}));

const narrow = '(max-width: 719px)';

interface FleetViewProps {
  readonly mayChange: boolean;
  /** Whether the viewer is told where every stream is: a file without some of them could not be brought in again. */
  readonly mayExport: boolean;
}

/** The fleet as the address asks for it. */
export function FleetView({ mayChange, mayExport }: FleetViewProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  useAddressCheck(camerasUrl);
  const { url, change } = useUrl(camerasUrl);
  const { fleet, collator, refresh } = useNamedFleet();
  const { sort } = url;
  const found = useMemo(() => filterFleet(fleet, url), [fleet, url]);
  const shown = useMemo(() => sortFleet(found, sort, collator), [found, sort, collator]);
  const own = useSelection(shown);
  const selection = mayChange ? own : null;
  const columns = useColumnChoice();
  const isNarrow = useMedia(narrow);
  const cards = isNarrow || url.view === 'cards';
  const removed = mayChange ? (
    <Button aria-pressed={false} onClick={() => change({ show: 'removed' }, { step: true })}>
      {t('removed.title')}
    </Button>
  ) : null;
  return (
    <>
      {isBeginning(fleet) ? (
        <Suspense fallback={null}>
          <FirstSteps links={firstStepLinks} />
        </Suspense>
      ) : null}
      {fleet.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} action={removed} />
      ) : (
        <>
          <FleetFilters fleet={fleet} />
          <div className={styles.strip}>
            <p className={styles.count} role="status">
              {t('count', { shown: f.number(shown.length), total: f.number(fleet.length) })}
            </p>
            <div className={styles.tools} data-over={(selection && selection.rows.length > 0) || undefined}>
              {isNarrow ? null : (
                <Button onClick={() => change((now) => ({ view: now.view === 'cards' ? 'table' : 'cards' }))}>
                  {t(cards ? 'asTable' : 'asCards')}
                </Button>
              )}
              {cards ? null : <ColumnMenu chosen={columns.chosen} onToggle={columns.toggle} />}
              {removed}
              {mayExport ? <ExportButton cameras={shown} /> : null}
            </div>
            {selection ? <BulkBar fleet={fleet} selection={selection} refresh={refresh} /> : null}
          </div>
          {shown.length === 0 ? (
            <EmptyState title={t('noMatch.title')} text={t('noMatch.text')} />
          ) : cards ? (
            <FleetCards cameras={shown} selection={selection} />
          ) : (
            <FleetTable
              cameras={shown}
              columns={columns.chosen}
              sort={sort}
              onSort={(column) => change((now) => ({ sort: nextSort(now.sort, column) }))}
              selection={selection}
            />
          )}
        </>
      )}
      {mayChange ? <FleetPanels refresh={refresh} /> : null}
    </>
  );
}
