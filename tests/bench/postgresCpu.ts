import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../../server/store/database.ts';

/** Clock ticks of /proc/<pid>/stat in a second. */
const ticksPerSecond = 100;

/** The fields of /proc/<pid>/stat from the third on, which is the state. */
const statOf = (pid: string | number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

const ticks = (stat: readonly string[], ...fields: number[]) =>
  fields.reduce((sum, field) => sum + Number(stat[field - 3]), 0);

function processes(): { pid: string; stat: string[] }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [{ pid, stat: statOf(pid) }];
      } catch {
        // It ended in between.
        return [];
      }
    });
}

/**
 * Reads the milliseconds of CPU that a PostgreSQL of this machine has used in all of its processes, in steps of 10. Null
 * where the system does not tell.
 */
export async function postgresCpu({ reader }: Database): Promise<(() => number) | null> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(reader);
  try {
    const postmaster = statOf(rows[0]?.pid ?? 0)[1] ?? '';
    return () => {
      // Those who ended count in what their parent has waited for.
      const ended = ticks(statOf(postmaster), 14, 15, 16, 17);
      const children = processes().filter(({ stat }) => stat[1] === postmaster);
      const running = children.reduce((sum, { stat }) => sum + ticks(stat, 14, 15), 0);
      return ((ended + running) / ticksPerSecond) * 1_000;
    };
  } catch {
    return null;
  }
}
