import type { KeyboardEvent } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { isTaken } from '~/shell/ui/useKeyCommands.ts';
import type { DeskState } from '../desk.ts';
import { commandOf } from '../list/deskKeys.ts';
import { IncidentDetails } from './IncidentDetails.tsx';
import { useIncidentPanelQuery } from './IncidentPanel.generated.ts';
import { SidePanel } from './SidePanel.tsx';

/** The incident that the address names, beside the table. */
export function IncidentPanel({ id, ...state }: DeskState & { readonly id: string }) {
  const t = useTexts('desk');
  const { data, error, refetch } = useIncidentPanelQuery({ variables: { id } });
  const incident = data?.incident;
  const title = incident ? t('incident.title', { number: incident.number }) : t('incident.titleOnly');
  // Not left to the list's own keys: the list may still be loading, or may not hold this incident.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!incident || !state.actions.mayAct) return;
    if (!(event.target instanceof Element) || isTaken(event.target)) return;
    const command = commandOf(event, 'around');
    if (command?.kind !== 'change') return;
    event.preventDefault();
    if (!event.repeat) void state.actions.change(command.action, [incident]);
  };
  return (
    <SidePanel title={title} onClose={() => state.change({ incident: null })} onKeyDown={onKeyDown}>
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
