import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

// Plain Node without packages: the test command asks it before anything runs.

const debian = '/usr/lib/postgresql';

/** The folder of initdb and pg_ctl; undefined where there is no PostgreSQL. */
function programs() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** Whether tests can have a PostgreSQL: one that was named, or one that can be started. */
export const hasPostgres = () =>
  process.env.WATCHFLOOR_TEST_POSTGRES !== undefined || programs() !== undefined;

/** PostgreSQL refuses to run as root: Debian's package has made a user for it. */
function userOfPostgres() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** From version 15 on, the order of letters can be a language's: the store must not depend on it. */
function foreignOrder(bin) {
  const version = execFileSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8' });
  const recent = Number(/\d+/.exec(version)?.[0]) >= 15;
  return recent ? ['--locale-provider=icu', '--icu-locale=en-US'] : [];
}

const runIn =
  (folder, user) =>
  (program, ...args) =>
    execFileSync(join(programs() ?? '', program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });

/** Stops the cluster in this folder of startPostgres, and removes it. */
export function stopPostgres(folder) {
  runIn(folder, userOfPostgres())('pg_ctl', '-D', join(folder, 'data'), '-w', '-m', 'immediate', 'stop');
  rmSync(folder, { recursive: true, force: true });
}

/**
 * A PostgreSQL where tests may make databases: the one that WATCHFLOOR_TEST_POSTGRES names, or a cluster in a temporary
 * folder that answers on a socket in it and is gone after stop(). The folder is made in `parent`, which others than its
 * owner must be able to pass.
 */
export function startPostgres(parent = tmpdir()) {
  const named = process.env.WATCHFLOOR_TEST_POSTGRES;
  if (named !== undefined) return { url: named, stop: () => undefined };
  const bin = programs();
  if (bin === undefined) throw new Error('There is no PostgreSQL here.');
  const user = userOfPostgres();
  const folder = mkdtempSync(join(parent, 'watchfloor-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = runIn(folder, user);
  const account = ['-U', 'postgres', '-A', 'trust'];
  run('initdb', '-D', data, ...account, '-E', 'UTF8', '--locale=C', ...foreignOrder(bin), '--no-sync');
  const options = `-k ${folder} -c listen_addresses= -c fsync=off`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => stopPostgres(folder),
  };
}
