/* The package types its whole, not its modules; this is what highcharts.ts uses of them. */
declare module 'highcharts/es-modules/Core/Globals.js' {
  const globals: typeof import('highcharts');
  export = globals;
}

declare module 'highcharts/es-modules/*' {
  const part: {
    readonly chart: typeof import('highcharts').chart;
    compose(...targets: readonly unknown[]): void;
    composeBorderRadius(...targets: readonly unknown[]): void;
  };
  export = part;
}
