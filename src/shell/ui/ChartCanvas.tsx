import type { Options } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
import binding from 'highcharts-react-official';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/languages.ts';
import { chartOptions, type DrawnChart } from './chartOptions.ts';

/** The package is CommonJS: some bundlers hand over its exports, others its default export. */
const HighchartsReact = 'default' in binding ? (binding.default as typeof binding) : binding;

/** The drawing of a chart by Highcharts. Loaded when the first chart is shown, never before the numbers. */
export function ChartCanvas(props: DrawnChart) {
  const { i18n } = useTranslation();
  const options: Options = chartOptions(props, {
    rightToLeft: languageOf(i18n.language).direction === 'rtl',
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
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
