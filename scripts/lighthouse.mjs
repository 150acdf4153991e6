import { parseArgs } from 'node:util';
import { ensureBuilt, ensureChromium, ensureInstalled, root } from './lib.mjs';

/**
 * `npm run lighthouse`: what Lighthouse says of the built dashboard in browser mode, on a desktop and on a slow phone:
 * scores, times and bytes, medians of `--runs` loads (3). Who is signed in stays so; all else that a browser keeps of a
 * page is thrown away before each load.
 *
 * - `--only home,mail`: some of login, home, live, desk and the office apps (mail, todo, notes, contacts, calendar, chat).
 *   `--form desktop` or `--form mobile`: one form.
 * - `--against <folder>` judges the pages of another checkout too, which must be built, each after ours, and prints the
 *   ratios of blocking times: ours to theirs.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    form: { type: 'string' },
    runs: { type: 'string', default: '3' },
    against: { type: 'string' },
  },
});
const runs = Number(options.runs);

ensureInstalled();
ensureChromium();
ensureBuilt();

const { mkdtempSync, rmSync } = await import('node:fs');
const { cpus, tmpdir } = await import('node:os');
const { join, resolve } = await import('node:path');
const { default: lighthouse } = await import('lighthouse');
const { default: desktop } = await import('lighthouse/core/config/desktop-config.js');
const { chromium } = await import('playwright');
const { browserArguments } = await import('../tests/support/browser.mjs');
const { freePort, startStaticOf } = await import('../tests/support/processes.mjs');
const { signIn } = await import('./visits/browser.mjs');
const { apps, pages: measured } = await import('./visits/load.mjs');

const pages = [
  ...measured,
  { name: 'live', path: '/apps/live-view', signedIn: true },
  { name: 'desk', path: '/apps/incidents', signedIn: true },
  ...apps,
].filter(({ name }) => !options.only || options.only.split(',').includes(name));

/** Without a configuration of its own, Lighthouse judges a slow phone. */
const forms = [
  { form: 'desktop', config: desktop },
  { form: 'mobile', config: undefined },
].filter(({ form }) => form === (options.form ?? form));

const milliseconds = (value) => `${Math.round(value)}`;
const score = (value) => `${Math.round(value * 100)}`;

/** What is printed: heading, how it is read of a report, how it is written. */
const columns = [
  ['performance', ({ categories }) => categories.performance.score, score],
  ['accessibility', ({ categories }) => categories.accessibility.score, score],
  ['practices', ({ categories }) => categories['best-practices'].score, score],
  ['FCP ms', ({ audits }) => audits['first-contentful-paint'].numericValue, milliseconds],
  ['LCP ms', ({ audits }) => audits['largest-contentful-paint'].numericValue, milliseconds],
  ['SI ms', ({ audits }) => audits['speed-index'].numericValue, milliseconds],
  ['TBT ms', ({ audits }) => audits['total-blocking-time'].numericValue, milliseconds],
  ['CLS', ({ audits }) => audits['cumulative-layout-shift'].numericValue, (value) => value.toFixed(4)],
  ['requests', ({ audits }) => audits['network-requests'].details.items.length, String],
  ['kB', ({ audits }) => audits['total-byte-weight'].numericValue / 1000, milliseconds],
];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A checkout's dashboard, and a browser that Lighthouse drives by a port; signed in when the page asks for it. */
async function open(checkout, signedIn) {
  const { url, stop } = await startStaticOf(checkout);
  const profile = mkdtempSync(join(tmpdir(), 'watchfloor-lighthouse-'));
  const port = await freePort();
  // Lighthouse opens its pages in the browser's own context, not in one beside it.
  const context = await chromium.launchPersistentContext(profile, {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    locale: 'en-GB',
  });
  const close = async () => {
    await context.close();
    stop();
    rmSync(profile, { recursive: true, force: true });
  };
  const [page = await context.newPage()] = context.pages();
  if (signedIn) await signIn(page, url);
  // A page of its own would go on working beside the one that is judged.
  await page.goto('about:blank');
  const devtools = await context.newCDPSession(page);
  return { url, port, devtools, close };
}

/** Judges a page once. Resolves to Lighthouse's report; rejects when the page could not be judged. */
async function judge({ url, port, devtools }, path, config) {
  await devtools.send('Network.clearBrowserCache');
  const flags = {
    port,
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  };
  const { lhr } = await lighthouse(url + path, flags, config);
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  return lhr;
}

function print(title, reports) {
  const values = columns.map(([heading, read, write]) => {
    const found = reports.map(read);
    return { heading, text: found.includes(null) ? 'not judged' : write(median(found)) };
  });
  console.log(`${title.padEnd(24)}${values.map(({ heading, text }) => `${heading} ${text}`).join('  ')}`);
  const failed = new Map();
  for (const { categories, audits } of reports) {
    for (const name of ['accessibility', 'best-practices']) {
      for (const { id, weight } of categories[name].auditRefs)
        if (weight > 0 && audits[id].score === 0) failed.set(id, audits[id].title);
    }
  }
  for (const [id, name] of failed) console.log(`  ${id}: ${name}`);
}

const checkouts = [root, ...(options.against ? [resolve(options.against)] : [])];
console.log(`Medians of ${runs} loads; ${cpus()[0]?.model}`);
for (const { name, path, signedIn } of pages) {
  const sides = [];
  try {
    for (const checkout of checkouts) sides.push(await open(checkout, signedIn));
    for (const { form, config } of forms) {
      const reports = sides.map(() => []);
      for (let run = 0; run < runs; run += 1)
        for (const [at, side] of sides.entries()) reports[at].push(await judge(side, path, config));
      for (const [at, own] of reports.entries())
        print(`${name}, ${form}${at === 0 ? '' : ', the other'}`, own);
      const [ours, theirs] = reports.map((own) =>
        median(own.map(({ audits }) => audits['total-blocking-time'].numericValue)),
      );
      if (theirs)
        console.log(`${name}, ${form}: blocked for ${(ours / theirs).toFixed(2)} of the other's time`);
    }
  } finally {
    for (const { close } of sides) await close();
  }
}
