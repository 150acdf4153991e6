import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopPostgres } from './postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each worker may start a PostgreSQL for all its files; stopped at the end of the run. */
    postgresFolder: string;
  }
}

let folder = '';

export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'watchfloor-workers-'));
  // PostgreSQL runs as a user of its own.
  await chmod(folder, 0o755);
  project.provide('postgresFolder', folder);
}

/** A worker has no last moment of its own: what it started is stopped here. */
export async function teardown(): Promise<void> {
  for (const name of await readdir(folder)) stopPostgres(join(folder, name));
  await rm(folder, { recursive: true });
}
