import { inject } from 'vitest';
import { openPostgres } from '../../../server/store/postgres.ts';
import { databaseAt, sayTo } from './postgresDatabases.ts';
import { openSqlTransport } from './sql.ts';
import type { OpenTransport } from './transport.ts';

let opened = 0;

/** The server over a database of its own, which PostgreSQL copies from the template. */
export const openPostgresTransport: OpenTransport = async (seeds) => {
  const { url, database, strategy } = inject('postgresTemplate');
  opened += 1;
  const copy = `${database}_${Math.random().toString(36).slice(2)}_${opened}`;
  await sayTo(url, `create database ${copy} template ${database} ${strategy}`);
  // What is lost is lost below connections that are still closing.
  const opening = openPostgres(databaseAt(url, copy), () => undefined);
  const drop = async () => {
    await sayTo(url, `drop database ${copy} with (force)`);
  };
  return openSqlTransport(opening, drop, seeds);
};
