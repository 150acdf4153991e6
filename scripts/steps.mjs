import { join } from 'node:path';
import { ensureBuilt, root, run, runTool } from './lib.mjs';

const runScript = (name, ...args) => run(process.execPath, [join(root, 'scripts', name), ...args]);

/** What `npm run check` does, in the order in which it fails soonest. */
const steps = [
  ['generated code is up to date', () => runTool('graphql-codegen', ['--check', '--silent'])],
  ['schema/schema.graphql is the whole schema', () => runScript('schema.mjs', '--check')],
  ['the schema keeps the rules of Relay', () => runTool('graphql-schema-linter', [])],
  ['no client of the last release is broken', () => runScript('breaking.mjs')],
  ['types hold', () => run(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc')])],
  ['lint and format hold', () => runTool('biome', ['ci', '--error-on-warnings', '.'])],
  ['import rules hold', () => runTool('depcruise', ['--output-type', 'err', 'src', 'server', 'tests'])],
  ['no dead code', () => runTool('knip', [])],
  ['nothing is written twice', () => runScript('duplicates.mjs')],
  ['the project builds', ensureBuilt],
  ['bundles keep their budget', () => runScript('budget.mjs')],
];

/** Runs every step, also after one failed. Returns how many passed and failed. */
export function runSteps() {
  const counts = { passed: 0, failed: 0 };
  for (const [name, step] of steps) {
    const started = performance.now();
    const passed = step();
    counts[passed ? 'passed' : 'failed'] += 1;
    console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  return counts;
}
