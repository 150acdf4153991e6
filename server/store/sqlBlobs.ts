import { sql } from 'kysely';
import type { Blobs } from '~/store/blobs.ts';
import { createPartBlobs } from '~/store/partBlobs.ts';
import type { Database } from './database.ts';

const table = sql.table('blobParts');
const blobId = sql.ref('blobId');
const place = sql.ref('place');
const bytes = sql.ref('bytes');

/** Blobs in the database, a row a part, so that all servers over it share them. */
export function createSqlBlobs({ dialect, reader, writer }: Database): Blobs {
  const same = (ids: readonly string[]) => dialect.oneOf(blobId, 'text', ids);
  // SQLite's driver answers what views the bytes differently from PostgreSQL's.
  const plain = (found: Uint8Array | ArrayBuffer) => new Uint8Array(found);
  return createPartBlobs({
    async add(id, placed) {
      if (placed.length === 0) return;
      const rows = placed.map(([at, part]) => sql`(${id}, ${at}, ${Buffer.from(part)})`);
      await sql`insert into ${table} (${blobId}, ${place}, ${bytes}) values ${sql.join(rows)}
        on conflict (${blobId}, ${place}) do nothing`.execute(writer);
    },
    async get(id, at) {
      const { rows } = await sql<{ bytes: Uint8Array | ArrayBuffer }>`
        select ${bytes} from ${table} where ${blobId} = ${id} and ${place} = ${at}`.execute(reader);
      return rows[0] && plain(rows[0].bytes);
    },
    async last(id) {
      const { rows } = await sql<{ place: number; length: number }>`
        select ${place}, length(${bytes}) as length from ${table} where ${blobId} = ${id}
        order by ${place} desc limit 1`.execute(reader);
      return rows[0] ? { place: Number(rows[0].place), bytes: Number(rows[0].length) } : null;
    },
    async remove(ids) {
      await sql`delete from ${table} where ${same(ids)}`.execute(writer);
    },
    async clear() {
      await sql`delete from ${table}`.execute(writer);
    },
  });
}
