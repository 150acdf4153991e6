import { parseArgs } from 'node:util';
import { ensureBuilt, ensureChromium, ensureInstalled, root } from './lib.mjs';

/**
 * `node scripts/coldstart.mjs`: what a first visit costs on a slow machine. Each page is opened by a browser that keeps
 * nothing but the session, its CPU slowed fourfold; medians of `--runs` loads (5).
 *
 * - `--against <folder>` opens the pages of another checkout too, which must be built, each load after one of ours, and
 *   prints the ratios: ours to theirs.
 * - `--only home`: one page; also an office app (`mail`, `todo`, `notes`, `contacts`, `calendar`, `chat`), which are left out
 *   else.
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
const slowdown = 4;

ensureInstalled();
ensureChromium();
ensureBuilt();

const { cpus } = await import('node:os');
const { resolve } = await import('node:path');
const { openBuild } = await import('./visits/browser.mjs');
const { apps, load, pages: known, printFiles } = await import('./visits/load.mjs');
const { printProfile } = await import('./visits/profile.mjs');

const pages = options.only ? [...known, ...apps].filter(({ name }) => name === options.only) : known;

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

/** Loads a page of every build, one after the other, so that what slows the machine slows them all. */
async function loadAll(builds, page) {
  const loads = builds.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [at, build] of builds.entries()) loads[at].push(await load(build, page, { slowdown }));
  return loads;
}

function print(name, loads) {
  const medians = loads.map((own) => (figure) => median(own.map((each) => each[figure])));
  const shown = figures.filter(([figure]) => loads[0][0][figure] !== undefined);
  for (const [at, of] of medians.entries()) {
    const times = loads[at].map(({ content }) => (content / 1000).toFixed(2)).join(' ');
    const written = shown.map(([figure, title, write]) => `${title} ${write(of(figure))}`).join(', ');
    console.log(`${name}${at === 0 ? '' : ' of the other'}: ${written} (content: ${times})`);
  }
  const [ours, theirs] = medians;
  if (!theirs) return;
  const ratios = shown
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
        printProfile(build.checkout, (await load(build, page, { profile: true })).profile);
      }
  } else {
    console.log(
      `CPU ${slowdown}x slower, cold, ${runs} loads each; Chromium ${builds[0].version}, ${cpus()[0]?.model}`,
    );
    for (const page of pages) {
      const loads = await loadAll(builds, page);
      print(page.name, loads);
      if (options.list) printFiles(loads[0][0]);
    }
  }
} finally {
  for (const { stop } of builds) stop();
}
