import type Highcharts from 'highcharts';
import binding, { type HighchartsReactRefObject } from 'highcharts-react-official';
import { memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useSetting } from '../settings/settingsStore.ts';
import { chartOptions, type DrawnChart } from './chartOptions.ts';
import { highcharts } from './highcharts.ts';
import { useAfterPaint } from './useAfterPaint.ts';

/** The package is CommonJS: some bundlers hand over its exports, others its default export. */
const HighchartsReact = 'default' in binding ? (binding.default as typeof binding) : binding;

interface ChartCanvasProps extends DrawnChart {
  /** Where the pointer is that it was loaded for; null when it has left. */
  readonly pointer: RefObject<{ readonly clientX: number; readonly clientY: number } | null>;
}

const Canvas = memo(
  ({ options, pointer }: Pick<ChartCanvasProps, 'pointer'> & { readonly options: Highcharts.Options }) => {
    const drawn = useRef<HighchartsReactRefObject>(null);
    useLayoutEffect(() => {
      const frame = drawn.current?.container.current;
      const chart = drawn.current?.chart;
      if (!frame || !chart) return;
      // It answers from the place where the pointer is, not only after its next move.
      const answer = () => {
        // Without its window an event knows nothing of how far the page is scrolled.
        const place = { ...pointer.current, bubbles: true, view: window };
        if (pointer.current) chart.container.dispatchEvent(new MouseEvent('mousemove', place));
      };
      // The first move ends what the chart before says, in whose terms it writes the place; by the second it begins to
      // sort the points of lines.
      answer();
      answer();
      const timer = setTimeout(answer, 20);
      const observer = new ResizeObserver(([entry]) => {
        const width = Math.round(entry?.contentRect.width ?? 0);
        if (width > 0 && width !== chart.chartWidth) chart.setSize(width, null, false);
      });
      observer.observe(frame);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    }, [pointer]);
    return (
      <HighchartsReact
        ref={drawn}
        highcharts={highcharts}
        options={options}
        updateArgs={[true, true, true]}
        containerProps={{ style: { blockSize: '100%', inlineSize: '100%' } }}
      />
    );
  },
);

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Drawn anew after the next paint: several charts at once would delay what somebody is waiting for. */
function Drawing(props: ChartCanvasProps) {
  const shown = useAfterPaint(props);
  const rightToLeft = useAfterPaint(useSetting(({ direction }) => direction === 'rtl'));
  const still = !useSetting(({ animations }) => animations);
  const options = useMemo(
    () => chartOptions(shown, { rightToLeft, still: still || isStill() }),
    [shown, rightToLeft, still],
  );
  return <Canvas options={options} pointer={shown.pointer} />;
}

/** Functions are compared by what they come from: `handlers` and `pointer` are always the same objects. */
const dataOf = ({ handlers: _, pointer: __, ...data }: ChartCanvasProps) => JSON.stringify(data);

/**
 * The drawing of a chart by Highcharts, which answers to the pointer. Loaded when somebody points at a chart, and drawn anew
 * only when its data changed: a live dashboard renders often.
 */
export const ChartCanvas = memo(Drawing, (before, after) => dataOf(before) === dataOf(after));
