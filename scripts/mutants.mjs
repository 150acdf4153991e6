import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ensureInstalled, root, runTool } from './lib.mjs';

/**
 * `npm run mutants -- <files>`: breaks rules on purpose, one change at a time, and prints the changes that no test saw.
 * The tests are those beside the file and those of its domain in tests/graphql. Without files: every `*.rules.ts`. What is
 * computed once when a file is loaded is left out, for each such mutant would load everything anew.
 */
ensureInstalled();

const below = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const rules =
  process.argv.slice(2).length > 0
    ? process.argv.slice(2)
    : below('src').filter((file) => file.endsWith('.rules.ts'));
const domainTests = readdirSync(join(root, 'tests/graphql')).filter((file) => file.endsWith('.test.ts'));

/** Tests of a domain whose files are called otherwise. */
const others = {
  base: ['numbers.test.ts', 'paging.test.ts', 'links.test.ts'],
  camera: ['cameras.test.ts', 'fleet.test.ts'],
  health: ['cameras.test.ts', 'numbers.test.ts'],
  incident: ['incidents.test.ts', 'desk.test.ts', 'events.test.ts'],
  session: ['registration.test.ts', 'identity.test.ts', 'account.test.ts'],
  wall: ['views.test.ts'],
};

function testsOf(file) {
  const folder = dirname(file);
  const domain = basename(folder);
  const beside = below(folder).filter((name) => name.endsWith('.test.ts'));
  const own = domainTests.filter((name) => name === `${domain}.test.ts` || others[domain]?.includes(name));
  return [...beside, ...own.map((name) => `tests/graphql/${name}`)];
}

const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });
const settings = join(results, 'mutants.config.json');
let [killed, all] = [0, 0];
for (const file of rules) {
  const tests = testsOf(file);
  const report = join(results, 'mutants.json');
  rmSync(report, { force: true });
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true },
      plugins: ['@stryker-mutator/vitest-runner'],
      mutate: [file],
      testFiles: tests,
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      // What is said in words to programmers, and how an expression is written, is no rule.
      mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
      concurrency: 1,
      timeoutMS: 10_000,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      tempDirName: join(results, 'mutants'),
      ignorePatterns: ['dist', 'docs', 'data', 'tests/e2e', 'test-results'],
      allowEmpty: true,
      logLevel: 'error',
    }),
  );
  runTool('stryker', ['run', settings]);
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const mutants = Object.values(files).flatMap(({ mutants: of }) => of);
  const judged = mutants.filter(({ status }) => /^(Killed|Timeout|Survived|NoCoverage)$/.test(status));
  const survivors = judged.filter(({ status }) => /^(Survived|NoCoverage)$/.test(status));
  killed += judged.length - survivors.length;
  all += judged.length;
  console.log(`${file}: ${judged.length - survivors.length} of ${judged.length} were seen by tests`);
  for (const { location, mutatorName, replacement, status } of survivors) {
    const how = status === 'NoCoverage' ? ', which no test runs' : '';
    console.log(
      `  ${file}:${location.start.line} ${mutatorName}: ${replacement?.replaceAll('\n', ' ')}${how}`,
    );
  }
}
console.log(
  `${killed} of ${all} mutants were seen by tests (${((100 * killed) / Math.max(1, all)).toFixed(1)} %)`,
);
process.exitCode = killed < all * 0.95 ? 1 : 0;
