import type { Axis, Options, Point, PointOptionsObject, SeriesOptionsType } from 'highcharts';
import { type ChartProps, isRound, paletteTone } from './chart.ts';
import { toneColour } from './tones.ts';

type Functions = 'format' | 'axisFormat' | 'onSelect';

export interface DrawnChart
  extends Omit<ChartProps, Functions | 'centre' | 'label' | 'categoryLabel' | 'legend'> {
  readonly height: number;
  /** Points can be chosen. */
  readonly selectable: boolean;
  /** The functions of the last rendering, read when they are needed. */
  readonly handlers: {
    readonly current: { readonly format: (value: number) => string } & Pick<
      ChartProps,
      'axisFormat' | 'onSelect'
    >;
  };
}

const kinds = {
  line: 'line',
  area: 'area',
  column: 'column',
  bar: 'bar',
  doughnut: 'pie',
  pie: 'pie',
} as const;

const label = { color: 'var(--text-muted)', fontSize: '12px', textOverflow: 'ellipsis' };

/** Width of a letter and the gap between two words below an axis, in pixels. */
const LETTER = 7;
const GAP = 16;

/** Every word, or every second, third … so that none touches the next or the end of an axis of this length. */
function shownPositions(categories: readonly string[], length: number): number[] {
  const longest = Math.max(0, ...categories.map((text) => text.length)) * LETTER;
  const slot = length / categories.length;
  const step = Math.max(1, Math.ceil((longest + GAP) / slot));
  const fits = (index: number) => index === 0 || (categories.length - index - 0.5) * slot >= longest / 2;
  return categories.flatMap((_, index) => (index % step === 0 && fits(index) ? [index] : []));
}

function drawnSeries(props: DrawnChart): SeriesOptionsType[] {
  return props.series.map(({ name, values, tone, tones }, index) => {
    const colour = toneColour(tone ?? paletteTone(index));
    const data = values.map((y, point): PointOptionsObject => {
      const own = tones?.[point] ?? (isRound(props.kind) ? paletteTone(point) : undefined);
      return { y, name: props.categories[point] ?? '', ...(own ? { color: toneColour(own) } : {}) };
    });
    return {
      type: kinds[props.kind],
      name,
      data,
      color: colour,
      ...(props.kind === 'area' ? { fillColor: `color-mix(in srgb, ${colour} 16%, transparent)` } : {}),
    } as SeriesOptionsType;
  });
}

