import type { Axis, Options, Point, PointOptionsObject, SeriesOptionsType } from 'highcharts';
import { type ChartData, type ChartProps, isRound, paletteTone } from './chart.ts';
import {
  ABOVE,
  AROUND_COLUMN,
  AROUND_GROUP,
  BELOW,
  chartLayout,
  roomToName,
  WIDEST_COLUMN,
} from './chartLayout.ts';
import { HOLE } from './RoundPicture.tsx';
import { toneColour } from './tones.ts';

export interface DrawnChart extends ChartData {
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
  doughnut: 'pie',
  pie: 'pie',
} as const;

const label = { color: 'var(--text-muted)', fontSize: '12px', textOverflow: 'none' };

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

/**
 * Our words as Highcharts' options, so that it draws over what `ChartPicture` drew and measures nothing for that: margins and
 * ticks are given. Colours are CSS variables, so a change of theme needs no new drawing.
 */
export function chartOptions(
  props: DrawnChart,
  page: { readonly rightToLeft: boolean; readonly still: boolean },
): Options {
  const { kind, categories, height, stacked, target, selectable, handlers } = props;
  const format = (value: number) => handlers.current.format(value);
  const axisFormat = (value: number) => (handlers.current.axisFormat ?? handlers.current.format)(value);
  const { ticks, axis } = chartLayout(props, height, axisFormat);
  const rooms = roomToName(categories);
  const [left, right] = page.rightToLeft ? [0, axis] : [axis, 0];
  return {
    chart: {
      animation: page.still ? false : { duration: 200 },
      backgroundColor: 'transparent',
      height: null,
      margin: isRound(kind) ? 0 : [ABOVE, right, BELOW, left],
      spacing: [0, 0, 0, 0],
      // The picture below it is there already, and a frame of another width is told by our own observer.
      reflow: false,
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
      reversed: page.rightToLeft,
      lineColor: 'var(--chart-grid)',
      tickWidth: 0,
      tickPositioner(this: Axis) {
        return rooms.flatMap((room, index) => (room <= this.len ? [index] : []));
      },
      labels: {
        style: label,
        autoRotation: [0],
        padding: 8,
        y: 20,
      },
      crosshair: kind === 'line' || kind === 'area' ? { color: 'var(--border-strong)', width: 1 } : false,
    },
    yAxis: {
      title: { text: undefined },
      tickPositions: [...ticks],
      opposite: page.rightToLeft,
      reversedStacks: false,
      gridLineColor: 'var(--chart-grid)',
      labels: {
        style: label,
        autoRotation: [0],
        distance: 8,
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
        // The first drawing takes the place of one that is there.
        animation: false,
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
        groupPadding: AROUND_GROUP / 2,
        pointPadding: AROUND_COLUMN / 2,
        maxPointWidth: WIDEST_COLUMN,
        stacking: stacked ? 'normal' : undefined,
      },
      pie: {
        borderColor: 'var(--surface-card)',
        borderWidth: 2,
        borderRadius: 2,
        innerSize: kind === 'doughnut' ? `${HOLE * 100}%` : 0,
        size: '100%',
        slicedOffset: 0,
        dataLabels: { enabled: false },
        showInLegend: false,
      },
    },
    series: drawnSeries(props),
  };
}
