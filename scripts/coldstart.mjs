import { parseArgs } from 'node:util';
import { ensureBuilt, ensureChromium, ensureInstalled, root } from './lib.mjs';

/**
 * `node scripts/coldstart.mjs`: what a first visit costs on a slow machine. Each page is opened by a browser that keeps
 * nothing but the session, its CPU slowed fourfold; medians of `--runs` loads (5).
 *
 * - `--against <folder>` opens the pages of another checkout too, which must be built, each load after one of ours, and
 *   prints the ratios: ours to theirs.
 * - `--only login` or `--only home`: one page.
 * - `--profile`: instead, what runs on the page's main thread until the content stands, without slowing.
 * - `--list`: the files, too.
 */
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    profile: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const slowdown = options.profile ? 1 : 4;

ensureInstalled();
ensureChromium();
ensureBuilt();

const { cpus } = await import('node:os');
const { resolve } = await import('node:path');
const { firstNumber, markWidgets, sightDrawn, timeOfMark, widgetsDrawn } = await import(
  '../tests/support/drawn.mjs'
);
const { launch, openBuild } = await import('./visits/browser.mjs');
const { printProfile, startProfile } = await import('./visits/profile.mjs');
const { kilobytes, watchTraffic } = await import('./visits/traffic.mjs');

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

/** Runs inside the page: adds up the tasks that held it for more than 50 ms, and what moved without being asked to. */
function collectTrouble() {
  globalThis.longTasks = 0;
  globalThis.moved = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks += duration;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const pages = [
  {
    name: 'login',
    path: '/login',
    signedIn: false,
    marks: { content: formUsable },
    prepare: [markForm, formUsable],
  },
  {
    name: 'home',
    path: '/apps/dashboards/analytics',
    signedIn: true,
    marks: { number: firstNumber, content: sightDrawn, eight: widgetsDrawn },
    prepare: [markWidgets, { count: 8, marks: [firstNumber, sightDrawn, widgetsDrawn] }],
  },
].filter(({ name }) => name === (options.only ?? name));

/** What is printed of a load: the figure, how it is called, how it is written. */
const seconds = (time) => `${(time / 1000).toFixed(2)} s`;
const kB = (size) => `${size.toFixed(0)} kB`;
const figures = [
  ['number', 'first number', seconds],
  ['content', 'content', seconds],
  ['eight', 'eight widgets', seconds],
  ['longTasks', 'long tasks', seconds],
  ['moved', 'layout shift', (value) => value.toFixed(4)],
  ['requests', 'requests', String],
  ['scripts', 'JavaScript', kB],
  ['workerScripts', "worker's", kB],
  ['styles', 'CSS', kB],
  ['allRequests', 'requests in all', String],
  ['allScripts', 'JavaScript in all', kB],
];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** One cold load: every figure, in milliseconds since the navigation began or in kB behind gzip. */
async function load({ checkout, url, storageState }, { path, signedIn, marks, prepare }) {
  // A browser of its own: Chromium shares compiled scripts between the contexts of one.
  const browser = await launch();
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      ...(signedIn ? { storageState } : {}),
    });
    const page = await context.newPage();
    const trafficUntil = watchTraffic(page, checkout);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(collectTrouble);
    await page.addInitScript(...prepare);
    const stopProfile = options.profile ? await startProfile(page) : null;
    await page.goto(url + path, { waitUntil: 'commit' });
    const content = await page.evaluate(timeOfMark, marks.content);
    const profile = await stopProfile?.();
    const times = {};
    for (const [name, mark] of Object.entries(marks)) times[name] = await page.evaluate(timeOfMark, mark);
    await page.waitForLoadState('networkidle');
    const origin = await page.evaluate(() => performance.timeOrigin);
    const { longTasks, moved } = await page.evaluate(() => ({ longTasks, moved }));
    const { requests, scripts, workerScripts, styles } = await trafficUntil(origin + content);
    const all = await trafficUntil();
    const files = [...scripts, ...workerScripts, ...styles];
    return {
      ...times,
      longTasks,
      moved,
      requests,
      scripts: kilobytes(scripts),
      workerScripts: kilobytes(workerScripts),
      styles: kilobytes(styles),
      allRequests: all.requests,
      allScripts: kilobytes(all.scripts),
      files,
      profile,
    };
  } finally {
    await browser.close();
  }
}

/** Loads a page of every build, one after the other, so that what slows the machine slows them all. */
async function loadAll(builds, page) {
  const loads = builds.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [at, build] of builds.entries()) loads[at].push(await load(build, page));
  return loads;
}

function print(name, loads) {
  const medians = loads.map((own) => (figure) => median(own.map((each) => each[figure])));
  const known = figures.filter(([figure]) => loads[0][0][figure] !== undefined);
  for (const [at, of] of medians.entries()) {
    const times = loads[at].map(({ content }) => (content / 1000).toFixed(2)).join(' ');
    const written = known.map(([figure, title, write]) => `${title} ${write(of(figure))}`).join(', ');
    console.log(`${name}${at === 0 ? '' : ' of the other'}: ${written} (content: ${times})`);
  }
  const [ours, theirs] = medians;
  if (!theirs) return;
  const ratios = known
    .filter(([figure]) => theirs(figure) > 0)
    .map(([figure, title]) => `${title} ${(ours(figure) / theirs(figure)).toFixed(2)}`);
  console.log(`${name}, ours to theirs: ${ratios.join(', ')}`);
}

const builds = [];
try {
  for (const checkout of [root, ...(options.against ? [resolve(options.against)] : [])])
    builds.push(await openBuild(checkout));
  if (options.profile) {
    for (const build of builds)
      for (const page of pages) {
        console.log(`\n${page.name} of ${build.checkout}`);
        printProfile(build.checkout, (await load(build, page)).profile);
      }
  } else {
    console.log(
      `CPU ${slowdown}x slower, cold, ${runs} loads each; Chromium ${builds[0].version}, ${cpus()[0]?.model}`,
    );
    for (const page of pages) {
      const loads = await loadAll(builds, page);
      print(page.name, loads);
      if (!options.list) continue;
      for (const { path, size } of loads[0][0].files)
        console.log(`  ${(size / 1000).toFixed(1).padStart(7)}  ${path}`);
    }
  }
} finally {
  for (const { stop } of builds) stop();
}
