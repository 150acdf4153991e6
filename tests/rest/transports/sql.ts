import type { Seeds } from '~/store/seeding.ts';
import { createSqlStore } from '../../../server/store/createSqlStore.ts';
import type { Database } from '../../../server/store/database.ts';
import { createProjectedHealth } from '../../../server/store/projectedHealth.ts';
import { createTestApi } from '../../support/environment.ts';
import { startTestServer } from '../../support/server.ts';
import { sendOverHttp } from './http.ts';
import type { Transport } from './transport.ts';

/**
 * The whole server over a database that holds the demo data, asked over HTTP.
 * @param remove is called after the database was closed
 */
export async function openSqlTransport(
  database: Database,
  remove: () => Promise<void>,
  seeds?: Seeds,
): Promise<Transport> {
  const store = createSqlStore(database, seeds ? { demo: () => seeds } : {});
  await store.reset?.();
  const api = createTestApi(undefined, { store, fleetHealth: createProjectedHealth(database) });
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
