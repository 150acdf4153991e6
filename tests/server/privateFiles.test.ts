import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { folderOfFile } from '../store/databases.ts';

const parent = folderOfFile();

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** What the log is told, and a log that is told nothing of errors. */
function listeningLog() {
  const lines: unknown[] = [];
  return { lines, log: { warn: (...line: unknown[]) => lines.push(line), error: () => expect.fail() } };
}

/** An open database that was written to, so that all its files are there. */
async function opened(folder: string, log = listeningLog().log) {
  const database = await openDatabase({ DATA_DIR: folder }, log);
  await sql`create table if not exists some (id)`.execute(database.writer);
  return database;
}

/** The names of the files, each with its rights. */
async function rightsIn(folder: string) {
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => `${name} ${await modeOf(join(folder, name))}`));
}

const narrow = ['watchfloor.db 600', 'watchfloor.db-shm 600', 'watchfloor.db-wal 600'];

it('makes the folder and the files of the database for their owner alone', async () => {
  const folder = join(parent(), 'new');
  const database = await opened(folder);
  expect(await rightsIn(folder)).toEqual(narrow);
  expect(await modeOf(folder)).toBe('700');
  await database.close();
});

it('narrows what others could read, and says so in the log', async () => {
  const folder = join(parent(), 'wide');
  // The other one stands for a server that was killed: its files are all left behind.
  const other = await opened(folder);
  await chmod(join(folder, 'watchfloor.db'), 0o664);
  await chmod(join(folder, 'watchfloor.db-wal'), 0o644);
  await chmod(join(folder, 'watchfloor.db-shm'), 0o644);
  await chmod(folder, 0o755);
  const { lines, log } = listeningLog();
  const database = await opened(folder, log);
  expect(await rightsIn(folder)).toEqual(narrow);
  expect(await modeOf(folder)).toBe('700');
  const told = 'others could read this; from now on its owner alone can';
  expect(lines).toEqual([
    [{ path: folder, before: '755', after: '700' }, told],
    [{ path: join(folder, 'watchfloor.db'), before: '664', after: '600' }, told],
    [{ path: join(folder, 'watchfloor.db-wal'), before: '644', after: '600' }, told],
    [{ path: join(folder, 'watchfloor.db-shm'), before: '644', after: '600' }, told],
  ]);
  await database.close();
  await other.close();
});

it('closes no folder that everybody shares, and says what to do', async () => {
  const folder = join(parent(), 'shared');
  await mkdir(folder);
  await chmod(folder, 0o1777);
  const { lines, log } = listeningLog();
  const database = await opened(folder, log);
  expect(await rightsIn(folder)).toEqual(narrow);
  expect(await modeOf(folder)).toBe('777');
  await database.close();
  expect(JSON.stringify(lines)).toContain('give DATA_DIR one of its own');
});
