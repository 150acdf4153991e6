import type { TestProject } from 'vitest/node';
import { demoSeeds } from '~/store/seeds.ts';
import { openStore } from '../../../server/store/openStore.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { NOW } from '../../support/environment.ts';
import { startPostgres } from '../../support/postgres.mjs';
import './transport.ts';
import { databaseAt, sayTo } from './postgresDatabases.ts';

/** Makes the database that every test copies, as a first start of the server would. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = startPostgres();
  const name = `watchfloor_rest_${process.pid}`;
  await sayTo(url, `create database ${name}`);
  const database = openPostgres(databaseAt(url, name), () => undefined);
  await openStore(database, 'demo', () => demoSeeds(() => NOW));
  await database.close();
  const { rows } = await sayTo(url, 'show server_version_num');
  // Since version 15 what is copied is written to the log, which takes five times as long as copying files.
  const strategy = Number(rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : '';
  project.provide('postgresTemplate', { url, database: name, strategy });
  return async () => {
    await sayTo(url, `drop database ${name} with (force)`);
    stop();
  };
}
