import { useInsertionEffect, useRef, useState } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './Chart.module.css';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTable } from './ChartTable.tsx';
import { type ChartProps, isRound, paletteTone } from './chart.ts';
import { toneColour } from './tones.ts';

function Legend({ kind, series, categories }: Pick<ChartProps, 'kind' | 'series' | 'categories'>) {
  const first = series[0];
  const entries = isRound(kind)
    ? categories.map((name, index) => ({ name, tone: first?.tones?.[index] ?? paletteTone(index) }))
    : series.map(({ name, tone }, index) => ({ name, tone: tone ?? paletteTone(index) }));
  return (
    <ul className={styles.legend} aria-hidden="true">
      {entries.map(({ name, tone }) => (
        <li key={name} className={styles.entry}>
          <span className={styles.swatch} style={{ background: toneColour(tone) }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/**
 * A chart: drawn for the eye, with a table of the same numbers for keyboards and screen readers behind "Show as
 * table". Follows theme, direction and reduced motion by itself.
 */
export function Chart(props: ChartProps) {
  const { kind, label, series, categories, height = 200, legend, centre } = props;
  const { min, max, stacked, whole, target, axisFormat, onSelect } = props;
  const t = useTexts('shell');
  const { number } = useFormat();
  const format = props.format ?? ((value: number) => number(value));
  const handlers = useRef({ format, axisFormat, onSelect });
  // Before any effect of the drawing, which reads them.
  useInsertionEffect(() => {
    handlers.current = { format, axisFormat, onSelect };
  });
  const [tableOpen, setTableOpen] = useState(false);
  const hasLegend = legend ?? (series.length > 1 || isRound(kind));
  const data = { kind, series, categories, min, max, stacked, whole, target };
  return (
    <figure className={styles.figure}>
      <figcaption className="sr-only">{label}</figcaption>
      {tableOpen ? (
        <div style={{ minBlockSize: height }}>
          <ChartTable {...props} format={format} />
        </div>
      ) : (
        <div className={styles.drawing} style={{ blockSize: height }} aria-hidden="true">
          <ChartDrawing
            {...data}
            height={height}
            axisFormat={axisFormat ?? format}
            selectable={Boolean(onSelect)}
            handlers={handlers}
          />
          {centre ? <div className={styles.centre}>{centre}</div> : null}
        </div>
      )}
      <div className={styles.foot}>
        {hasLegend && !tableOpen ? (
          <Legend kind={kind} series={series} categories={categories} />
        ) : (
          <span className={styles.legend} />
        )}
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={tableOpen}
          onClick={() => setTableOpen((open) => !open)}
        >
          {tableOpen ? t('chart.asChart') : t('chart.asTable')}
          <span className="sr-only">: {label}</span>
        </button>
      </div>
    </figure>
  );
}
