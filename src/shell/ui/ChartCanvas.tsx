import type Highcharts from 'highcharts';
import binding from 'highcharts-react-official';
import { memo, useMemo } from 'react';
import { useSetting } from '../settings/settingsStore.ts';
import { chartOptions, type DrawnChart } from './chartOptions.ts';
import { highcharts } from './highcharts.ts';
import { useAfterPaint } from './useAfterPaint.ts';

/** The package is CommonJS: some bundlers hand over its exports, others its default export. */
const HighchartsReact = 'default' in binding ? (binding.default as typeof binding) : binding;

const Canvas = memo(({ options }: { readonly options: Highcharts.Options }) => (
  <HighchartsReact
    highcharts={highcharts}
    options={options}
    updateArgs={[true, true, true]}
    containerProps={{ style: { blockSize: '100%', inlineSize: '100%' } }}
  />
));

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Drawn after the next paint: ten charts at once would delay what somebody is waiting for. */
function Drawing(props: DrawnChart) {
  const shown = useAfterPaint(props);
  const rightToLeft = useAfterPaint(useSetting(({ direction }) => direction === 'rtl'));
  const still = !useSetting(({ animations }) => animations);
  const options = useMemo(
    () => chartOptions(shown, { rightToLeft, still: still || isStill() }),
    [shown, rightToLeft, still],
  );
  return <Canvas options={options} />;
}

/** Functions are compared by what they come from: `handlers` is always the same object. */
const dataOf = ({ handlers: _, ...data }: DrawnChart) => JSON.stringify(data);

/**
 * The drawing of a chart by Highcharts. Loaded when the first chart is shown, never before the numbers, and drawn
 * anew only when its data changed: a live dashboard renders often.
 */
export const ChartCanvas = memo(Drawing, (before, after) => dataOf(before) === dataOf(after));
