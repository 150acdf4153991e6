import type { CameraState, IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Badge } from '~/shell/ui/Badge.tsx';
import { cameraStateLook, incidentStateLook, severityLook } from './states.ts';

interface LookProps<State> {
  readonly state: State;
  readonly plain?: boolean;
}

/** A camera's state: colour, shape and word. */
export function StateBadge({ state, plain }: LookProps<CameraState>) {
  const t = useTexts('shell');
  const { word, ...look } = cameraStateLook[state];
  return (
    <Badge {...look} plain={plain}>
      {t(word)}
    </Badge>
  );
}

/** How bad an incident is: colour, shape and word. */
export function SeverityBadge({
  severity,
  plain,
}: {
  readonly severity: IncidentSeverity;
  readonly plain?: boolean;
}) {
  const t = useTexts('shell');
  const { word, ...look } = severityLook[severity];
  return (
    <Badge {...look} plain={plain}>
      {t(word)}
    </Badge>
  );
}

/** How far an incident has come: colour, shape and word. */
export function IncidentStateBadge({ state, plain }: LookProps<IncidentState>) {
  const t = useTexts('shell');
  const { word, ...look } = incidentStateLook[state];
  return (
    <Badge {...look} plain={plain}>
      {t(word)}
    </Badge>
  );
}
