// The parts of Highcharts have no types of their own: here stands what we ask of them.
declare module 'highcharts/es-modules/Extensions/BorderRadius.js' {
  export function composeBorderRadius(...parts: readonly unknown[]): void;
}

declare module 'highcharts/es-modules/*' {
  const part: {
    compose(...parts: readonly unknown[]): void;
    chart: typeof import('highcharts').chart;
  };
  export = part;
}
