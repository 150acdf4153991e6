import type { Seeds } from '~/store/seeding.ts';
import { createSqlStore } from '../../../server/store/createSqlStore.ts';
import type { Database } from '../../../server/store/database.ts';
import { createKeptHealth } from '../../../server/store/keptHealth.ts';
import { createTestApi } from '../../support/environment.ts';
import { startTestServer } from '../../support/server.ts';
import type { Door } from './door.ts';
import { sendOverHttp } from './http.ts';

/**
 * The whole server over a database that holds the demo data, asked over HTTP.
 * @param remove is called after the database was closed
 */
export async function openSqlDoor(
  database: Database,
  remove: () => Promise<void>,
  seeds?: Seeds,
): Promise<Door> {
  const store = createSqlStore(database, seeds ? { demo: () => seeds } : {});
  await store.reset?.();
  const api = createTestApi(undefined, { store, fleetHealth: createKeptHealth(database) });
  const server = await startTestServer(api);
  let told = 0;
  return {
    send: (call) => sendOverHttp(server.url, call),
    token: api.token,
    pass: async (milliseconds) => api.pass(milliseconds),
    store: async () => store,
    problems() {
      const lines = server.log.slice(told);
      told = server.log.length;
      return lines.filter((line) => line.includes('"unexpected"'));
    },
    async close() {
      await server.stop();
      await database.close();
      await remove();
    },
  };
}