/** Text in a tooltip comes from data: it must stay text. */
const asText = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** Our words as Highcharts' options. Colours are CSS variables, so a change of theme needs no new drawing. */
export function chartOptions(
  props: DrawnChart,
  page: { readonly rightToLeft: boolean; readonly still: boolean },
): Options {
  const { kind, categories, min, max, stacked, whole, target, selectable, handlers } = props;
  const format = (value: number) => handlers.current.format(value);
  const axisFormat = (value: number) => (handlers.current.axisFormat ?? handlers.current.format)(value);
  const vertical = kind === 'bar';
  return {
    chart: {
      animation: page.still ? false : { duration: 200 },
      backgroundColor: 'transparent',
      height: null,
      spacing: isRound(kind) ? [0, 0, 0, 0] : [8, 0, 0, 0],
      style: { fontFamily: 'inherit' },
      plotBorderWidth: 0,
      events: {
        // A click beside a line means the point that the tooltip shows.
        click() {
          const point = this.hoverPoint;
          if (point) handlers.current.onSelect?.(point.index, point.series.index);
        },
      },
    },
    accessibility: { enabled: false },
    credits: { enabled: false },
    title: { text: undefined },
    legend: { enabled: false },
    xAxis: {
      categories: [...categories],
      // Bars read from the top.
      reversed: vertical || page.rightToLeft,
      lineColor: 'var(--chart-grid)',
      tickWidth: 0,
      ...(vertical
        ? {}
        : {
            tickPositioner(this: Axis) {
              return shownPositions(categories, this.len);
            },
          }),
      labels: {
        style: vertical ? label : { ...label, textOverflow: 'none' },
        autoRotation: [0],
        padding: 8,
        y: vertical ? undefined : 20,
      },
      crosshair: kind === 'line' || kind === 'area' ? { color: 'var(--border-strong)', width: 1 } : false,
    },
    yAxis: {
      title: { text: undefined },
      min,
      max,
      allowDecimals: !whole,
      opposite: page.rightToLeft && !vertical,
      reversed: page.rightToLeft && vertical,
      tickPixelInterval: 40,
      reversedStacks: false,
      gridLineColor: 'var(--chart-grid)',
      labels: {
        style: label,
        autoRotation: [0],
        formatter: ({ value }) => axisFormat(Number(value)),
      },
      plotLines: target
        ? [
            {
              value: target.value,
              color: 'var(--text-muted)',
              dashStyle: 'Dash',
              width: 1.5,
              zIndex: 4,
              label: {
                // The drawing itself runs left to right; isolated, words and numbers keep the order of their language.
                text: asText(page.rightToLeft ? `\u2067${target.label}\u2069` : target.label),
                // An outline in the colour of the card: the label may stand on a bar.
                style: { ...label, paintOrder: 'stroke', stroke: 'var(--surface-card)', strokeWidth: '4px' },
                align: page.rightToLeft ? 'left' : 'right',
                x: 0,
                y: -6,
              },
            },
          ]
        : [],
    },
    tooltip: {
      shared: !isRound(kind),
      useHTML: true,
      backgroundColor: 'var(--surface-raised)',
      borderColor: 'var(--border-strong)',
      borderRadius: 6,
      shadow: false,
      style: { color: 'var(--text)', fontSize: '12px' },
      formatter(this: Point) {
        const points = this.points ?? [this];
        const lines = points.map(
          ({ series, y, color }) =>
            `<div style="display:flex;gap:8px;align-items:center"><span style="inline-size:8px;block-size:8px;border-radius:2px;background:${String(
              isRound(kind) ? this.color : color,
            )}"></span>${isRound(kind) ? '' : `${asText(series.name)}: `}<b>${asText(format(y ?? 0))}</b></div>`,
        );
        const title = categories[this.index] ?? String(this.key ?? '');
        return `<div style="unicode-bidi:plaintext;color:var(--text-muted);margin-block-end:4px">${asText(title)}</div>${lines.join('')}`;
      },
    },
    plotOptions: {
      series: {
        animation: page.still ? false : { duration: 300 },
        cursor: selectable ? 'pointer' : 'default',
        states: { inactive: { opacity: 1 }, hover: { halo: null, brightness: 0 } },
        marker: {
          enabled: false,
          symbol: 'circle',
          radius: 4,
          lineColor: 'var(--surface-card)',
          lineWidth: 2,
        },
        point: {
          events: {
            click: function () {
              handlers.current.onSelect?.(this.index, this.series.index);
            },
          },
        },
      },
      line: { lineWidth: 2.5 },
      area: { lineWidth: 2.5, threshold: null },
      column: {
        borderWidth: 0,
        borderRadius: 3,
        groupPadding: 0.12,
        pointPadding: 0.08,
        maxPointWidth: 40,
        stacking: stacked ? 'normal' : undefined,
      },
      bar: {
        borderWidth: 0,
        borderRadius: 3,
        groupPadding: 0.1,
        pointPadding: 0.1,
        maxPointWidth: 24,
        stacking: stacked ? 'normal' : undefined,
      },
      pie: {
        borderColor: 'var(--surface-card)',
        borderWidth: 2,
        borderRadius: 2,
        innerSize: kind === 'doughnut' ? '72%' : 0,
        size: '100%',
        dataLabels: { enabled: false },
        showInLegend: false,
      },
    },
    series: drawnSeries(props),
  };
}
