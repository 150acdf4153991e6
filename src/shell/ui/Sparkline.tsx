import styles from './Chart.module.css';
import { type Tone, toneColour } from './tones.ts';

interface SparklineProps {
  /** Oldest first; null is a gap. */
  readonly values: readonly (number | null)[];
  /** What it shows, in a sentence; without it the line is decoration beside a number that says it all. */
  readonly label?: string;
  readonly tone?: Tone;
  /** Pixels; default 40. */
  readonly height?: number;
  readonly kind?: 'line' | 'bars';
}

const width = 120;
const pad = 3;

/** A small trend without axes, drawn as plain SVG. */
export function Sparkline({ values, label, tone = 'chart-1', height = 40, kind = 'line' }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const highest = Math.max(...known, 0);
  const bottom = kind === 'bars' ? 0 : Math.min(...known, highest);
  const y = (value: number) =>
    height - pad - ((value - bottom) / (highest - bottom || 1)) * (height - 2 * pad);
  const step = width / Math.max(1, kind === 'bars' ? values.length : values.length - 1);
  let path = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const [x, top] = [(index * step).toFixed(1), y(value).toFixed(1)];
    if (kind === 'bars') {
      const wide = (step * 0.7).toFixed(1);
      path += `M${(index * step + step * 0.15).toFixed(1)} ${height - pad}V${Math.min(Number(top), height - pad - 1)}h${wide}V${height - pad}Z`;
    } else path += `${index === 0 || values[index - 1] === null ? 'M' : 'L'}${x} ${top}`;
  });
  const drawing = (
    <svg
      className={`${styles.spark} mirrored`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      height={height}
      aria-hidden="true"
    >
      <path
        d={path}
        fill={kind === 'bars' ? toneColour(tone) : 'none'}
        stroke={kind === 'bars' ? 'none' : toneColour(tone)}
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
  if (!label) return drawing;
  return (
    <figure>
      {drawing}
      <figcaption className="sr-only">{label}</figcaption>
    </figure>
  );
}
