import { type CSSProperties, Fragment } from 'react';
import styles from './ChartPicture.module.css';
import { type ChartData, isRound, paletteTone } from './chart.ts';
import { type ChartLayout, chartLayout, columnWidths, roomToName, WIDEST_COLUMN } from './chartLayout.ts';
import { RoundPicture } from './RoundPicture.tsx';
import { toneColour } from './tones.ts';

interface ChartPictureProps extends ChartData {
  /** Pixels. */
  readonly height: number;
  /** Writes a value at the axis. */
  readonly axisFormat: (value: number) => string;
}

/** Wider than any chart, in pixels: words that need more room are never shown. */
const NEVER = 2400;

/** How high a value stands, in hundredths of the drawing. */
type HeightOf = (value: number) => number;

const heightIn = ({ ticks }: ChartLayout): HeightOf => {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return (value) => ((value - low) / (high - low)) * 100;
};

/** The stretches of a line between its gaps, as points. */
function stretchesOf(values: readonly (number | null)[], heightOf: HeightOf): string[][] {
  const stretches: string[][] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const before = values[index - 1];
    if (before === null || before === undefined) stretches.push([]);
    stretches.at(-1)?.push(`${index + 0.5} ${(100 - heightOf(value)).toFixed(2)}`);
  });
  return stretches;
}

function Lines({ kind, series, heightOf }: Pick<ChartData, 'kind' | 'series'> & { heightOf: HeightOf }) {
  return series.map(({ name, values, tone }, index) => {
    const colour = toneColour(tone ?? paletteTone(index));
    const stretches = stretchesOf(values, heightOf);
    const x = (point: string | undefined) => point?.split(' ')[0] ?? '';
    return (
      <g key={name}>
        {kind === 'area' ? (
          <path
            d={stretches
              .map((points) => `M${x(points[0])} 100L${points.join('L')}L${x(points.at(-1))} 100Z`)
              .join('')}
            fill={`color-mix(in srgb, ${colour} 16%, transparent)`}
          />
        ) : null}
        <path
          className={styles.line}
          // A single point is a line to itself.
          d={stretches.map((points) => `M${points[0]}L${points.join('L')}`).join('')}
          stroke={colour}
        />
      </g>
    );
  });
}

function Columns({ series, categories, stacked, heightOf }: ChartData & { heightOf: HeightOf }) {
  const groups = stacked ? [series] : series.map((each) => [each]);
  const { slot, column } = columnWidths(groups.length);
  const width = `min(${((column / categories.length) * 100).toFixed(3)}%, ${WIDEST_COLUMN}px)`;
  return groups.map((group, place) => (
    <Fragment key={group[0]?.name}>
      {categories.map((category, index) => {
        const sum = group.reduce((total, { values }) => total + (values[index] ?? 0), 0);
        if (sum <= 0) return null;
        const centre = ((index + 0.5 + (place - (groups.length - 1) / 2) * slot) / categories.length) * 100;
        const style = {
          inlineSize: width,
          insetInlineStart: `calc(${centre.toFixed(3)}% - ${width} / 2)`,
          blockSize: `${heightOf(sum).toFixed(2)}%`,
        };
        return (
          <span key={category} className={styles.column} style={style}>
            {group.map(({ name, values, tone }, at) => (
              <span
                key={name}
                data-series={stacked ? at : place}
                style={{
                  flexGrow: values[index] ?? 0,
                  background: toneColour(tone ?? paletteTone(stacked ? at : place)),
                }}
              />
            ))}
          </span>
        );
      })}
    </Fragment>
  ));
}

function Words({ categories }: Pick<ChartData, 'categories'>) {
  const rooms = roomToName(categories);
  return (
    <span className={styles.words}>
      {categories.map((category, index) => {
        const room = rooms[index] ?? NEVER;
        return room < NEVER ? (
          <span
            key={category}
            className={styles.word}
            style={{ insetInlineStart: `${(((index + 0.5) / categories.length) * 100).toFixed(3)}%` }}
          >
            <span style={{ maxInlineSize: `clamp(0px, (100cqi - ${Math.floor(room)}px) * 1000, 1000px)` }}>
              {category}
            </span>
          </span>
        ) : null;
      })}
    </span>
  );
}

/**
 * The drawing of a chart before somebody points at it: plain elements whose places are shares of a room that is known, so
 * nothing is measured, no width is needed, and the direction of the page and its theme are followed by themselves.
 */
export function ChartPicture(props: ChartPictureProps) {
  const { kind, categories, target, height, axisFormat } = props;
  if (isRound(kind)) return <RoundPicture {...props} />;
  const layout = chartLayout(props, height, axisFormat);
  const heightOf = heightIn(layout);
  const grid = layout.ticks.map((tick) => `M0 ${100 - heightOf(tick)}H${categories.length}`).join('');
  return (
    <span className={styles.picture} style={{ '--axis': `${layout.axis}px` } as CSSProperties}>
      <span className={styles.axis}>
        {layout.ticks.map((tick, index) => (
          <span key={tick} style={{ insetBlockEnd: `${heightOf(tick)}%` }}>
            {layout.labels[index]}
          </span>
        ))}
      </span>
      <span className={styles.plot} data-plot="">
        <svg
          className={`${styles.shapes} mirrored`}
          viewBox={`0 0 ${categories.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.grid} d={grid} />
          {kind === 'column' ? null : <Lines {...props} heightOf={heightOf} />}
        </svg>
        {kind === 'column' ? <Columns {...props} heightOf={heightOf} /> : null}
        {target ? (
          <span className={styles.target} style={{ insetBlockEnd: `${heightOf(target.value)}%` }}>
            <span>{target.label}</span>
          </span>
        ) : null}
      </span>
      <Words categories={categories} />
    </span>
  );
}
