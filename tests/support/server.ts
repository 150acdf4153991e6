import { Writable } from 'node:stream';
import pino from 'pino';
import { createExecutor } from '~/graphql/execute.ts';
import { createSchema } from '~/graphql/schema.ts';
import type { AppOptions } from '../../server/app.ts';
import { startServer } from '../../server/listen.ts';
import { createClientFolder } from './client.ts';
import { createTestApi, type TestApi } from './environment.ts';

export interface TestServer {
  readonly api: TestApi;
  /** For example http://127.0.0.1:40123 */
  readonly url: string;
  /** Every line of the log so far. */
  readonly log: readonly string[];
  /** Tells subscribers that events were missed. */
  reconnectAll(): void;
  stop(): Promise<void>;
}

/** The whole server on a free port, by default over demo data at the fixed moment of the tests. */
export async function startTestServer(
  api: TestApi = createTestApi(),
  settings: Pick<
    AppOptions,
    'trustProxy' | 'corsOrigins' | 'mediaOrigins' | 'operationMs' | 'providers' | 'budgets' | 'slowReaders'
  > = {},
): Promise<TestServer> {
  const client = await createClientFolder();
  const log: string[] = [];
  const stream = new Writable({
    write(line, _, done) {
      log.push(String(line));
      done();
    },
  });
  const options = {
    // The server puts its limits into the schema, which therefore is its own.
    executor: createExecutor(createSchema(), api.environment),
    clock: api.environment.clock,
    registration: api.environment.registration,
    clientFolder: client.folder,
    log: pino(stream),
    ...settings,
  };
  const { url, stop, reconnectAll } = await startServer(options, '127.0.0.1', 0);
  return {
    api,
    url,
    log,
    reconnectAll,
    async stop() {
      await stop();
      await client.remove();
    },
  };
}
