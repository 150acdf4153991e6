import { outlines } from './shapes.ts';
import { type Shape, type Tone, toneColour } from './tones.ts';

interface StateShapeProps {
  readonly shape: Shape;
  readonly tone: Tone;
  /** Pixels; default 12. */
  readonly size?: number;
}

/** A state's shape in its colour. Hidden from screen readers: the word beside it says the same. */
export function StateShape({ shape, tone, size = 12 }: StateShapeProps) {
  const { path, filled, width } = outlines[shape];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ color: toneColour(tone), flex: 'none' }}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
