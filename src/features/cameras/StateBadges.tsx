import type { CameraState, IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Badge } from '~/shell/ui/Badge.tsx';
import { cameraStateLook, incidentStateLook, severityLook } from './states.ts';

interface LookProps<State> {
  readonly state: State;
  readonly plain?: boolean;
}

interface LookBadgeProps {
  readonly look:
    | (typeof cameraStateLook)[CameraState]
    | (typeof severityLook)[IncidentSeverity]
    | (typeof incidentStateLook)[IncidentState];
  readonly plain: boolean | undefined;
}

function LookBadge({ look: { word, ...look }, plain }: LookBadgeProps) {
  const t = useTexts('shell');
  return (
    <Badge {...look} plain={plain}>
      {t(word)}
    </Badge>
  );
}

/** A camera's state: colour, shape and word. */
export function StateBadge({ state, plain }: LookProps<CameraState>) {
  return <LookBadge look={cameraStateLook[state]} plain={plain} />;
}

/** How bad an incident is: colour, shape and word. */
export function SeverityBadge({
  severity,
  plain,
}: {
  readonly severity: IncidentSeverity;
  readonly plain?: boolean;
}) {
  return <LookBadge look={severityLook[severity]} plain={plain} />;
}

/** How far an incident has come: colour, shape and word. */
export function IncidentStateBadge({ state, plain }: LookProps<IncidentState>) {
  return <LookBadge look={incidentStateLook[state]} plain={plain} />;
}
