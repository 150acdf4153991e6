/**
 * How Chromium is started in tests: as root, without calls to its maker, with WebGL in software. Pages are put together
 * by the processor itself: by a GPU in software that would cost more than the pages do.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
];

/** Where nothing is measured: a page lives for seconds, and making its code faster costs more than that saves. */
export const unmeasured = ['--js-flags=--no-turbofan --no-maglev'];
