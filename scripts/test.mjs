import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasFfmpeg } from '../tests/support/ffmpeg.mjs';
import { hasPostgres } from '../tests/support/postgres.mjs';
import { ensureBuilt, ensureChromium, ensureInstalled, root, start, startTool } from './lib.mjs';

/**
 * `npm test`: installs what it needs, checks, and runs every test. Two things go on at a time, for two cores: the
 * distribution's packages beside npm's and the build, then checks, unit tests and the REST suite beside the tests in a
 * browser; those of streams, which wait more than they work, run beside both. What is measured comes last and has the
 * machine to itself. The last line says what came of it.
 */
const started = performance.now();
const sayTime = (what) =>
  console.log(`${what}: ${Math.round((performance.now() - started) / 1000)} s after the start`);

const distribution = start(process.execPath, [join(root, 'scripts/distribution.mjs')]);
ensureInstalled();
ensureBuilt();
await distribution;
ensureChromium();
sayTime('Installed and built');

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** A runner that wrote no report has failed, whatever it printed. */
function report(name, ran, count) {
  const path = join(results, name);
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const counts = count(JSON.parse(readFileSync(path, 'utf8')));
  return { passed: counts.passed, failed: counts.failed === 0 && !ran ? 1 : counts.failed };
}

/** `npm run check`, which ends with its counts. */
async function check() {
  const { said } = await start(process.execPath, [join(root, 'scripts/check.mjs')], { quiet: true });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? [null, 0, 1];
  return { passed: Number(passed), failed: Number(failed) };
}

async function runUnitTests() {
  const { succeeded } = await startTool(
    'vitest',
    [
      'run',
      // The other core is for the browser.
      '--maxWorkers=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${join(results, 'vitest.json')}`,
    ],
    { quiet: true },
  );
  return report('vitest.json', succeeded, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
  }));
}

async function checkAndRunUnitTests() {
  const checks = await check();
  sayTime('Checked');
  const unit = await runUnitTests();
  sayTime('Unit tests and the REST suite over every transport done');
  return [checks, unit];
}

/** Tests of a suite of Playwright's report that passed the second time only. */
const flakyIn = ({ title, specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(flakyIn),
];
const secondTries = [];
/** Runs a project of Playwright, whose report, and folder of what failed, bear its name. */
async function endToEnd(project, { workers = 2, quiet = false } = {}) {
  const name = `${project}.json`;
  const choice = ['--project', project, '--workers', `${workers}`, '--output', join(results, project)];
  const { succeeded } = await startTool('playwright', ['test', ...choice], {
    quiet,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, name) },
  });
  sayTime(`Tests in a browser done (${project})`);
  return report(name, succeeded, ({ stats, suites }) => {
    secondTries.push(...suites.flatMap(flakyIn));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

const [checked, ...beside] = await Promise.all([
  checkAndRunUnitTests(),
  endToEnd('journeys'),
  endToEnd('streams', { workers: 1, quiet: true }),
]);
const measured = await endToEnd('measured', { workers: 1 });

const all = [...checked, ...beside, measured];
const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
if (!hasPostgres()) {
  console.log(
    '! SKIPPED: neither the store nor REST was tested on PostgreSQL, for there is none here. Install it, or name one in',
  );
  console.log(
    '  WATCHFLOOR_TEST_POSTGRES=postgres://user:password@host/database (tests make databases of their own).',
  );
}
for (const title of secondTries) console.log(`! PASSED THE SECOND TIME ONLY: ${title}`);
if (!hasFfmpeg()) {
  console.log('! SKIPPED: no real stream (HLS, MJPEG) was played, for there is no ffmpeg here. Install it.');
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
