import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasFfmpeg } from '../tests/support/ffmpeg.mjs';
import { hasPostgres } from '../tests/support/postgres.mjs';

/** Plain Node without packages: these functions run before anything is installed. */

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program in the project's folder, shows its output and tells whether it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return status === 0;
}

/** Runs a program of an installed package. */
export const runTool = (name, args, options = {}) =>
  run(join(root, 'node_modules/.bin', name), args, options);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const hashOf = (...contents) => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex');
};

const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Installs from the lock file when that has not been done for this very lock file. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Watchfloor needs Node 20.19 or later; this is ${process.version}.`);
  }
  const stamp = join(root, 'node_modules/.watchfloor-lock');
  const lockHash = () => hashOf(readFileSync(join(root, 'package-lock.json')));
  if (readStamp(stamp) === lockHash()) return;
  console.log('Installing packages from the lock file …');
  const quiet = ['--no-audit', '--no-fund'];
  // A registry that does not serve other platforms' binaries leaves them out of the lock file, and then `npm ci` calls
  // the lock incomplete; `npm install` takes the same versions from it and passes over what is not for this machine.
  const installed =
    run('npm', ['ci', ...quiet], { stdio: 'ignore' }) || run('npm', ['install', '--no-save', ...quiet]);
  if (!installed) fail('Packages could not be installed.');
  writeFileSync(stamp, lockHash());
}

const sources = [
  'index.html',
  'public',
  'schema',
  'server',
  'src',
  'tests/bench',
  'tests/support/processes.mjs',
  'scripts/vite',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Builds when a source has changed since the last build. Returns true; a build that fails ends the process. */
export function ensureBuilt() {
  const stamp = join(root, 'dist/.stamp');
  const files = sources.flatMap((name) => [...filesBelow(join(root, name))]);
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()
    .join();
  const wanted = hashOf(settings, ...files.flatMap((file) => [file.slice(root.length), readFileSync(file)]));
  if (readStamp(stamp) === wanted) return true;
  console.log('Building …');
  const built =
    runTool('vite', ['build', '--logLevel', 'warn']) &&
    runTool('vite', ['build', '-c', 'scripts/vite/playground.config.ts', '--logLevel', 'warn']) &&
    runTool('vite', ['build', '-c', 'scripts/vite/node.config.ts', '--logLevel', 'warn']);
  if (!built) fail('The build failed; the lines above say why.');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

// The one without windows first: a whole browser costs tests a third more.
const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const findBrowser = () =>
  [process.env.CHROMIUM_PATH ?? '', ...browsers].find((path) => path && existsSync(path));

/**
 * A Chromium for the tests: the one that is there, else Debian's package where we may install it, else Playwright's
 * own download. Sets CHROMIUM_PATH when it is not Playwright's own.
 */
export function ensureChromium() {
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the distribution …');
    const install = (browser) =>
      run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-core', 'fonts-noto-cjk'],
        {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        },
      );
    run('apt-get', ['update', '-qq']);
    // Not every release of the distribution has it.
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const found = findBrowser();
  if (found) process.env.CHROMIUM_PATH = found;
  else if (!runTool('playwright', ['install', 'chromium'])) {
    fail('The tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
  }
}

/**
 * Debian's PostgreSQL for the tests, where there is none and we may install it. Returns whether there is one: the tests
 * on it are left out otherwise, and whoever runs them says so.
 */
export function ensurePostgres() {
  if (!hasPostgres() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL from the distribution …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return hasPostgres();
}

/**
 * Debian's ffmpeg for the tests, where there is none and we may install it. Returns whether there is one: the tests with
 * real streams are left out otherwise, and whoever runs them says so.
 */
export function ensureFfmpeg() {
  if (!hasFfmpeg() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing ffmpeg from the distribution …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return hasFfmpeg();
}

/** Replaces this process by a built program: signals and exit code are its own. */
export async function become(program) {
  await import(join(root, 'dist/node', program));
}
