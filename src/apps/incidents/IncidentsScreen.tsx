import { deskUrl, deskVariables } from '~/features/incidents/deskUrl.ts';
import { IncidentDesk } from '~/features/incidents/list/IncidentDesk.tsx';
import { IncidentPanel } from '~/features/incidents/panel/IncidentPanel.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { IncidentCounters } from './IncidentCounters.tsx';
import styles from './IncidentsScreen.module.css';
import { IncidentTimeline } from './IncidentTimeline.tsx';
import { useCounts } from './useCounts.ts';
import { useDeskState } from './useDeskState.ts';

/** The incident desk: everything that was raised, narrowed by the address, and what may be done with it. */
export function IncidentsScreen() {
  const t = useTexts('incidents');
  useAddressCheck(deskUrl);
  const state = useDeskState();
  const { url, change } = state;
  const { counts, error, retry } = useCounts(deskVariables(url).filter);
  return (
    <Screen
      title={t('title')}
      actions={
        counts ? (
          <IncidentCounters data={counts} />
        ) : error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          <Skeleton height={48} />
        )
      }
    >
      <div className={styles.timeline}>
        {counts ? <IncidentTimeline data={counts} change={change} /> : <Skeleton height={164} />}
      </div>
      <IncidentDesk whole {...state} />
      {url.incident === null ? null : <IncidentPanel id={url.incident} {...state} />}
    </Screen>
  );
}
