import { spawn, spawnSync } from 'node:child_process';
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

/**
 * Starts a program beside this one. Its output is shown as it comes, or with `quiet` all at once when it has ended, so
 * that two programs do not speak at the same time. Resolves to whether it succeeded, and what it said when quiet.
 */
export function start(command, args, { quiet = false, ...options } = {}) {
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const child = spawn(command, args, { cwd: root, stdio, ...options });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ succeeded: false, said: `${said}${error.message}\n` }));
    child.once('close', (code) => {
      process.stdout.write(said);
      resolve({ succeeded: code === 0, said });
    });
  });
}

/** Starts a program of an installed package beside this one. */
export const startTool = (name, args, options = {}) =>
  start(join(root, 'node_modules/.bin', name), args, options);

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

/** What the tests need besides packages of npm: whether it is there, and Debian's names of it, the best first. */
const needs = {
  // Not every release of the distribution has the one without windows.
  chromium: { isThere: () => findBrowser() !== undefined, names: ['chromium-headless-shell', 'chromium'] },
  postgresql: { isThere: hasPostgres, names: ['postgresql'] },
  ffmpeg: { isThere: hasFfmpeg, names: ['ffmpeg'] },
};

const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];

const aptInstall = (packages) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const distributionHas = (name) => {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' });
  return /Candidate: (?!\(none\))/.test(stdout ?? '');
};

/**
 * Installs Debian's packages for what is not there, at once, where we may: as root with apt-get. Does nothing elsewhere,
 * and installs the others when one cannot be had.
 */
export function installFromDistribution(wanted = Object.keys(needs)) {
  const missing = wanted.filter((name) => !needs[name].isThere());
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing from the distribution: ${missing.join(', ')} …`);
  run('apt-get', ['update', '-qq']);
  const found = missing.map((name) => {
    const known = needs[name].names.find(distributionHas);
    return known ? [known, ...(name === 'chromium' ? fonts : [])] : [];
  });
  if (!aptInstall(found.flat())) for (const packages of found) aptInstall(packages);
}

/**
 * A Chromium for the tests: the one that is there, else Debian's package where we may install it, else Playwright's
 * own download. Sets CHROMIUM_PATH when it is not Playwright's own.
 */
export function ensureChromium() {
  installFromDistribution(['chromium']);
  const found = findBrowser();
  if (found) process.env.CHROMIUM_PATH = found;
  else if (!runTool('playwright', ['install', 'chromium'])) {
    fail('The tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
  }
}

/** Replaces this process by a built program: signals and exit code are its own. */
export async function become(program) {
  await import(join(root, 'dist/node', program));
}
