import { parse } from 'graphql';
import { transitionHealth } from '~/health/transitionHealth.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import type { Seeds } from '~/store/seeding.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { type TableName, tableSpecs } from '~/store/tables.ts';
import { apiOver } from './api.ts';
import { cpuMilliseconds, cpuPerRun } from './cpu.ts';
import { operations } from './operations.ts';
import { benchedCalls, dashboards, restCost, WIDGETS_MS } from './restCosts.ts';
import { scaledSeeds } from './scale.ts';
import { serverCosts } from './server.ts';

/** A dashboard query may cost this much CPU at 500 cameras and 100,000 incidents, in milliseconds. */
const LIMIT = 50;
const SCALE = { cameras: 500, incidents: 100_000 };

/** CPU of every operation in this process, as the browser runs it: no network, no HTTP. */
async function executorCosts(seeds: Seeds): Promise<number[]> {
  const { executor, token } = await apiOver(createMemoryStore({ seeds }), transitionHealth);
  const costs: number[] = [];
  for (const { name, query } of operations) {
    const document = parse(query);
    const cost = await cpuPerRun(async () => {
      const { errors } = await executor.execute({ document, token });
      if (errors) throw new Error(`${name}: ${errors[0]?.message}`);
    });
    costs.push(cost);
  }
  return costs;
}

async function printSize(): Promise<void> {
  const before = cpuMilliseconds();
  const store = createMemoryStore({ seeds: demoSeeds(Date.now) });
  const names = Object.keys(tableSpecs) as TableName[];
  let bytes = 0;
  console.log('\nDemo data');
  for (const name of names) {
    const { rows } = await store[name].list();
    const size = JSON.stringify(rows).length;
    bytes += size;
    console.log(
      `  ${name.padEnd(20)} ${String(rows.length).padStart(7)} rows ${(size / 1000).toFixed(0).padStart(7)} kB of JSON`,
    );
  }
  console.log(
    `  made in ${(cpuMilliseconds() - before).toFixed(0)} ms of CPU, ${(bytes / 1e6).toFixed(1)} MB of JSON in all`,
  );
}

/** Prints what calls cost; returns the dashboards that cost more than they may. */
async function printRest(): Promise<string[]> {
  const { executor, token } = await apiOver(
    createMemoryStore({ seeds: demoSeeds(Date.now) }),
    transitionHealth,
  );
  console.log('\nREST beside the same operations in this process: CPU in milliseconds, and how much dearer');
  const tooDear: string[] = [];
  for (const call of benchedCalls) {
    const { rest, graphql, ratio } = await restCost(executor, token, call);
    if (dashboards.includes(call) && rest > WIDGETS_MS) tooDear.push(call.path);
    console.log(`  ${call.path.padEnd(44)}${cell(rest)}${cell(graphql)}${ratio.toFixed(2).padStart(12)}`);
  }
  return tooDear;
}

const cell = (cost: number | null) => (cost === null ? 'n/a' : cost.toFixed(1)).padStart(12);

const demo = await executorCosts(demoSeeds(Date.now));
const scaled = await executorCosts(scaledSeeds(Date.now, SCALE.cameras, SCALE.incidents));
const server = await serverCosts(operations);

console.log('CPU per operation in milliseconds (median of 9)\n');
console.log(
  `  ${'operation'.padEnd(44)}${'demo'.padStart(12)}${'500 / 100k'.padStart(12)}${'server'.padStart(12)}`,
);
for (const [index, { name }] of operations.entries()) {
  console.log(
    `  ${name.padEnd(44)}${cell(demo[index] ?? 0)}${cell(scaled[index] ?? 0)}${cell(server[index] ?? null)}`,
  );
}
console.log('\n  demo: executor over the demo data; 500 / 100k: over 500 cameras and 100,000 incidents;');
console.log('  server: whole process with HTTP over the demo data');
const dearWidgets = await printRest();
await printSize();

const tooDear = operations.filter((_, index) => (scaled[index] ?? 0) > LIMIT).map(({ name }) => name);
console.log(
  tooDear.length === 0
    ? `\n✓ every query stays under ${LIMIT} ms`
    : `\n✗ over ${LIMIT} ms: ${tooDear.join(', ')}`,
);
console.log(
  dearWidgets.length === 0
    ? `✓ the widgets of every dashboard stay under ${WIDGETS_MS} ms`
    : `✗ widgets over ${WIDGETS_MS} ms: ${dearWidgets.join(', ')}`,
);
process.exitCode = tooDear.length + dearWidgets.length === 0 ? 0 : 1;
