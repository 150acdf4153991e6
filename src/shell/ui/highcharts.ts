// The kinds of charts come first: stacking and tooltips want to find them.
import 'highcharts/es-modules/Series/Line/LineSeries.js';
import 'highcharts/es-modules/Series/Area/AreaSeries.js';
import 'highcharts/es-modules/Series/Column/ColumnSeries.js';
import 'highcharts/es-modules/Series/Pie/PieSeries.js';

import type Highcharts from 'highcharts';
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js';
import PlotLineOrBand from 'highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js';
import StackingAxis from 'highcharts/es-modules/Core/Axis/Stacking/StackingAxis.js';
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js';
import Pointer from 'highcharts/es-modules/Core/Pointer.js';
import HTMLElement from 'highcharts/es-modules/Core/Renderer/HTML/HTMLElement.js';
import SVGElement from 'highcharts/es-modules/Core/Renderer/SVG/SVGElement.js';
import SVGRenderer from 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js';
import Responsive from 'highcharts/es-modules/Core/Responsive.js';
import DataLabel from 'highcharts/es-modules/Core/Series/DataLabel.js';
import Series from 'highcharts/es-modules/Core/Series/Series.js';
import Tooltip from 'highcharts/es-modules/Core/Tooltip.js';
import { composeBorderRadius } from 'highcharts/es-modules/Extensions/BorderRadius.js';

// Series merge their options by a function of the labels' module; charts are updated through the responsive rules.
DataLabel.compose(Series);
composeBorderRadius(Series, SVGElement, SVGRenderer);
HTMLElement.compose(SVGRenderer);
PlotLineOrBand.compose(Chart, Axis);
Pointer.compose(Chart);
StackingAxis.compose(Axis, Chart, Series);
Responsive.compose(Chart);
Tooltip.compose(Pointer);

/**
 * Highcharts with what our charts are made of: lines, areas, columns and rings on plain axes. Its own bundle composes
 * legends, labels on points, axes of time and more, which we draw ourselves or do not draw; the home page would carry them.
 */
export const highcharts = { chart: Chart.chart } as Pick<typeof Highcharts, 'chart'>;
