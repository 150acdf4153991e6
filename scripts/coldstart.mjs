import { ensureBuilt, ensureChromium, ensureInstalled, root } from './lib.mjs';

/**
 * `node scripts/coldstart.mjs`: what a first visit costs on a slow machine. Each page is opened by a browser that keeps
 * nothing but the session, its CPU slowed fourfold; medians of `runs` loads. `--against <folder>` opens the pages of
 * another checkout too, which must be built, each load after one of ours, and prints the ratios: ours to theirs.
 */
const runs = 5;
const slowdown = 4;
const widgets = 8;

ensureInstalled();
ensureChromium();
ensureBuilt();

const { readFileSync } = await import('node:fs');
const { cpus } = await import('node:os');
const { join, resolve } = await import('node:path');
const { gzipSync } = await import('node:zlib');
const { chromium } = await import('playwright');
const { browserArguments } = await import('../tests/support/browser.mjs');
const { markWidgets, timeOfMark, widgetsDrawn } = await import('../tests/support/drawn.mjs');
const { startStaticOf } = await import('../tests/support/processes.mjs');

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

const against = process.argv.indexOf('--against');
const checkouts = [root, ...(against < 0 ? [] : [resolve(process.argv[against + 1] ?? '')])];

const gzipped = (checkout, path) => gzipSync(readFileSync(join(checkout, 'dist/client', path))).length;
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

/**
 * One cold load: requests and kB of JavaScript, milliseconds until the content stands, long tasks in all until the
 * network rests.
 */
async function load({ checkout, url, storageState }, { path, signedIn, mark, prepare }) {
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
    let requests = 0;
    page.on('response', (response) => {
      requests += 1;
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
    const kilobytes = [...scripts].reduce((sum, script) => sum + gzipped(checkout, script), 0) / 1000;
    return { requests, kilobytes, content, longTasks };
  } finally {
    await browser.close();
  }
}

const launch = () =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: browserArguments,
  });

/** A checkout's dashboard in browser mode, and a session of it. */
async function open(checkout) {
  const server = await startStaticOf(checkout);
  const browser = await launch();
  const storageState = await signIn(browser, server.url);
  const version = browser.version();
  await browser.close();
  return { checkout, url: server.url, stop: server.stop, storageState, version };
}

const sides = [];
try {
  for (const checkout of checkouts) sides.push(await open(checkout));
  console.log(
    `CPU ${slowdown}x slower, cold, ${runs} loads each; Chromium ${sides[0].version}, ${cpus()[0]?.model}`,
  );
  for (const page of pages) {
    const loads = sides.map(() => []);
    for (let run = 0; run < runs; run += 1)
      for (const [at, side] of sides.entries()) loads[at].push(await load(side, page));
    const medians = loads.map((own) => (figure) => median(own.map((each) => each[figure])));
    for (const [at, of] of medians.entries()) {
      const times = loads[at].map(({ content }) => (content / 1000).toFixed(2)).join(' ');
      console.log(
        `${page.name}${at === 0 ? '' : ' of the other'}: ${of('requests')} requests, JavaScript ${of('kilobytes').toFixed(0)} kB gzip, ` +
          `content after ${(of('content') / 1000).toFixed(2)} s (${times}), long tasks ${(of('longTasks') / 1000).toFixed(2)} s`,
      );
    }
    const [ours, theirs] = medians;
    if (theirs)
      console.log(
        `${page.name}, ours to theirs: ${['requests', 'kilobytes', 'content', 'longTasks']
          .map((figure) => `${figure} ${(ours(figure) / theirs(figure)).toFixed(2)}`)
          .join(', ')}`,
      );
  }
} finally {
  for (const { stop } of sides) stop();
}
