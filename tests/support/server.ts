import { Writable } from 'node:stream';
import pino from 'pino';
import { type WorkLimits, workLimits } from '~/graphql/work.ts';
import type { AppOptions } from '../../server/app.ts';
import { createServerExecutor } from '../../server/executor.ts';
import { startServer } from '../../server/listen.ts';
import { createClientFolder } from './client.ts';
import { createTestApi, type TestApi } from './environment.ts';

export interface TestServer {
  readonly api: TestApi;
  /** For example http://127.0.0.1:40123 */
  readonly url: string;
  /** Where its files lie, as a build leaves them. */
  readonly clientFolder: string;
  /** Every line of the log so far. */
  readonly log: readonly string[];
  /** Tells subscribers that events were missed. */
  reconnectAll(): void;
  stop(): Promise<void>;
}

interface ServerSettings
  extends Pick<
    AppOptions,
    'trustProxy' | 'corsOrigins' | 'mediaOrigins' | 'patience' | 'providers' | 'budgets' | 'slowReaders'
  > {
  /** Of an operation and of a REST call, where they differ from the server's own. */
  readonly limits?: Partial<WorkLimits>;
}

/** The whole server on a free port, by default over demo data at the fixed moment of the tests. */
export async function startTestServer(
  api: TestApi = createTestApi(),
  { limits, ...settings }: ServerSettings = {},
): Promise<TestServer> {
  const client = await createClientFolder();
  const log: string[] = [];
  const stream = new Writable({
    write(line, _, done) {
      log.push(String(line));
      done();
    },
  });
  const logger = pino(stream);
  const workLimit = { ...workLimits, ...limits };
  const options = {
    executor: createServerExecutor(api.environment, logger, workLimit),
    clock: api.environment.clock,
    registration: api.environment.registration,
    clientFolder: client.folder,
    log: logger,
    limits: workLimit,
    ...settings,
  };
  const { url, stop, reconnectAll } = await startServer(options, '127.0.0.1', 0);
  return {
    api,
    url,
    clientFolder: client.folder,
    log,
    reconnectAll,
    async stop() {
      await stop();
      await client.remove();
    },
  };
}
