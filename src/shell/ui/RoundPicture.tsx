import styles from './ChartPicture.module.css';
import { type ChartData, paletteTone } from './chart.ts';
import { toneColour } from './tones.ts';

/** Inner radius of a ring; the outer one is 1. */
export const HOLE = 0.72;

const at = (turn: number, radius: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(Math.cos(angle) * radius).toFixed(4)} ${(Math.sin(angle) * radius).toFixed(4)}`;
};

/** A part of the ring between two turns, clockwise from the top. Arcs of a whole turn would vanish: it is two halves. */
function partOf(from: number, to: number, hole: number): string {
  const middle = (from + to) / 2;
  const outer = `M${at(from, 1)}A1 1 0 0 1 ${at(middle, 1)}A1 1 0 0 1 ${at(to, 1)}`;
  const inner = `L${at(to, hole)}A${hole} ${hole} 0 0 0 ${at(middle, hole)}A${hole} ${hole} 0 0 0 ${at(from, hole)}Z`;
  return outer + inner;
}

/** A ring or a pie of the first series. Without any value it is an empty ring. */
export function RoundPicture({ kind, categories, series }: ChartData) {
  const [first] = series;
  const values = categories.map((_, index) => first?.values[index] ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  const hole = kind === 'doughnut' ? HOLE : 0;
  const ends = values.map((_, index) => values.slice(0, index + 1).reduce((total, each) => total + each, 0));
  return (
    <svg className={styles.round} viewBox="-1 -1 2 2" aria-hidden="true">
      {sum === 0 ? <path className={styles.none} d={partOf(0, 1, hole)} /> : null}
      {values.map((value, index) => {
        const end = ends[index] ?? 0;
        return value > 0 ? (
          <path
            key={categories[index]}
            className={styles.part}
            data-category={index}
            d={partOf((end - value) / sum, end / sum, hole)}
            fill={toneColour(first?.tones?.[index] ?? paletteTone(index))}
          />
        ) : null;
      })}
    </svg>
  );
}
