import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import { demoSeeds } from '~/store/seeds.ts';
import type { Database } from '../../server/store/database.ts';
import { openStore } from '../../server/store/openStore.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { hasPostgres, startPostgres } from '../support/postgres.mjs';
import { apiOver } from './api.ts';
import { cpuMilliseconds } from './cpu.ts';
import { grow, sizes } from './grow.ts';
import { operations } from './operations.ts';
import { postgresCpu } from './postgresCpu.ts';

/** A query may cost this much CPU, in milliseconds. */
const LIMIT = 50;
const RUNS = 9;
const WARM = 2;

const share = Number(process.argv.find((argument) => argument.startsWith('--scale='))?.split('=')[1] ?? 1);
const SCALE = { cameras: 10_000 * share, incidents: 1_000_000 * share, office: 100_000 * share };

const cell = (cost: number | undefined) => (cost === undefined ? 'n/a' : cost.toFixed(1)).padStart(11);

interface Cost {
  /** CPU of this process, with SQLite in it. */
  readonly own: number;
  /** CPU of PostgreSQL's processes. */
  readonly database: number;
  readonly wall: number;
}

/** The mean of several runs, for the ticks of the system are coarse. */
async function costsOver(database: Database): Promise<Cost[]> {
  const { store, fleetHealth } = await openStore(database, 'demo', () => demoSeeds(Date.now));
  await grow(database, SCALE);
  for (const line of await sizes(database)) console.log(`  ${line}`);
  const { executor, token } = await apiOver(store, fleetHealth);
  const backend = database.dialect.name === 'postgres' ? await postgresCpu(database) : null;
  const costs: Cost[] = [];
  for (const { name, query } of operations) {
    const document = parse(query);
    const run = async () => {
      const { errors } = await executor.execute({ document, token });
      if (errors) throw new Error(`${name}: ${errors[0]?.message}`);
    };
    for (let i = 0; i < WARM; i++) await run();
    const before = { own: cpuMilliseconds(), database: backend?.() ?? 0, wall: performance.now() };
    for (let i = 0; i < RUNS; i++) await run();
    const cost = {
      own: (cpuMilliseconds() - before.own) / RUNS,
      database: ((backend?.() ?? 0) - before.database) / RUNS,
      wall: (performance.now() - before.wall) / RUNS,
    };
    costs.push(cost);
    // Growing the next database takes minutes.
    console.log(`  ${name.padEnd(44)}${cell(cost.own + cost.database)} ms of CPU`);
  }
  await database.close();
  return costs;
}

async function onSqlite(): Promise<Cost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'watchfloor-'));
  try {
    console.log('SQLite');
    return await costsOver(openSqlite(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Cost[] | null> {
  if (!hasPostgres()) return null;
  const server = startPostgres();
  try {
    console.log('PostgreSQL');
    return await costsOver(openPostgres(server.url, console.error));
  } finally {
    server.stop();
  }
}

const sqlite = await onSqlite();
const postgres = await onPostgres();

console.log(`\nMilliseconds per operation (mean of ${RUNS})\n`);
const heads = ['SQLite CPU', 'wall', 'Node CPU', 'PostgreSQL', 'wall'].map((head) => head.padStart(11));
console.log(`  ${'operation'.padEnd(44)}${heads.join('')}`);
for (const [index, { name }] of operations.entries()) {
  const [lite, large] = [sqlite[index], postgres?.[index]];
  const cells = [lite?.own, lite?.wall, large?.own, large?.database, large?.wall].map(cell);
  console.log(`  ${name.padEnd(44)}${cells.join('')}`);
}
const tooDear = operations.filter((_, index) => {
  const [lite, large] = [sqlite[index], postgres?.[index]];
  return (lite?.own ?? 0) > LIMIT || (large?.own ?? 0) + (large?.database ?? 0) > LIMIT;
});
console.log(
  tooDear.length === 0
    ? `\n✓ every query stays under ${LIMIT} ms of CPU`
    : `\n✗ over ${LIMIT} ms of CPU: ${tooDear.map(({ name }) => name).join(', ')}`,
);
process.exitCode = tooDear.length === 0 ? 0 : 1;
