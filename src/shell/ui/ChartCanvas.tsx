import Highcharts from 'highcharts/esm/highcharts.js';
import binding from 'highcharts-react-official';
import { memo } from 'react';
import { useSettings } from '../settings/settingsStore.ts';
import { chartOptions, type DrawnChart } from './chartOptions.ts';

/** The package is CommonJS: some bundlers hand over its exports, others its default export. */
const HighchartsReact = 'default' in binding ? (binding.default as typeof binding) : binding;

function Drawing(props: DrawnChart) {
  const { animations, direction } = useSettings();
  const options = chartOptions(props, {
    rightToLeft: direction === 'rtl',
    still: !animations || matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  return (
    <HighchartsReact
      highcharts={Highcharts}
      options={options}
      updateArgs={[true, true, true]}
      containerProps={{ style: { blockSize: '100%', inlineSize: '100%' } }}
    />
  );
}

/** Functions are compared by what they come from: `handlers` is always the same object. */
const dataOf = ({ handlers: _, ...data }: DrawnChart) => JSON.stringify(data);

/**
 * The drawing of a chart by Highcharts. Loaded when the first chart is shown, never before the numbers, and drawn
 * anew only when its data changed: a live dashboard renders often.
 */
export const ChartCanvas = memo(Drawing, (before, after) => dataOf(before) === dataOf(after));
