import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const interval = 200;

/** Starts a CPU profile of a page's main thread. `stop()` resolves to it, with what the page spent on style and layout. */
export async function startProfile(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval });
  await devtools.send('Profiler.start');
  return async () => {
    const { profile } = await devtools.send('Profiler.stop');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return { profile, metrics: Object.fromEntries(metrics.map(({ name, value }) => [name, value])) };
  };
}

const maps = new Map();
function mapOf(checkout, path) {
  if (!maps.has(path)) {
    const file = join(checkout, 'dist/client', `${path}.map`);
    // What the bundler itself adds has none.
    maps.set(path, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null);
  }
  return maps.get(path);
}

/** Where a function of a bundle was written: its file, with line and name. */
function origin(checkout, { url, functionName, lineNumber, columnNumber }) {
  if (!url.startsWith('http')) return { file: functionName || '(native)', place: functionName || '(native)' };
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.js')) return { file: pathname, place: `${pathname} ${functionName}` };
  const entry = mapOf(checkout, pathname)?.findEntry(lineNumber, columnNumber) ?? {};
  const file =
    entry.originalSource?.replace(/^(\.\.\/)+/, '').replace(/^.*node_modules\//, 'npm:') ?? pathname;
  return { file, place: `${file}:${(entry.originalLine ?? 0) + 1} ${entry.name ?? functionName}` };
}

/** `npm:highcharts/es-modules/…` → `npm:highcharts`, `src/shell/ui/Chart.tsx` → `src/shell/ui`. */
function groupOf(file) {
  if (file.startsWith('npm:'))
    return file
      .split('/')
      .slice(0, file.startsWith('npm:@') ? 2 : 1)
      .join('/');
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : file;
}

/** The nodes of the profile by their ids, each with the names of all that called it and its own. */
function callersOf(nodes, nameOf) {
  const above = new Map();
  const walk = (node, names) => {
    const all = new Set(names).add(nameOf(node));
    above.set(node.id, all);
    for (const child of node.children ?? []) walk(nodes.get(child), all);
  };
  walk(nodes.values().next().value, new Set());
  return above;
}

function top(title, times, count) {
  const rows = [...times].sort(([, a], [, b]) => b - a).slice(0, count);
  console.log(`\n${title}, in ms`);
  for (const [name, time] of rows) console.log(`${time.toFixed(1).padStart(8)}  ${name}`);
}

/** Prints what ran on the main thread: by package or folder, by file, and by function. */
export function printProfile(checkout, { profile, metrics }) {
  const nodes = new Map(profile.nodes.map((node) => [node.id, origin(checkout, node.callFrame)]));
  const [groups, files, places, whole] = [new Map(), new Map(), new Map(), new Map()];
  const callers = callersOf(
    new Map(profile.nodes.map((node) => [node.id, node])),
    ({ id }) => nodes.get(id).place,
  );
  const add = (times, name, time) => times.set(name, (times.get(name) ?? 0) + time);
  for (const [at, id] of profile.samples.entries()) {
    const { file, place } = nodes.get(id);
    if (file === '(idle)') continue;
    const time = Math.max(profile.timeDeltas[at], 0) / 1000;
    add(groups, groupOf(file), time);
    add(files, file, time);
    add(places, place, time);
    for (const name of callers.get(id)) add(whole, name, time);
  }
  const all = [...groups.values()].reduce((sum, time) => sum + time, 0);
  const seconds = (name) => `${(metrics[name] * 1000).toFixed(0)} ms`;
  console.log(
    `Main thread until the content stands: ${all.toFixed(0)} ms; tasks ${seconds('TaskDuration')}, scripts ${seconds('ScriptDuration')}, ` +
      `style ${seconds('RecalcStyleDuration')} in ${metrics.RecalcStyleCount} passes, layout ${seconds('LayoutDuration')} in ${metrics.LayoutCount}`,
  );
  top('Self time by package or folder', groups, 40);
  top('Self time by file', files, 40);
  top('Self time by function', places, 60);
  top('Time of functions with all that they called', whole, 100);
}
