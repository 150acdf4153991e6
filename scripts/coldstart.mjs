import { ensureBuilt, ensureChromium, ensureInstalled, root } from './lib.mjs';

/**
 * `node scripts/coldstart.mjs`: what a first visit costs on a slow machine. Each page is opened by a browser that keeps
 * nothing but the session, its CPU slowed fourfold; medians of `runs` loads.
 */
const runs = 5;
const slowdown = 4;
const widgets = 8;

ensureInstalled();
ensureChromium();
ensureBuilt();

const { readFileSync } = await import('node:fs');
const { cpus } = await import('node:os');
const { join } = await import('node:path');
const { gzipSync } = await import('node:zlib');
const { chromium } = await import('playwright');
const { browserArguments } = await import('../tests/support/browser.mjs');
const { markWidgets, timeOfMark, widgetsDrawn } = await import('../tests/support/drawn.mjs');
const { startStatic } = await import('../tests/support/processes.mjs');

const formUsable = 'form-usable';

/** Runs inside the page: sets the mark after the first frame in which the login form takes letters. */
function markForm(mark) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('input[type="password"]:enabled')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
  });
  observer.observe(document, { subtree: true, childList: true });
}

/** Runs inside the page: collects the tasks that held it for more than 50 ms. */
function collectLongTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

const pages = [
  { name: '/login', path: '/login', signedIn: false, mark: formUsable, prepare: [markForm, formUsable] },
  {
    name: 'home',
    path: '/apps/dashboards/analytics',
    signedIn: true,
    mark: widgetsDrawn,
    prepare: [markWidgets, { count: widgets, mark: widgetsDrawn }],
  },
];

const gzipped = (path) => gzipSync(readFileSync(join(root, 'dist/client', path))).length;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function signIn(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel(/e-mail/i).fill('admin');
  await page.getByLabel(/^password/i).fill('admin');
  await page.getByLabel(/^password/i).press('Enter');
  await page.waitForURL('**/apps/**');
  const storageState = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return storageState;
}

/** One cold load: kB of JavaScript, milliseconds until the content stands, long tasks in all until the network rests. */
async function load(url, storageState, { path, signedIn, mark, prepare }) {
  // A browser of its own: Chromium shares compiled scripts between the contexts of one.
  const browser = await launch();
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      ...(signedIn ? { storageState } : {}),
    });
    const page = await context.newPage();
    const scripts = new Set();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(collectLongTasks);
    await page.addInitScript(...prepare);
    await page.goto(url + path);
    const content = await page.evaluate(timeOfMark, mark);
    await page.waitForLoadState('networkidle');
    const longTasks = await page.evaluate(() => globalThis.longTasks.reduce((sum, task) => sum + task, 0));
    const kilobytes = [...scripts].reduce((sum, script) => sum + gzipped(script), 0) / 1000;
    return { kilobytes, content, longTasks };
  } finally {
    await browser.close();
  }
}

const launch = () =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: browserArguments,
  });

const server = await startStatic();
try {
  const first = await launch();
  const storageState = await signIn(first, server.url);
  const version = first.version();
  await first.close();
  console.log(`CPU ${slowdown}x slower, cold, ${runs} loads each; Chromium ${version}, ${cpus()[0]?.model}`);
  for (const page of pages) {
    const loads = [];
    for (let run = 0; run < runs; run += 1) loads.push(await load(server.url, storageState, page));
    const of = (figure) => median(loads.map((each) => each[figure]));
    const times = loads.map(({ content }) => (content / 1000).toFixed(2)).join(' ');
    console.log(
      `${page.name}: JavaScript ${of('kilobytes').toFixed(0)} kB gzip, content after ${(of('content') / 1000).toFixed(2)} s ` +
        `(${times}), long tasks ${(of('longTasks') / 1000).toFixed(2)} s`,
    );
  }
} finally {
  server.stop();
}
