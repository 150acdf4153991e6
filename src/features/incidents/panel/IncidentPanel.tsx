import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import type { DeskState } from '../desk.ts';
import { IncidentDetails } from './IncidentDetails.tsx';
import { useIncidentPanelQuery } from './IncidentPanel.generated.ts';
import { SidePanel } from './SidePanel.tsx';

/** The incident that the address names, beside the table. */
export function IncidentPanel({ id, ...state }: DeskState & { readonly id: string }) {
  const t = useTexts('desk');
  const { data, error, refetch } = useIncidentPanelQuery({ variables: { id } });
  const incident = data?.incident;
  const title = incident ? t('incident.title', { number: incident.number }) : t('incident.titleOnly');
  return (
    <SidePanel title={title} onClose={() => state.change({ incident: null })}>
      {incident ? (
        <IncidentDetails key={id} incident={incident} {...state} />
      ) : error ? (
        hasCode(error, 'NOT_FOUND') ? (
          <EmptyState title={t('incident.unknown')} text={t('incident.unknownText', { id })} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <BodySkeleton height={480} />
      )}
    </SidePanel>
  );
}
