import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ensureInstalled, root, runTool } from './lib.mjs';

/**
 * `npm run mutants -- <files>`: breaks rules on purpose, one change at a time, and prints the changes that no test saw.
 * First all files are judged by the tests beside them, which take a moment; then only what survived is judged by the
 * tests of its domain in tests/graphql, which build the schema; not with `--beside`. Without files: every `*.rules.ts`.
 * What is computed once when a file is loaded is left out, for each such mutant would load everything anew.
 */
if (!existsSync(join(root, 'node_modules/.bin/stryker'))) ensureInstalled();

const below = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const besideOnly = process.argv.includes('--beside');
const named = process.argv.slice(2).filter((argument) => argument !== '--beside');
const rules = named.length > 0 ? named : below('src').filter((file) => file.endsWith('.rules.ts'));
const domainTests = readdirSync(join(root, 'tests/graphql')).filter((file) => file.endsWith('.test.ts'));

/** Tests of a domain whose files are called otherwise. */
const others = {
  base: ['numbers.test.ts', 'paging.test.ts', 'links.test.ts'],
  camera: ['cameras.test.ts', 'fleet.test.ts'],
  health: ['cameras.test.ts', 'numbers.test.ts'],
  incident: ['incidents.test.ts', 'desk.test.ts', 'events.test.ts'],
  session: ['registration.test.ts', 'identity.test.ts', 'account.test.ts'],
  wall: ['views.test.ts'],
  project: ['organisation.test.ts'],
  site: ['organisation.test.ts'],
  team: ['organisation.test.ts'],
  registry: ['mediaOrigins.test.ts', 'organisation.test.ts'],
  audit: ['auditLines.test.ts'],
};

const testsBeside = (file) => below(dirname(file)).filter((name) => name.endsWith('.test.ts'));

function testsOfDomain(file) {
  const domain = basename(dirname(file));
  return domainTests
    .filter((name) => name === `${domain}.test.ts` || others[domain]?.includes(name))
    .map((name) => `tests/graphql/${name}`);
}

// One folder for each run, so that two can stand beside each other.
const results = join(root, 'test-results', `mutants-${process.pid}`);
mkdirSync(results, { recursive: true });

/**
 * Lets Stryker judge the mutants of files, or of ranges of files (`file:1:0-1:20`). Returns them with file and status,
 * `Ignored` for those that are left out.
 */
function judge(mutate, testFiles) {
  const settings = join(results, 'settings.json');
  const report = join(results, 'report.json');
  rmSync(report, { force: true });
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
      plugins: ['@stryker-mutator/vitest-runner'],
      mutate,
      testFiles,
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      // What is said in words to programmers, and how an expression is written, is no rule.
      mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
      concurrency: 1,
      timeoutMS: 10_000,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      tempDirName: join(results, 'sandbox'),
      ignorePatterns: ['dist', 'docs', 'data', 'tests/e2e', 'test-results'],
      allowEmpty: true,
      logLevel: 'error',
    }),
  );
  if (!runTool('stryker', ['run', settings]) || !existsSync(report)) {
    rmSync(results, { recursive: true, force: true });
    throw new Error(`StrykerJS judged nothing of ${mutate.join(', ')}.`);
  }
  return Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)
    .flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })))
    .filter(({ status }) => /^(Killed|Timeout|Survived|NoCoverage|Ignored)$/.test(status));
}

const survived = ({ status }) => /^(Survived|NoCoverage)$/.test(status);
const rangeOf = ({ file, location: { start, end } }) =>
  `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
const nameOf = ({ file, location, mutatorName, replacement }) =>
  [file, JSON.stringify(location), mutatorName, replacement].join(' ');

let judged = judge(rules, [...new Set(rules.flatMap(testsBeside))]);
for (const file of besideOnly ? [] : rules) {
  const open = judged.filter((mutant) => mutant.file === file && survived(mutant));
  if (open.length === 0 || testsOfDomain(file).length === 0) continue;
  const statuses = new Map(
    judge([...new Set(open.map(rangeOf))], testsOfDomain(file))
      .filter(({ status }) => status !== 'NoCoverage')
      .map((mutant) => [nameOf(mutant), mutant.status]),
  );
  judged = judged.map((mutant) => ({ ...mutant, status: statuses.get(nameOf(mutant)) ?? mutant.status }));
}
judged = judged.filter(({ status }) => status !== 'Ignored');

for (const file of rules) {
  const own = judged.filter((mutant) => mutant.file === file);
  const survivors = own.filter(survived);
  console.log(`${file}: ${own.length - survivors.length} of ${own.length} were seen by tests`);
  for (const { location, mutatorName, replacement, status } of survivors) {
    const how = status === 'NoCoverage' ? ', which no test runs' : '';
    console.log(
      `  ${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement?.replaceAll('\n', ' ')}${how}`,
    );
  }
}
rmSync(results, { recursive: true, force: true });
const killed = judged.filter((mutant) => !survived(mutant)).length;
console.log(
  `${killed} of ${judged.length} mutants were seen by tests (${((100 * killed) / Math.max(1, judged.length)).toFixed(1)} %)`,
);
process.exitCode = killed < judged.length * 0.95 ? 1 : 0;
