import {
  firstNumber,
  markWidgets,
  sightDrawn,
  timeOfMark,
  widgetsDrawn,
} from '../../tests/support/drawn.mjs';
import { launch } from './browser.mjs';
import { startProfile } from './profile.mjs';
import { kilobytes, watchTraffic } from './traffic.mjs';

const stands = 'stands';

/** Runs inside the page: sets the mark after the first frame in which there is such an element. */
function markFirst({ selector, mark }) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
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

/** The pages that are measured, and the marks of their times: `content` is when the page stands. */
export const pages = [
  {
    name: 'login',
    path: '/login',
    signedIn: false,
    marks: { content: stands },
    prepare: [markFirst, { selector: 'input[type="password"]:enabled', mark: stands }],
  },
  {
    name: 'home',
    path: '/apps/dashboards/analytics',
    signedIn: true,
    marks: { number: firstNumber, content: sightDrawn, eight: widgetsDrawn },
    prepare: [markWidgets, { count: 8, marks: [firstNumber, sightDrawn, widgetsDrawn] }],
  },
];

/** An office app: it stands with the first of what it lists. */
const app = (name, path, selector) => ({
  name,
  path: `/apps/${path}`,
  signedIn: true,
  marks: { content: stands },
  prepare: [markFirst, { selector, mark: stands }],
});

/** The office apps, which are measured as the pages are. */
export const apps = [
  app('mail', 'mail/inbox', '[data-row]'),
  app('todo', 'todo/all', '[data-row]'),
  app('notes', 'notes', '[data-row]'),
  app('contacts', 'contacts/all', '[data-row]'),
  app('calendar', 'calendar', '.fc-event'),
  app('chat', 'chat', '[data-row-open]'),
];

/**
 * One cold load of a page of a build (`openBuild`), by a browser of its own: Chromium shares compiled scripts between the
 * contexts of one. Resolves to every figure, in milliseconds since the navigation began, in kB of 1000 bytes behind gzip
 * or as a number; requests, scripts and styles are those until the content stands. With `profile` it holds what
 * `printProfile` prints.
 */
export async function load(build, page, { slowdown = 1, profile: isProfiled = false } = {}) {
  const { checkout, url, storageState } = build;
  const { path, signedIn, marks, prepare } = page;
  const browser = await launch();
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      ...(signedIn ? { storageState } : {}),
    });
    const tab = await context.newPage();
    const trafficUntil = watchTraffic(tab, checkout);
    const devtools = await context.newCDPSession(tab);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await tab.addInitScript(collectTrouble);
    await tab.addInitScript(...prepare);
    const stopProfile = isProfiled ? await startProfile(tab) : null;
    await tab.goto(url + path, { waitUntil: 'commit' });
    const content = await tab.evaluate(timeOfMark, marks.content);
    const profile = await stopProfile?.();
    const times = {};
    for (const [name, mark] of Object.entries(marks)) times[name] = await tab.evaluate(timeOfMark, mark);
    await tab.waitForLoadState('networkidle');
    const origin = await tab.evaluate(() => performance.timeOrigin);
    const trouble = await tab.evaluate(() => ({ longTasks, moved }));
    const { requests, scripts, workerScripts, styles } = await trafficUntil(origin + content);
    const all = await trafficUntil();
    return {
      ...times,
      ...trouble,
      requests,
      scripts: kilobytes(scripts),
      workerScripts: kilobytes(workerScripts),
      styles: kilobytes(styles),
      allRequests: all.requests,
      allScripts: kilobytes(all.scripts),
      files: [...scripts, ...workerScripts, ...styles],
      profile,
    };
  } finally {
    await browser.close();
  }
}

/** Prints the files of a load, those of the page first. */
export function printFiles({ files }) {
  for (const { path, size } of files) console.log(`  ${(size / 1000).toFixed(1).padStart(7)}  ${path}`);
}
