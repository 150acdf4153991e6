import type { CSSProperties, ReactNode } from 'react';
import styles from './Badge.module.css';
import { StateShape } from './StateShape.tsx';
import { type Shape, type Tone, toneColour, toneToken } from './tones.ts';

interface BadgeProps {
  readonly tone: Tone;
  readonly shape: Shape;
  readonly children: ReactNode;
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
