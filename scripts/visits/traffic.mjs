import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const sizes = new Map();

/** Size of a built file behind gzip, in bytes. */
function gzipped(checkout, path) {
  const file = join(checkout, 'dist/client', path);
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(file)).length);
  return sizes.get(file);
}

const imported = /(?:import|from)\s*["']\.\/([^"']+\.js)["']/g;

/** A script and all that it imports before it runs, as paths. */
function withImports(checkout, path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(join(checkout, 'dist/client', path), 'utf8');
  for (const [, name] of text.matchAll(imported)) withImports(checkout, `/assets/${name}`, found);
  return found;
}

/** Runs inside a worker: the addresses that it fetched by itself. */
const fetchedByWorker = () => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Counts what a page of a build asks for, from now on. `stop(until)` resolves to the requests that began before `until`
 * (milliseconds since 1970; without it all), and the files among them, each once, with its bytes behind gzip: those of
 * the page, those of its workers, style sheets. A file that page and worker share counts as the worker's.
 */
export function watchTraffic(page, checkout) {
  const requests = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  return async (until = Number.POSITIVE_INFINITY) => {
    const before = requests.filter((request) => request.timing().startTime <= until);
    const paths = new Set(before.map((request) => new URL(request.url()).pathname));
    const ofWorkers = new Set();
    for (const worker of page.workers()) {
      if (!worker.url().startsWith('http')) continue;
      for (const path of withImports(checkout, new URL(worker.url()).pathname)) ofWorkers.add(path);
      for (const url of await worker.evaluate(fetchedByWorker)) ofWorkers.add(new URL(url).pathname);
    }
    const files = (isWanted) =>
      [...paths]
        .filter(isWanted)
        .map((path) => ({ path, size: gzipped(checkout, path) }))
        .sort((a, b) => b.size - a.size);
    const isScript = (path) => path.endsWith('.js');
    return {
      requests: before.length,
      scripts: files((path) => isScript(path) && !ofWorkers.has(path)),
      workerScripts: files((path) => isScript(path) && ofWorkers.has(path)),
      styles: files((path) => path.endsWith('.css')),
    };
  };
}

/** The size of files together, in kB of 1000 bytes. */
export const kilobytes = (files) => files.reduce((sum, { size }) => sum + size, 0) / 1000;
