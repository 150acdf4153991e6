import type { Tone } from './tones.ts';

export type ChartKind = 'line' | 'area' | 'column' | 'doughnut' | 'pie';

export interface ChartSeries {
  readonly name: string;
  /** One for each category; null where there is no value, which is drawn as a gap. */
  readonly values: readonly (number | null)[];
  /** Default: the palette in turn. */
  readonly tone?: Tone | undefined;
  /** For doughnut and pie: a tone for each category. */
  readonly tones?: readonly Tone[] | undefined;
}

export interface ChartProps {
  readonly kind: ChartKind;
  /** What it shows, in a sentence: the name of the figure and of its table. */
  readonly label: string;
  readonly categories: readonly string[];
  /** Name of what the categories are, as head of the table's first column. */
  readonly categoryLabel: string;
  readonly series: readonly ChartSeries[];
  /** Writes a value; default: the language's numbers. */
  readonly format?: ((value: number) => string) | undefined;
  /** Writes a value at the axis, where there is little room; default: `format`. */
  readonly axisFormat?: ((value: number) => string) | undefined;
  /** A point was chosen by mouse, touch or, in the table, by keyboard. */
  readonly onSelect?: ((index: number, series: number) => void) | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Pixels; default 200. */
  readonly height?: number | undefined;
  /** Columns on top of each other. */
  readonly stacked?: boolean | undefined;
  /** Shows no decimals at the axis. */
  readonly whole?: boolean | undefined;
  /** A level to reach, drawn as a dashed line with its word. */
  readonly target?: { readonly value: number; readonly label: string } | undefined;
  /** Default: shown when there is more than one series, or a doughnut or pie. */
  readonly legend?: boolean | undefined;
  /** In the middle of a doughnut. */
  readonly centre?: React.ReactNode;
}

/** What is drawn of a chart. */
export type ChartData = Pick<
  ChartProps,
  'kind' | 'categories' | 'series' | 'min' | 'max' | 'stacked' | 'whole' | 'target'
>;

const palette: readonly Tone[] = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'];

export const paletteTone = (index: number): Tone => palette[index % palette.length] ?? 'chart-1';

export const isRound = (kind: ChartKind): boolean => kind === 'doughnut' || kind === 'pie';
