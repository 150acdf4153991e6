import type { CSSProperties } from 'react';
import type { CameraState, IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './Badge.module.css';
import { StateShape } from './StateShape.tsx';
import {
  cameraStateLook,
  incidentStateLook,
  type Shape,
  severityLook,
  type Tone,
  toneColour,
  toneToken,
} from './states.ts';

interface BadgeProps {
  readonly tone: Tone;
  readonly shape: Shape;
  readonly children: React.ReactNode;
  /** Shape and word on the ground of what is around, for tables. */
  readonly plain?: boolean | undefined;
}

/** A word with a shape in a tone. */
export function Badge({ tone, shape, children, plain = false }: BadgeProps) {
  const colours = {
    '--badge-colour': toneColour(tone),
    '--badge-soft': `var(${toneToken(tone)}-soft)`,
  } as CSSProperties;
  return (
    <span className={plain ? `${styles.badge} ${styles.plain}` : styles.badge} style={colours}>
      <StateShape shape={shape} tone={tone} />
      {children}
    </span>
  );
}

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
